/**
 * The hand of a seat as its player lays it out: shown at once, sent to the server, judged by it, and kept there.
 *
 * Only moving, arranging and undo change the order. What the server tells is taken over where another page of the seat
 * has laid the hand out anew, and otherwise only as a judgement.
 */
import type { Face, GroupJudgement, HandJudgement } from "$lib/protocol";
import type { Laid } from "$lib/pieces/standIns";
import type { Piece } from "$lib/table/board";
import type * as Ledges from "./ledges";
import {
  agrees,
  facesOf,
  followed,
  fromFaces,
  groupOf,
  inOrder,
  keyOf,
  looseSorted,
  moved,
  NO_CARDS,
  same,
  standing,
  tidied,
  toldFaces,
  type FaceLayout,
  type Layout,
  type Place,
} from "./groups";

/** What the hand needs of the table around it. */
export interface HandLine {
  /** Tell the server; null when it could not be asked, or refused and said so. */
  group(layout: FaceLayout): Promise<HandJudgement | null>;
  arrange(): Promise<HandJudgement | null>;
  /** Do a change and show the pieces on their way. */
  change(change: () => void, origin?: (id: number) => DOMRect | null): void;
  /** Something is to be kept for a reload. */
  keep(): void;
}

/** Steps back that are kept. */
const MOST_STEPS = 24;

export class HandGroups {
  layout = $state.raw<Layout>(NO_CARDS);
  /** What the server said last; of groups that were made since, nothing is known. */
  told = $state.raw<HandJudgement | null>(null);
  /** The server has still to say what it thinks of the layout. */
  waiting = $state(false);
  /** Cards that lie so closely on this page that a finger easily takes the one beside. */
  crowded = $state.raw<ReadonlySet<number>>(new Set());
  /** The rack on this page, and how many tiles stand on a ledge of it; null where the hand is none of tiles. */
  rack = $state.raw<{ readonly ledges: typeof Ledges; readonly columns: number } | null>(null);
  /** Places that were kept, until the rack is there. */
  #places: Ledges.FacePlaces | null = null;
  #past = $state.raw<readonly Layout[]>([]);
  #pieces = $state.raw<readonly Piece[]>([]);
  /** The layout on its way to the server, and whether one has not arrived there. */
  #sent: Layout | null = null;
  #unsent = false;
  readonly #line: HandLine;

  constructor(line: HandLine) {
    this.#line = line;
  }

  /** Where the tiles stand on the rack; null where there is none. */
  readonly stand = $derived.by(() => this.rack && this.rack.ledges.standing(this.layout, this.rack.columns));
  readonly canUndo = $derived(this.#past.length > 0);
  readonly #faces = $derived(new Map(this.#pieces.map(({ id, face }) => [id, face])));
  readonly #verdicts = $derived(
    new Map((this.told?.groups ?? []).map((judged): [string, GroupJudgement] => [keyOf(judged.order), judged])),
  );
  /** What each group is, null while the server has not said. */
  readonly judged = $derived.by((): readonly (GroupJudgement | null)[] =>
    this.layout.groups.map((group) => this.#verdicts.get(keyOf(group.map(this.faceOf))) ?? null),
  );
  /** The groups as faces, as they would be laid down or declared. */
  readonly faces = $derived.by((): FaceLayout => facesOf(this.layout, this.faceOf));
  /** The groups with what their cards stand for. */
  readonly laid = $derived.by((): readonly Laid[] =>
    this.faces.groups.map((cards, at) => {
      const judged = this.judged[at];
      const meant = judged?.state === "complete" ? standing(cards, judged) : [];
      const stands = meant.some((face) => face !== null) ? meant.map((face, each) => face ?? cards[each]!) : [];
      return { cards, stands, kind: null };
    }),
  );

  faceOf = (id: number): Face => this.#faces.get(id) ?? -1;

  /** The hand holds these pieces now; `begins` for a new deal, and when the page sees the hand for the first time. */
  hold(pieces: readonly Piece[], told: HandJudgement | null, begins: boolean, order: "colour" | "number"): void {
    this.#pieces = pieces;
    const ids = pieces.map(({ id }) => id);
    if (begins) {
      this.#past = [];
      this.#sent = null;
      this.#unsent = false;
      this.waiting = false;
      const kept = told === null ? NO_CARDS : fromFaces(toldFaces(told), pieces);
      const untouched = kept.groups.length === 0 && bySuit(kept.loose.map(this.faceOf));
      this.layout = untouched ? looseSorted(followed(NO_CARDS, ids), pieces, order) : kept;
    } else {
      this.layout = followed(this.#fixed, ids);
      const elsewhere = told !== null && this.#sent === null && !agrees(toldFaces(told), this.faces);
      if (elsewhere && this.#unsent) void this.#send(this.layout);
      else if (elsewhere) this.layout = fromFaces(toldFaces(told), pieces, this.layout);
    }
    if (told !== null || begins) this.told = told;
  }

  /** Another page of this seat has laid the hand out. */
  adopt(told: HandJudgement): void {
    if (this.#sent !== null) return;
    this.told = told;
    if (agrees(toldFaces(told), this.faces)) return;
    this.#line.change(() => (this.layout = fromFaces(toldFaces(told), this.#pieces, this.layout)));
  }

  /** Put cards somewhere; true if that changed anything. */
  place(ids: readonly number[], place: Place, origin?: (id: number) => DOMRect | null): boolean {
    if (place.to !== "ledge") return this.become(moved(this.#fixed, ids, place), origin);
    const next = this.rack && this.stand && this.rack.ledges.setDown(this.layout, this.stand, ids, place.place);
    return next !== null && this.become(next, origin);
  }

  /** A tile goes one place along its ledge, or to the ledge above or below; false where there is no rack. */
  step(id: number, across: number, down: number): boolean {
    if (this.rack === null || this.stand === null) return false;
    this.become(this.rack.ledges.stepped(this.layout, this.stand, id, across, down));
    return true;
  }

  /** The layout with every tile at the place at which it stands. */
  get #fixed(): Layout {
    return this.stand === null ? this.layout : { ...this.layout, places: this.stand };
  }

  /** Lay the hand out so, from one's own hand: undo takes it back. */
  become(layout: Layout, origin?: (id: number) => DOMRect | null): boolean {
    if (layout === this.layout || same(layout, this.layout)) return false;
    const before = this.layout;
    this.#past = [...this.#past, before].slice(-MOST_STEPS);
    this.#line.change(() => (this.layout = layout), origin);
    this.#line.keep();
    void this.#send(before);
    return true;
  }

  /** The cards become a group of their own: where the leftmost group of theirs is, or before the loose end. */
  group(ids: readonly number[]): boolean {
    const groups = ids.flatMap((id) => groupOf(this.layout, id) ?? []);
    return this.place(ids, { to: "gap", gap: groups.length > 0 ? Math.min(...groups) : this.layout.groups.length });
  }

  /** Those of some cards that are in the hand, in its order. */
  selected(ids: readonly number[]): number[] {
    return inOrder(this.layout).filter((id) => ids.includes(id));
  }

  /** The card before or after one, in its group or at the loose end; null where there is none. */
  beside(id: number, by: -1 | 1): number | null {
    const number = groupOf(this.layout, id);
    const list = number === null ? this.layout.loose : this.layout.groups[number]!;
    return list[list.indexOf(id) + by] ?? null;
  }

  sort(by: "colour" | "number"): void {
    const { groups, loose } = looseSorted(this.layout, this.#pieces, by);
    this.become({ groups, loose });
  }

  /** Lay the hand out as is best; undo brings one's own layout back. */
  async arrange(): Promise<void> {
    const before = this.layout;
    this.waiting = true;
    const told = await this.#line.arrange();
    this.waiting = false;
    if (told === null) return;
    const held = new Set(this.#pieces.map(({ id }) => id));
    const next = fromFaces(toldFaces(told), this.#pieces, this.layout);
    if (!same(next, before)) this.#past = [...this.#past, followed(before, [...held])].slice(-MOST_STEPS);
    this.#line.change(() => {
      this.layout = next;
      this.told = told;
    });
    this.#line.keep();
  }

  undo(): void {
    const past = [...this.#past];
    let back = past.pop();
    const held = this.#pieces.map(({ id }) => id);
    // A step that only moved cards which are gone by now is none any more.
    while (back !== undefined && same(followed(back, held), this.layout)) back = past.pop();
    this.#past = past;
    if (back === undefined) return;
    const before = this.layout;
    this.#line.change(() => (this.layout = followed(back, held)));
    this.#line.keep();
    void this.#send(before);
  }

  /** Steps back as faces, to be kept over a reload. */
  get past(): readonly FaceLayout[] {
    return this.#past.map((layout) => facesOf(followed(layout, [...this.#faces.keys()]), this.faceOf));
  }

  /** Where the tiles stand on the rack, to be kept over a reload. */
  get places(): Ledges.FacePlaces | null {
    return this.rack ? this.rack.ledges.kept(this.layout, this.faceOf) : this.#places;
  }

  /** Places that were kept, where the hand still lies in the same groups. */
  recallPlaces(places: Ledges.FacePlaces): void {
    this.#places = places;
  }

  /** The hand stands on a rack, or on a wider or narrower one, or on none. */
  stands(rack: typeof this.rack): void {
    if (rack !== null && this.#places !== null)
      this.layout = rack.ledges.recalled(this.layout, this.#places, this.faceOf);
    this.#places = null;
    this.rack = rack;
  }

  /** Steps back that were kept. */
  recall(past: readonly FaceLayout[]): void {
    this.#past = past.map((layout) => fromFaces(layout, this.#pieces, this.layout));
  }

  /** Send what lies there; only the last of several layouts in a row is sent. */
  async #send(before: Layout): Promise<void> {
    this.waiting = true;
    if (this.#sent !== null) return;
    let sent: Layout;
    let told: HandJudgement | null;
    do {
      sent = this.#sent = this.layout;
      told = await this.#line.group(this.faces);
      // A new deal has begun meanwhile, or the line is cut: the next welcome says how the hand lies.
      if (this.#sent === null) return;
    } while (told !== null && this.layout !== sent);
    this.#sent = null;
    this.waiting = false;
    this.#unsent = told === null;
    if (told === null) return;
    this.told = told;
    const tidy = this.#tidy(before);
    if (tidy !== this.layout) this.#line.change(() => (this.layout = tidy));
  }

  /** Groups that got other cards and are complete lie in the order in which they are read. */
  #tidy(before: Layout): Layout {
    const old = new Set(before.groups.map((group) => keyOf(group)));
    return this.layout.groups.reduce((layout, group, number) => {
      const judged = this.judged[number];
      if (judged?.state !== "complete" || old.has(keyOf(group))) return layout;
      return tidied(layout, number, judged.order, this.faceOf);
    }, this.layout);
  }
}

/** As a hand comes from the server that nobody has laid out: suit by suit, in any order of the suits. */
function bySuit(faces: readonly Face[]): boolean {
  const seen = new Set<number>();
  return faces.every((face, at) => {
    const suit = Math.floor(face / 13);
    const before = faces[at - 1];
    if (before !== undefined && Math.floor(before / 13) === suit) return before <= face;
    const fresh = !seen.has(suit);
    seen.add(suit);
    return fresh;
  });
}
