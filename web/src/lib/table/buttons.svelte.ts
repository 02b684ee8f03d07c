/** The buttons of a table: what they say they do just now, and what happens when they are pressed. */
import type { Claim } from "$lib/protocol";
import { extraButton, extras, mainButton, primary, type Extra, type Primary } from "./actions";
import { cannotClaim, otherClaims } from "./actions/claim";
import type { Around, Pressed } from "./actions/kind";
import { mayWant, passesAfter } from "./asked";
import type { ButtonWords } from "./buttonWords";
import type { Turn } from "./turn";

export class Buttons {
  readonly #table: Pressed;

  /** What is asked before it is done, because nothing takes it back. */
  asking = $state<Extra | null>(null);
  /** I drop as soon as it is my turn, unless I think again. */
  dropping = $state(false);
  /** I let the discard pass, which shows only once the time to claim it is over. */
  waiving = $state(false);
  /** I want no discard out of turn until the next deal, and am not asked. */
  wantsNone = $state(false);

  constructor(table: Pressed) {
    this.#table = table;
  }

  readonly #turn = $derived.by((): Turn => ({
    view: this.#table.view,
    seat: this.#table.seat,
    offer: this.#table.offer,
    verdict: this.#table.verdict,
    selected: this.#table.selection.flatMap((id) => {
      const face = this.#table.faceOf(id);
      return face === null ? [] : [{ face, held: this.#table.hand.some((piece) => piece.id === id) }];
    }),
    draft:
      this.#table.draft === null
        ? null
        : { played: this.#table.mine.size, left: this.#table.hand.length, touched: this.#table.dirty },
    doubted: this.#table.selection.length === 1 && this.#table.selection[0] === this.#table.doubted,
    aside: this.#table.tray.length,
    contract: (this.#table.handGroups.told?.contract.length ?? 0) > 0,
    down: this.#table.down,
    adds: this.#table.selection.length > 0 && this.#table.laying.joined(this.#table.selection) !== null,
    whole: this.#table.selection.length > 0 && this.#table.wholeSet(this.#table.selection) !== undefined,
    fitting: this.#table.fitting,
  }));
  readonly primary = $derived.by((): Primary => {
    const { view, seat } = this.#table;
    if (this.passesUnasked) return { does: "wait", seat: view?.discarded_by.at(-1) ?? seat };
    return primary(this.#turn);
  });
  /** The buttons beside the primary one. */
  readonly extras = $derived.by((): readonly Extra[] => extras(this.#turn, this.primary));

  /** What the words of the buttons depend on. */
  get around(): Around {
    const { info, tiles, offer, board } = this.#table;
    return {
      game: info.game,
      tiles,
      name: (seat) => this.#table.name(seat),
      costs: offer?.costs ?? {},
      called: offer?.end_called ?? "",
      pile: board.pile.length,
      card: this.primary.does === "discard" ? this.primary.face : null,
    };
  }

  /** What the button at the lower right says. */
  get words(): ButtonWords {
    const words = mainButton(this.primary).words(this.around, this.primary);
    return typeof words === "string" ? { shown: words, heard: words } : words;
  }

  /** Press the button at the lower right. */
  press(): void {
    if (this.#table.canMove && !this.waiving) mainButton(this.primary).press?.(this.#table, this.primary);
  }

  /** The claims on the discard beside that of the primary button. */
  get otherClaims(): Claim[] {
    return otherClaims(this.#table);
  }

  /** I am asked whether I claim a discard, and hold nothing to claim it with. */
  get cannotClaim(): boolean {
    return this.#table.canMove && cannotClaim(this.#table);
  }

  /** Whether others than bots of the table see how long I take. */
  get company(): boolean {
    const { seat, info } = this.#table;
    return info.seats.some((each, at) => at !== seat && (each.kind === "person" || each.visiting));
  }

  /** I cannot claim the discard and nobody sees how long I take: the page lets it pass for me, and I am not asked. */
  get passesUnasked(): boolean {
    return this.cannotClaim && !this.company;
  }

  /** After how long I let the discard pass by itself, null where I do not. */
  get passesAfter(): number | null {
    return this.#table.canMove ? passesAfter(this.#table, this.company, this.wantsNone) : null;
  }

  /** Whether wanting no discard can be settled on, or thought of again. */
  get mayWantNone(): boolean {
    return !this.#table.over && (this.wantsNone || mayWant(this.#table));
  }

  /** The time to claim the discard is over for me. */
  letPass(): void {
    void this.#table.act({ type: "pass" });
  }

  /** Let what is asked pass; who sees how long I take to claim a discard is not told before time. */
  decline(): void {
    if (this.#table.takes("claim") && this.company) this.waiving = true;
    else this.letPass();
  }

  /** Do what one of the buttons beside the primary one says, or ask before. */
  extra(what: Extra): void {
    if (!this.#table.canMove) return;
    const button = extraButton(what);
    if (button.sure === undefined) button.press?.(this.#table, this.#turn);
    else this.asking = what;
  }

  /** What was asked is done after all, or not. */
  decide(sure: boolean): void {
    const asked = this.asking === null ? undefined : extraButton(this.asking).sure;
    this.asking = null;
    if (sure && asked !== undefined) void this.#table.act(asked.action);
  }

  /** Whether dropping can be settled on before it is my turn. */
  readonly mayPlanDrop = $derived.by((): boolean => {
    const there = this.#table.info.manner.drops && !this.#table.watching && !this.#table.over && !this.#table.myTurn;
    return there && this.#table.view !== null && this.#table.view.out[this.#table.seat] == null;
  });

  /** Do what was settled on, once it is my turn; a new deal knows nothing of it. */
  followPlan(): void {
    const table = this.#table;
    if (!this.dropping || this.mayPlanDrop) return;
    if (!table.takes("drop")) this.dropping = false;
    else if (table.canMove) {
      this.dropping = false;
      void table.act({ type: "drop" });
    }
  }

  /** What was asked is open no more. */
  shut(): void {
    if (this.#table.over) this.wantsNone = false;
    if (!this.#table.takes("claim")) this.waiving = false;
    if (!this.extras.some((extra) => extra === this.asking)) this.asking = null;
  }
}
