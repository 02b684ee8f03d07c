/** A position in an address, so that it can be sent to somebody: ?game=rummikub&table=r1-r2-r3_b7-k7-o7&rack=r4-J */
import { notation, parseFace } from "$lib/faces";
import { changed, defaults } from "$lib/home/options";
import { cutCard } from "$lib/wild";
import type { Face, Faces, GameInfo, OptionInfo, OptionValue, SolveAsked } from "$lib/protocol";

export type Objective = NonNullable<SolveAsked["objective"]>;

export interface Position {
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Sets of the table; one that is still empty waits for its pieces. */
  readonly table: readonly Faces[];
  /** The rack or the hand. */
  readonly pieces: Faces;
  readonly objective: Objective;
  readonly opened: boolean;
  readonly wild: number;
  /** The tile after which the wild one comes. */
  readonly indicator: Face | null;
  /** Which deal of the match, from 1, where deals differ. */
  readonly deal: number;
  /** One card of the hand goes. */
  readonly discard: boolean;
}

const OBJECTIVES: readonly Objective[] = ["lex", "tiles", "value"];

export function fresh(game: GameInfo): Position {
  return {
    game: game.id,
    options: defaults(game),
    table: [[]],
    pieces: [],
    objective: "lex",
    opened: true,
    wild: 1,
    indicator: null,
    deal: 1,
    discard: false,
  };
}

const written = (faces: Faces): string => faces.map(notation).join("-");

/** The query of an address; what is as usual is left out. */
export function toQuery(game: GameInfo, position: Position): string {
  const query = new URLSearchParams({ game: position.game });
  const sets = position.table.filter((set) => set.length > 0);
  if (sets.length > 0) query.set("table", sets.map(written).join("_"));
  if (position.pieces.length > 0) query.set("rack", written(position.pieces));
  if (position.objective !== "lex") query.set("objective", position.objective);
  if (!position.opened) query.set("opened", "no");
  if (position.wild !== 1) query.set("wild", String(position.wild));
  if (position.indicator !== null) query.set("indicator", notation(position.indicator));
  if (position.deal !== 1) query.set("deal", String(position.deal));
  if (position.discard) query.set("discard", "yes");
  for (const [name, value] of Object.entries(changed(game, position.options))) query.set(name, String(value));
  return query.toString();
}

/** The position of an address; what it does not say, or what nobody knows, is as usual. */
export function fromQuery(game: GameInfo, query: URLSearchParams): Position {
  const usual = fresh(game);
  const table = (query.get("table") ?? "")
    .split("_")
    .map(read)
    .filter((set) => set.length > 0);
  const objective = OBJECTIVES.find((each) => each === query.get("objective")) ?? usual.objective;
  const wild = Number(query.get("wild") ?? 1);
  const deal = Number(query.get("deal") ?? 1);
  const options = game.options.flatMap((option) => {
    const value = valueOf(option, query.get(option.name));
    return value === undefined ? [] : [[option.name, value] as const];
  });
  return {
    ...usual,
    options: { ...usual.options, ...Object.fromEntries(options) },
    table: table.length > 0 ? table : usual.table,
    pieces: read(query.get("rack") ?? ""),
    objective,
    discard: query.get("discard") === "yes",
    indicator: read(query.get("indicator") ?? "")[0] ?? null,
    opened: query.get("opened") !== "no",
    deal: Number.isInteger(deal) && deal >= 1 ? deal : 1,
    wild: cutCard(wild) !== null || (Number.isInteger(wild) && wild >= 1 && wild <= 13) ? wild : 1,
  };
}

function read(text: string): Face[] {
  return text.split("-").flatMap((word) => parseFace(word) ?? []);
}

function valueOf(option: OptionInfo, text: string | null): OptionValue | undefined {
  if (text === null) return undefined;
  if (option.choices.length > 0) return option.choices.find((choice) => String(choice) === text);
  const number = Number(text);
  return Number.isInteger(number) && number >= option.low && number <= option.high ? number : undefined;
}
