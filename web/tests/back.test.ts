import { beforeEach, describe, expect, it, vi } from "vitest";

/** A history whose steps back arrive later, as a browser's do. */
class History {
  entries: unknown[] = [null, null];
  steps = 0;
  constructor(private readonly arrived: () => void) {}
  get state(): unknown {
    return this.entries.at(-1);
  }
  pushState(state: unknown): void {
    this.entries.push(state);
  }
  back(): void {
    this.steps += 1;
    setTimeout(() => {
      this.entries.pop();
      this.arrived();
    }, 10);
  }
}

let back: typeof import("$lib/ui/back");
let history: History;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  back = await import("$lib/ui/back");
  history = new History(() => back.goneBack());
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", { hash: "" });
});

/** A panel, and whether it is open. */
function panel() {
  const it = { open: true, close: () => {} };
  it.close = back.closedByBack(() => (it.open = false));
  return it;
}

describe("panels over a page", () => {
  it("are closed by Back, the last one first", () => {
    const [below, above] = [panel(), panel()];
    history.back();
    vi.runAllTimers();
    expect([below.open, above.open]).toEqual([true, false]);
    history.back();
    vi.runAllTimers();
    expect(below.open).toBe(false);
    expect(history.entries).toEqual([null, null]);
  });

  it("may open while the entry of another one is left", () => {
    panel().close();
    const next = panel();
    vi.runAllTimers();
    expect(next.open).toBe(true);
    expect(history.entries).toEqual([null, null, { panels: 1 }]);
    history.back();
    vi.runAllTimers();
    expect(next.open).toBe(false);
  });

  it("leave one entry each, however quickly they close", () => {
    const panels = [panel(), panel(), panel()];
    for (const { close } of panels) close();
    vi.runAllTimers();
    expect(history.steps).toBe(3);
    expect(history.entries).toEqual([null, null]);
  });

  it("are left before a step to another page is taken", () => {
    panel().close();
    const step = vi.fn(() => history.pushState("next"));
    back.afterBack(step);
    expect(step).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(history.entries).toEqual([null, null, "next"]);
    back.afterBack(step);
    expect(step).toHaveBeenCalledTimes(2);
  });
});
