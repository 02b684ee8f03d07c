import { describe, expect, test, vi } from "vitest";
import type { TableInfo } from "$lib/protocol";
import {
  everyTestSits,
  game,
  id,
  info,
  meld,
  reload,
  table,
  tried,
  update,
  verdict,
  view,
  welcome,
  wire,
} from "./atTable";
import { show } from "./faces";

everyTestSits();

/** The line is lost, and a new one is opened a second later. */
async function lose(): Promise<void> {
  wire().onclose?.({ code: 1006 } as never);
  await vi.advanceTimersByTimeAsync(1000);
}

describe("a lost line", () => {
  const draft = async (): Promise<void> => {
    for (const name of ["r3", "r4", "r5"]) game.selection.toggle(id(name));
    game.place({ zone: "new" });
    await tried([verdict("r3 r4 r5")]);
  };

  test("leaves the draft alone while the turn is the same", async () => {
    welcome(view("r3 r4 r5 k9"));
    await draft();
    wire().onclose?.({ code: 1006 } as never);
    expect(game.line.link).toBe("reconnecting");
    vi.advanceTimersByTime(1000);
    welcome(view("r3 r4 r5 k9"), 5);
    expect(game.line.link).toBe("open");
    expect(table()).toEqual(["r3 r4 r5"]);
    expect(game.drafting.canUndo).toBe(true);
  });

  test("with a move under way sends nothing again, and says that it had not arrived", async () => {
    welcome(view("r3 r4 r5 k9"));
    await draft();
    game.buttons.press();
    await lose();
    welcome(view("r3 r4 r5 k9"), 5);
    await vi.advanceTimersByTimeAsync(0);
    expect(wire().last("act")).toBeUndefined();
    expect(game.line.said).toEqual({ what: "note", note: "not_arrived" });
    expect(table()).toEqual(["r3 r4 r5"]);
  });

  test("with a move that had arrived says nothing and shows what is", async () => {
    welcome(view("r3 r4 r5 k9"));
    await draft();
    game.buttons.press();
    await lose();
    welcome(view("k9", [meld("r3 r4 r5")], { turn: 1, turn_number: 4 }), 6);
    expect(game.line.said).toBeNull();
    expect(game.pieces.draft).toBeNull();
    expect(table()).toEqual(["r3 r4 r5"]);
  });

  test("with a press that had not arrived sends it again, once", async () => {
    welcome(view("r3 r4 r5 k9"));
    void game.line.order("start");
    await lose();
    welcome(view("r3 r4 r5 k9"), 5);
    expect(wire().last("start")).toBeDefined();
    wire().say({ type: "accepted", id: wire().last("start")!.id, version: 5 });
    await vi.advanceTimersByTimeAsync(0);
    welcome(view("r3 r4 r5 k9"), 5);
    expect(wire().sent.filter((each) => each["type"] === "start")).toHaveLength(1);
  });

  test("gives a seat to a bot, asked while there was no line, when it is back", async () => {
    welcome(view("r3 r4 r5 k9"));
    wire().onclose?.({ code: 1006 } as never);
    await game.line.request({ type: "set_seat", seat: 1, bot: true });
    expect(game.line.said).toEqual({ what: "note", note: "no_line" });
    await vi.advanceTimersByTimeAsync(1000);
    welcome(view("r3 r4 r5 k9"), 5);
    expect(game.line.said).toBeNull();
    expect(wire().last("set_seat")).toMatchObject({ seat: 1, bot: true });
  });

  test("asks nothing again where the table has changed, and says so while it waits", async () => {
    welcome(view("r3 r4 r5 k9"));
    void game.line.order("start");
    await lose();
    welcome(view("r3 r4 r5 k9"), 6, { ...info, state: "waiting" });
    expect(wire().last("start")).toBeUndefined();
    expect(game.line.said).toEqual({ what: "note", note: "unheard" });
  });

  test("asks again at a table that waits where pages have only added to the chance", async () => {
    const waits: TableInfo = { ...info, state: "waiting" };
    welcome(view("r3 r4 r5 k9"), 5, waits);
    void game.line.request({ type: "set_seat", seat: 1, bot: true });
    await lose();
    welcome(view("r3 r4 r5 k9"), 6, { ...waits, seats: waits.seats.map((seat) => ({ ...seat, connected: false })) });
    expect(wire().last("set_seat")).toMatchObject({ seat: 1, bot: true });
    expect(game.line.said).toBeNull();
  });

  test("says nothing twice that was said to the others", async () => {
    welcome(view("r3 r4 r5 k9"));
    void game.line.request({ type: "say", phrase: "hello" });
    await lose();
    welcome(view("r3 r4 r5 k9"), 5);
    expect(wire().last("say")).toBeUndefined();
  });

  test("with a press made while there was none sends it when the line is back", async () => {
    welcome(view("r3 r4 r5 k9"));
    wire().onclose?.({ code: 1006 } as never);
    await game.line.order("start");
    await vi.advanceTimersByTimeAsync(1000);
    welcome(view("r3 r4 r5 k9"), 5);
    expect(wire().last("start")).toBeDefined();
  });

  test("that has not come yet keeps a press until it is there", async () => {
    await game.line.order("start");
    welcome(view("r3 r4 r5 k9"), 5);
    expect(wire().last("start")).toBeDefined();
  });

  test("with a press that had arrived sends nothing again", async () => {
    welcome(view("r3 r4 r5 k9"));
    void game.line.order("start");
    await lose();
    welcome(view("r3 r4 r5 k9"), 6);
    expect(wire().last("start")).toBeUndefined();
  });

  test("a draft is given up when the table has changed", async () => {
    welcome(view("r3 r4 r5 k9"));
    await draft();
    update(view("r3 r4 r5 k9 b1 b2 b3", [], { turn: 1, turn_number: 4 }));
    expect(table()).toEqual([]);
    expect(game.hand.pieces).toHaveLength(7);
  });
});

describe("a reload", () => {
  test("brings back the draft, its steps, and the order of the rack", async () => {
    welcome(view("r3 r4 r5 k9 b1"));
    game.place({ zone: "rack", at: 0 }, [id("b1")]);
    for (const name of ["r3", "r4", "r5"]) game.selection.toggle(id(name));
    game.place({ zone: "new" });
    reload();
    wire().onopen?.({} as never);
    expect(wire().sent[0]).toEqual({ type: "hello", version: 5 });
    welcome(view("r3 r4 r5 k9 b1"));
    expect(table()).toEqual(["r3 r4 r5"]);
    expect(show(game.hand.pieces)).toBe("b1 k9");
    game.drafting.undo();
    expect(show(game.hand.pieces)).toBe("b1 r3 r4 r5 k9");
  });

  test("of another turn brings back the order only", () => {
    welcome(view("r3 r4 r5 k9 b1"));
    game.place({ zone: "rack", at: 0 }, [id("b1")]);
    game.selection.toggle(id("r3"));
    game.place({ zone: "new" });
    reload();
    welcome(view("r3 r4 r5 k9 b1 o2", [], { turn_number: 5 }));
    expect(table()).toEqual([]);
    expect(show(game.hand.pieces)).toBe("b1 r3 r4 r5 k9 o2");
  });
});
