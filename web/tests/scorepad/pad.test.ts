/** The pad keeps what was written, whatever the server and the connection do. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DealScore, PaperDeal, PaperForm, PaperSheet, ScoreSheet } from "$lib/protocol";
import { Scorepad } from "$lib/scorepad/pad.svelte";
import { partly } from "../partly";

const PAPER: PaperSheet = {
  score: partly<ScoreSheet>({ rows: [], totals: [0, 0], goal: 2, result: null }),
  order: [0, 1],
  playing: [0, 1],
  form: partly<PaperForm>({
    endings: [{ kind: "went_out", winner: true, held: "losers", asks: [], most: null, called: "" }],
    counts: "all",
    worth: [],
    zero_sum: true,
    options: [],
  }),
};

/** A server that prices a deal by what the first seat has left; null when it cannot be reached. */
let server: ((deals: readonly PaperDeal[]) => PaperSheet | { code: string; text: string; params: object }) | null;

function priced(deals: readonly PaperDeal[]): PaperSheet {
  const rows = deals.map((deal) => {
    const lost = typeof deal.held?.[0] === "number" ? deal.held[0] : 0;
    return partly<DealScore>({ kind: "went_out", points: [-lost, lost], winners: [1], held: [lost, 0] });
  });
  const sum = rows.reduce((all, row) => all + row.points[1]!, 0);
  return { ...PAPER, score: { ...PAPER.score, rows, totals: [-sum, sum] } };
}

const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 5));

describe("the scorepad", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    server = priced;
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      if (server === null) throw new TypeError("offline");
      const answer = server((JSON.parse(body) as { deals?: PaperDeal[] }).deals ?? []);
      return {
        ok: !("code" in answer),
        status: "code" in answer ? 400 : 200,
        text: async () => JSON.stringify(answer),
      };
    });
  });

  async function begun(): Promise<Scorepad> {
    const pad = new Scorepad();
    await pad.begin({ game: "rummikub", options: {}, names: ["Ann", "Ben"] });
    return pad;
  }

  function write(pad: Scorepad, points: string): void {
    pad.write({
      winner: 1,
      held: [
        { points, pieces: [] },
        { points: "", pieces: [] },
      ],
    });
    pad.enter();
  }

  it("writes a deal down only when it is complete", async () => {
    const pad = await begun();
    pad.enter();
    expect(pad.deals).toEqual([]);
    write(pad, "5");
    await settle();
    expect([pad.deals.length, pad.priced, pad.fresh]).toEqual([1, 1, true]);
    expect(pad.paper?.score.totals).toEqual([-5, 5]);
    expect(pad.entry?.winner).toBeNull();
  });

  it("keeps what was written while the server cannot be reached, over a reload too", async () => {
    const pad = await begun();
    write(pad, "5");
    await settle();
    server = null;
    write(pad, "7");
    pad.write({ winner: 0 });
    await settle();
    expect([pad.offline, pad.waiting, pad.priced, pad.fresh]).toEqual([true, 1, 1, true]);
    const again = new Scorepad();
    expect([again.deals.length, again.waiting, again.entry?.winner]).toEqual([2, 1, 0]);
    server = priced;
    await again.price();
    expect([again.offline, again.waiting, again.paper?.score.totals]).toEqual([false, 0, [-12, 12]]);
  });

  it("changes a deal and strikes the last one", async () => {
    const pad = await begun();
    write(pad, "5");
    write(pad, "6");
    await settle();
    pad.edit(0);
    expect(pad.entry?.held[0]?.points).toBe("5");
    write(pad, "9");
    expect([pad.priced, pad.fresh]).toEqual([0, false]);
    await settle();
    expect(pad.paper?.score.totals).toEqual([-15, 15]);
    pad.undo();
    await settle();
    expect(pad.paper?.score.totals).toEqual([-9, 9]);
  });

  it("says which deal the server does not take, and keeps it to be changed", async () => {
    const pad = await begun();
    server = () => ({ code: "bad_deal", text: "no", params: { number: 1, reason: "no" } });
    write(pad, "5");
    await settle();
    expect(pad.refused?.deal).toBe(0);
    expect(pad.deals.length).toBe(1);
  });

  it("counts anew under other house rules", async () => {
    const pad = await begun();
    write(pad, "5");
    await settle();
    server = null;
    pad.alter({ options: { num_games: 7 }, names: ["Ann", "Bo"] });
    await settle();
    expect([pad.match?.names[1], pad.priced, pad.fresh]).toEqual(["Bo", 0, false]);
  });

  it("is gone when it is put away, and nonsense in the storage is no sheet", async () => {
    const pad = await begun();
    pad.clear();
    expect(new Scorepad().match).toBeNull();
    localStorage.setItem("rummykit.scorepad", '{"deals": 7}');
    expect(new Scorepad().match).toBeNull();
  });
});
