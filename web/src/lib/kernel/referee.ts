/** What the server answers to `POST /api/referee`, answered by the page: the common questions about tables of tiles. */

import { isTile, JOKER, notation, parseFace } from "$lib/faces";
import type { Face, Faces, KeptPages } from "$lib/protocol";
import type { Answer, Reason, RefereeAsked } from "$lib/referee/answer";
import { Bag } from "./bag";
import { dearestFirstMeld, wholeTurn, type Objective } from "./play";
import type { Reading } from "./reading";
import { asLaid, flaw, known, readings } from "./sets";
import { OnlyTheServer, plainJokers, sheetOf, tooMany, type Sheet } from "./sheet";
import { rearranged, Refused } from "./turn";
import type { Kernel } from "./wasm";

const MOST: { readonly [goal: string]: Objective } = { most_pieces: "tiles", most_points: "value" };

/** A position that the game cannot have. */
class Impossible extends Error {}

/** Raises `OnlyTheServer` for a question that it cannot answer. */
export function referee(kernel: Kernel, kept: KeptPages, question: RefereeAsked): Answer & { readonly id: null } {
  const sheet = sheetOf(question.game, kept.sheets[question.game], question.options);
  if (!sheet.tiles) throw new OnlyTheServer(question.game);
  const reasonOf = ({ code, params }: Refused): Reason => {
    const section = kept.sections[code];
    if (section === undefined) throw new OnlyTheServer(code);
    return { code, text: "", rule: `${question.game}/${section}`, params };
  };
  try {
    const [answer, refused] = judged(kernel, sheet, question);
    return { id: null, ...answer, ...(refused === null ? {} : { reason: reasonOf(refused) }) };
  } catch (failure) {
    // The page has words for the code.
    if (failure instanceof Impossible) return { id: null, error: { code: "impossible", text: "" } };
    throw failure;
  }
}

type Judged = readonly [Answer, Refused | null];

function judged(kernel: Kernel, sheet: Sheet, { ask, input }: RefereeAsked): Judged {
  const faces = (names: unknown): Faces => facesOf(sheet, names);
  const sets = (names: unknown): Faces[] => ((names ?? []) as unknown[]).map(faces);
  if (ask === "meld") return meld(faces(input["meld"]));
  if (ask === "opening") return opening(sheet, sets(input["melds"]));
  if (ask === "turn") {
    return turn(
      sheet,
      input["opened"] !== false,
      sets(input["table"]),
      faces(input["rack"]),
      sets(input["table_after"]),
    );
  }
  if (ask === "arrange") return arranged(kernel, sheet, input, sets(input["table"]), faces(input["rack"]));
  throw new OnlyTheServer(ask);
}

function facesOf(sheet: Sheet, names: unknown): Faces {
  const faces = ((names ?? []) as string[]).map(parseFace);
  if (!faces.every((face) => face !== null)) throw new OnlyTheServer("pieces");
  plainJokers(faces);
  if (!faces.every((face) => isTile(face) && sheet.copies.has(face))) throw new OnlyTheServer("pieces");
  return faces;
}

/** A set as it lies, with its readings, or why it is none. */
function read(cards: Faces): { readonly laid: Faces; readonly found: readonly [Reading, ...Reading[]] } | Refused {
  const laid = asLaid(cards);
  const [best, ...others] = readings(laid);
  if (best !== undefined) return { laid, found: [best, ...others] };
  const { code, params } = flaw(laid);
  return new Refused(code, cards.length > 0 ? params : { ...params, meld: "–" });
}

function meld(cards: Faces): Judged {
  const set = read(cards);
  if (set instanceof Refused) return [{ valid: false }, set];
  const [best] = set.found;
  const open = (faces: Faces): Face | null => (faces.length === 1 ? faces[0]! : null);
  const jokers = set.laid.flatMap((face, place) => (face === JOKER ? [open(best.stands[place]!)] : []));
  const answer: Answer = {
    valid: true,
    types: set.found.map(({ kind }) => kind).sort(),
    total_value: best.value,
    ...(jokers.length === 0 ? {} : { jokers: jokers.map((face) => (face === null ? null : notation(face))) }),
  };
  return [answer, null];
}

function opening(sheet: Sheet, melds: readonly Faces[]): Judged {
  const all = melds.map(read);
  const value = all.reduce((sum, set) => sum + (set instanceof Refused ? 0 : set.found[0].value), 0);
  const minimum = sheet.opening?.minimum ?? 0;
  const low = value < minimum || melds.length === 0 ? new Refused("opening_too_low", { minimum, value }) : null;
  const refused = all.find((set) => set instanceof Refused) ?? low;
  return [{ value, opens: refused === null, minimum }, refused];
}

/** The sets of a table before a turn, as they lie. */
function lying(table: readonly Faces[]): Faces[] {
  return table.map((cards) => {
    const set = read(cards);
    if (set instanceof Refused) throw new Impossible();
    return set.laid;
  });
}

function few(sheet: Sheet, faces: Faces): void {
  if (tooMany(sheet, faces) !== null) throw new Impossible();
}

function turn(sheet: Sheet, opened: boolean, table: readonly Faces[], rack: Faces, after: readonly Faces[]): Judged {
  const before = lying(table);
  few(sheet, [...rack, ...before.flat()]);
  try {
    const { played } = rearranged(sheet, opened, before.map(known), rack, after);
    const gone = new Bag(played);
    const left = rack.filter((face) => {
      if (gone.of(face) === 0) return true;
      gone.add([face], -1);
      return false;
    });
    return [{ legal: true, rack_after: left.map(notation), wins: left.length === 0 }, null];
  } catch (failure) {
    if (failure instanceof Refused) return [{ legal: false }, failure];
    throw failure;
  }
}

function arranged(
  kernel: Kernel,
  sheet: Sheet,
  input: RefereeAsked["input"],
  table: readonly Faces[],
  rack: Faces,
): Judged {
  few(sheet, rack);
  const named = (sets: readonly Faces[]): string[][] => sets.map((cards) => cards.map(notation));
  if (input["goal"] === "max_initial_meld") {
    const { value, sets } = dearestFirstMeld(kernel, rack);
    const minimum = sheet.opening?.minimum ?? 0;
    const low = value < minimum || sets.length === 0 ? new Refused("opening_too_low", { minimum, value }) : null;
    return [{ best_value: value, can_open: low === null, example_melds: named(sets) }, low];
  }
  const objective = MOST[String(input["goal"])];
  if (objective === undefined) throw new OnlyTheServer("goal");
  const before = lying(table);
  if (tooMany(sheet, [...rack, ...before.flat()]) !== null) throw new OnlyTheServer("copies");
  const { play, opening } = wholeTurn(kernel, sheet, before, rack, objective, {
    opened: input["opened"] !== false,
    calm: false,
  });
  const answer: Answer = {
    count: play.played.length,
    best_value: play.value,
    played: play.played.map(notation),
    ...(opening === null ? {} : { opening_value: opening }),
    table_after: named(play.after),
    ...(play.proven ? {} : { proven: false }),
  };
  return [answer, null];
}
