/**
 * The hand of a seat as its player lays it out: shown at once, sent to the server, judged by it, and kept there.
 *
 * Only moving, arranging and undo change the order. If another page of the seat has laid the hand out anew, this page
 * takes that over; otherwise the server's answer is only a judgement.
 */
import type { Face, GroupJudgement, HandJudgement, LaidRack } from "$lib/protocol";
import type { Laid } from "$lib/pieces/standIns";
import type { Piece } from "$lib/table/board";
import { clusters } from "$lib/table/rack";
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
  /** Tell the server; null if it could not be asked, or refused and said so. */
  group(layout: FaceLayout, rack: LaidRack | null): Promise<HandJudgement | null>;
  arrange(): Promise<HandJudgement | null>;
  /** Do a change and show the pieces on their way. */
  change(change: () => void, origin?: (id: number) => DOMRect | null): void;
  /** Keep what a reload should find again. */
  keep(): void;
}

/** The number of steps that undo can take back. */
const MOST_STEPS = 24;

export class HandGroups {
  layout = $state.raw<Layout>(NO_CARDS);
  /** What the server said last. It knows nothing of groups that were made since. */
  told = $state.raw<HandJudgement | null>(null);
  /** The server has not judged the layout yet. */
  waiting = $state(false);
  /** Cards that lie so close together on this page that a finger easily hits the wrong one. */
  crowded = $state.raw<ReadonlySet<number>>(new Set());
  /** The rack on this page, and how many places a ledge of it has; null for a hand without a rack. */
  rack = $state.raw<{ readonly ledges: typeof Ledges; readonly columns: number } | null>(null);
  /** Where the tiles stand by what was told, while this page has no rack to show it. */
  #told: LaidRack | null = null;
  /** How the loose cards were sorted, if nobody has moved any since. */
  #order: "colour" | "number" | null = null;
  #past = $state.raw<readonly Layout[]>([]);
  #pieces = $state.raw<readonly Piece[]>([]);
  /** The layout on its way to the server, and whether the last one failed to arrive. */
  #sent: Layout | null = null;
  #unsent = false;
  readonly #line: HandLine;

  constructor(line: HandLine) {
    this.#line = line;
  }

  /** Where the tiles stand on the rack; null if there is none. */
  readonly stand = $derived.by(() => this.rack && this.rack.ledges.standing(this.layout, this.rack.columns));
  /** The layout as one sees it: on a rack every tile has its place, and the loose ones go from left to right. */
  readonly shown = $derived.by(() =>
    this.rack && this.stand ? this.rack.ledges.settled(this.layout, this.stand) : this.layout,
  );
  readonly canUndo = $derived(this.#past.length > 0);
  readonly #faces = $derived(new Map(this.#pieces.map(({ id, face }) => [id, face])));
  readonly #verdicts = $derived(
    new Map((this.told?.groups ?? []).map((judged): [string, GroupJudgement] => [keyOf(judged.order), judged])),
  );
  /** The server's judgement of each group, null until it has come. */
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
  hold(
    pieces: readonly Piece[],
    told: HandJudgement | null,
    begins: boolean,
    order: "colour" | "number",
    rack: LaidRack | null = null,
  ): void {
    this.#pieces = pieces;
    const ids = pieces.map(({ id }) => id);
    if (begins) {
      this.#past = [];
      this.#sent = null;
      this.#unsent = false;
      this.waiting = false;
      const kept = told === null ? NO_CARDS : fromFaces(toldFaces(told), pieces);
      const untouched = kept.groups.length === 0 && bySuit(kept.loose.map(this.faceOf));
      this.#told = null;
      this.#order = untouched && rack === null ? order : null;
      this.layout = this.#order === null ? this.#put(kept, rack) : this.#sorted(followed(NO_CARDS, ids), order);
    } else {
      this.layout = followed(this.shown, ids);
      const elsewhere = told !== null && this.#sent === null && !agrees(toldFaces(told), this.faces);
      if (elsewhere && this.#unsent) void this.#send(this.layout);
      else if (elsewhere) {
        const { places } = this.layout;
        this.layout = this.#put({ ...fromFaces(toldFaces(told), pieces, this.layout), places }, rack);
      }
    }
    if (told !== null || begins) this.told = told;
  }

  /** Another page of this seat has laid the hand out. */
  adopt(told: HandJudgement, rack: LaidRack | null = null): void {
    if (this.#sent !== null) return;
    this.told = told;
    const agreed = agrees(toldFaces(told), this.faces);
    // A rack with longer or shorter ledges says nothing new about this one.
    if (agreed && (rack === null || rack.columns !== this.rack?.columns)) return;
    const lies = agreed ? this.layout : fromFaces(toldFaces(told), this.#pieces, this.layout);
    this.#line.change(() => (this.layout = this.#put(lies, rack)));
  }

  /** The layout with the places of a rack that was told, as soon as this page has a rack. */
  #put(layout: Layout, rack: LaidRack | null): Layout {
    if (rack === null) return layout;
    if (this.rack !== null) return this.rack.ledges.recalled(layout, rack, this.faceOf);
    this.#told = rack;
    return layout;
  }

  /** Put cards somewhere; true if that changed anything. */
  place(ids: readonly number[], place: Place, origin?: (id: number) => DOMRect | null): boolean {
    if (place.to !== "ledge") return this.become(moved(this.shown, ids, place), origin);
    const next = this.rack && this.stand && this.rack.ledges.setDown(this.layout, this.stand, ids, place.place);
    return next !== null && this.become(next, origin);
  }

  /** A tile goes one place along its ledge, or to the ledge above or below; false if there is no rack. */
  step(id: number, across: number, down: number): boolean {
    if (this.rack === null || this.stand === null) return false;
    this.become(this.rack.ledges.stepped(this.layout, this.stand, id, across, down));
    return true;
  }

  /** Lay the hand out like this, as its player wants it; undo takes it back. */
  become(layout: Layout, origin?: (id: number) => DOMRect | null): boolean {
    if (layout === this.layout || same(layout, this.layout)) return false;
    const before = this.layout;
    this.#order = null;
    this.#past = [...this.#past, before].slice(-MOST_STEPS);
    this.#line.change(() => (this.layout = layout), origin);
    this.#line.keep();
    void this.#send(before);
    return true;
  }

  /** The cards become a group of their own: where their leftmost group was, or before the loose end. */
  group(ids: readonly number[]): boolean {
    const groups = ids.flatMap((id) => groupOf(this.layout, id) ?? []);
    return this.place(ids, { to: "gap", gap: groups.length > 0 ? Math.min(...groups) : this.layout.groups.length });
  }

  /** Those of these cards that are in the hand, in its order. */
  selected(ids: readonly number[]): number[] {
    return inOrder(this.layout).filter((id) => ids.includes(id));
  }

  /** The card before or after one, in its group or at the loose end; null if there is none. */
  beside(id: number, by: -1 | 1): number | null {
    const number = groupOf(this.layout, id);
    const list = number === null ? this.shown.loose : this.layout.groups[number]!;
    return list[list.indexOf(id) + by] ?? null;
  }

  sort(by: "colour" | "number"): void {
    this.become(this.#sorted(this.layout, by));
    this.#order = by;
  }

  /** The loose cards sorted; on a rack, colours or numbers stand apart. */
  #sorted(layout: Layout, by: "colour" | "number"): Layout {
    const { groups, loose } = looseSorted(layout, this.#pieces, by);
    if (this.rack === null) return { groups, loose };
    const pieces = loose.map((id) => ({ id, face: this.faceOf(id) }));
    const parts = clusters(pieces, by).map((part) => part.map(({ id }) => id));
    return this.rack.ledges.spread({ groups, loose }, parts, this.rack.columns);
  }

  /** Lay the hand out in the best way; undo brings the player's layout back. */
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
    // Skip steps that only moved cards which are gone by now.
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

  /** The hand stands on a rack, on a wider or narrower one, or on none. */
  stands(rack: typeof this.rack): void {
    this.rack = rack;
    if (rack === null) return;
    if (this.#told !== null) this.layout = this.#put(this.layout, this.#told);
    else if (this.#order !== null && this.layout.places === undefined)
      this.layout = this.#sorted(this.layout, this.#order);
    this.#told = null;
  }

  /** After an action of this page the server keeps where the tiles stand now. */
  keepPlaces(): void {
    if (this.rack === null) return;
    this.layout = this.shown;
    void this.#send(this.layout, false);
  }

  /** Steps back that were kept. */
  recall(past: readonly FaceLayout[]): void {
    this.#past = past.map((layout) => fromFaces(layout, this.#pieces, this.layout));
  }

  /** Send the layout; of several in a row, only the last one is sent. */
  async #send(before: Layout, waits = true): Promise<void> {
    if (waits) this.waiting = true;
    if (this.#sent !== null) return;
    let sent: Layout;
    let told: HandJudgement | null;
    do {
      sent = this.#sent = this.layout;
      told = await this.#line.group(this.faces, this.#racked);
      // A new deal has begun meanwhile, or the connection is lost: the next welcome says how the hand lies.
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

  /** The rack as the server should keep it: as it stands here, or as it was told to a page that has none. */
  get #racked(): LaidRack | null {
    return this.rack ? this.rack.ledges.told(this.layout, this.faceOf) : this.#told;
  }

  /** Complete groups with new cards are put in the order in which they are read. */
  #tidy(before: Layout): Layout {
    const old = new Set(before.groups.map((group) => keyOf(group)));
    return this.layout.groups.reduce((layout, group, number) => {
      const judged = this.judged[number];
      if (judged?.state !== "complete" || old.has(keyOf(group))) return layout;
      return tidied(layout, number, judged.order, this.faceOf);
    }, this.layout);
  }
}

/** A hand that nobody has laid out comes from the server suit by suit, with the suits in any order. */
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
