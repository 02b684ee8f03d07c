import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LineLost, retryDelay, TableSocket, TIMES, type Link, type News, type Wire } from "$lib/socket";

class FakeWire implements Wire {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  open(): void {
    this.onopen?.({} as never);
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  drop(code = 1006): void {
    this.onclose?.({ code } as never);
  }
}

const welcome = (version: number): object => ({ type: "welcome", version, table: {}, seat: 0, events: [] });

let wires: FakeWire[];
let links: Link[];
let news: News[];
let socket: TableSocket;

const wire = (): FakeWire => wires.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  wires = [];
  links = [];
  news = [];
  socket = new TableSocket({
    url: "ws://here/api/tables/x/socket",
    version: 3,
    news: (each) => news.push(each),
    link: (each) => links.push(each),
    connect: () => {
      wires.push(new FakeWire());
      return wire();
    },
    chance: () => 0.5,
  });
});

afterEach(() => socket.close());

describe("saying hello", () => {
  test("with the version last seen, and open only after the welcome", () => {
    wire().open();
    expect(wire().sent).toEqual([{ type: "hello", version: 3 }]);
    expect(links).toEqual([]);
    wire().say(welcome(7));
    expect(links).toEqual(["open"]);
    expect(socket.version).toBe(7);
    expect(news).toHaveLength(1);
  });

  test("with no version where too much has happened since, to hear what is remembered", () => {
    wire().open();
    wire().say({ ...welcome(900), events: null });
    expect(wire().sent.slice(1)).toEqual([{ type: "hello", version: 0 }]);
    expect(news).toEqual([]);
    wire().say({ ...welcome(900), events: null });
    expect(wire().sent).toHaveLength(2);
    expect(news).toHaveLength(1);
  });

  test("a server that stays silent is given up and called again", () => {
    wire().open();
    vi.advanceTimersByTime(TIMES.answerWithin);
    expect(links).toEqual(["reconnecting"]);
    expect(wires[0]!.closed).toBe(true);
    vi.advanceTimersByTime(TIMES.firstRetry);
    expect(wires).toHaveLength(2);
  });
});

describe("asking", () => {
  test("answers find their questions by number, in whatever order they come", async () => {
    wire().open();
    wire().say(welcome(7));
    const first = socket.ask({ type: "act", version: 7, action: { type: "pass" } });
    const second = socket.ask({ type: "try", version: 7, action: { type: "pass" } });
    const [, act, tried] = wire().sent;
    wire().say({ type: "tried", id: tried!["id"], sets: [] });
    wire().say({ type: "accepted", id: act!["id"], version: 8 });
    expect((await second).type).toBe("tried");
    expect((await first).type).toBe("accepted");
  });

  test("without a line it fails at once", async () => {
    await expect(socket.ask({ type: "ping" })).rejects.toBeInstanceOf(LineLost);
  });

  test("what was open when the line broke fails, and nothing is sent again", async () => {
    wire().open();
    wire().say(welcome(7));
    const open = socket.ask({ type: "act", version: 7, action: { type: "pass" } });
    wire().drop();
    await expect(open).rejects.toBeInstanceOf(LineLost);
    vi.advanceTimersByTime(TIMES.firstRetry);
    wire().open();
    wire().say(welcome(7));
    expect(wires).toHaveLength(2);
    expect(wire().sent).toEqual([{ type: "hello", version: 7 }]);
  });
});

describe("coming back", () => {
  test("waits a little longer each time, up to a bound, and starts over after a welcome", () => {
    const seen: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      wire().drop();
      const before = wires.length;
      let waited = 0;
      while (wires.length === before) {
        vi.advanceTimersByTime(10);
        waited += 10;
      }
      seen.push(waited);
    }
    expect(seen).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
    wire().open();
    wire().say(welcome(9));
    wire().drop();
    vi.advanceTimersByTime(TIMES.firstRetry);
    expect(wires).toHaveLength(10);
  });

  test("the wait is spread, so that not everybody comes at once", () => {
    expect(retryDelay(0, 0)).toBeLessThan(retryDelay(0, 0.99));
    expect(retryDelay(30, 1)).toBeLessThanOrEqual(TIMES.longestRetry * 1.25);
  });

  test("at once when the device is online again", () => {
    wire().drop();
    socket.hurry();
    expect(wires).toHaveLength(2);
    socket.hurry();
    expect(wires).toHaveLength(2);
  });

  test("not when the server says that it is of no use", () => {
    wire().open();
    wire().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(links).toEqual(["closed"]);
    expect(wires).toHaveLength(1);
  });

  test("news of a wire that was given up are not heard", () => {
    const old = wire();
    old.open();
    vi.advanceTimersByTime(TIMES.answerWithin + TIMES.firstRetry);
    old.say(welcome(99));
    expect(news).toHaveLength(0);
  });
});

describe("the heartbeat", () => {
  test("asks only when the line has been silent, and a pong keeps it", () => {
    wire().open();
    wire().say(welcome(7));
    vi.advanceTimersByTime(TIMES.beat - 1);
    expect(wire().sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(wire().sent[1]).toMatchObject({ type: "ping" });
    wire().say({ type: "pong", id: wire().sent[1]!["id"] });
    vi.advanceTimersByTime(TIMES.answerWithin);
    expect(links).toEqual(["open"]);
  });

  test("a line that no longer answers is dropped", () => {
    wire().open();
    wire().say(welcome(7));
    vi.advanceTimersByTime(TIMES.beat + TIMES.answerWithin);
    expect(links).toEqual(["open", "reconnecting"]);
    expect(wires[0]!.closed).toBe(true);
  });
});
