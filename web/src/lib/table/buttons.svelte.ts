/** The buttons of a table: what they say they do just now, and what happens when they are pressed. */
import type { Claim } from "$lib/protocol";
import { extraButton, extras, mainButton, primary, type Extra, type Primary } from "./actions";
import { cannotClaim, otherClaims } from "./actions/claim";
import type { Around, Presses } from "./actions/kind";
import { mayWant, passesAfter } from "./asked";
import type { ButtonWords } from "./buttonWords";
import type { Table } from "./table.svelte";
import type { Turn } from "./turn";

/** What they need of the table around them. */
export interface HasButtons {
  readonly table: Pick<
    Table,
    "info" | "seat" | "view" | "offer" | "tiles" | "name" | "takes" | "over" | "watching" | "myTurn" | "canMove"
  >;
  /** All that decides what they do. */
  turn(): Turn;
  readonly presses: Presses;
}

export class Buttons {
  readonly #at: HasButtons;

  /** What is asked before it is done, because nothing takes it back. */
  asking = $state<Extra | null>(null);
  /** I drop as soon as it is my turn, unless I think again. */
  dropping = $state(false);
  /** I let the discard pass, which shows only once the time to claim it is over. */
  waiving = $state(false);
  /** I want no discard out of turn until the next deal, and am not asked. */
  wantsNone = $state(false);

  constructor(at: HasButtons) {
    this.#at = at;
  }

  readonly primary = $derived.by((): Primary => {
    const { view, seat } = this.#at.table;
    if (this.passesUnasked) return { does: "wait", seat: view?.discarded_by.at(-1) ?? seat };
    return primary(this.#at.turn());
  });
  /** The buttons beside the primary one. */
  readonly extras = $derived.by((): readonly Extra[] => extras(this.#at.turn(), this.primary));

  /** What the words of the buttons depend on. */
  get around(): Around {
    const { info, tiles, offer, view } = this.#at.table;
    return {
      game: info.game,
      tiles,
      name: (seat) => this.#at.table.name(seat),
      costs: offer?.costs ?? {},
      called: offer?.end_called ?? "",
      pile: view?.discard_pile.length ?? 0,
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
    if (!this.#at.table.canMove || this.waiving) return;
    mainButton(this.primary).press?.(this.#at.presses, this.primary, this.#at.turn());
  }

  /** The claims on the discard beside that of the primary button. */
  get otherClaims(): Claim[] {
    return otherClaims(this.#at.table);
  }

  /** I am asked whether I claim a discard, and hold nothing to claim it with. */
  get cannotClaim(): boolean {
    return this.#at.table.canMove && cannotClaim(this.#at.table);
  }

  /** Whether others than bots of the table see how long I take. */
  get company(): boolean {
    const { seat, info } = this.#at.table;
    return info.seats.some((each, at) => at !== seat && (each.kind === "person" || each.visiting));
  }

  /** I cannot claim the discard and nobody sees how long I take: the page lets it pass for me, and I am not asked. */
  get passesUnasked(): boolean {
    return this.cannotClaim && !this.company;
  }

  /** After how long I let the discard pass by itself, null where I do not. */
  get passesAfter(): number | null {
    return this.#at.table.canMove ? passesAfter(this.#at.table, this.company, this.wantsNone) : null;
  }

  /** Whether wanting no discard can be settled on, or thought of again. */
  get mayWantNone(): boolean {
    return !this.#at.table.over && (this.wantsNone || mayWant(this.#at.table));
  }

  /** The time to claim the discard is over for me. */
  letPass(): void {
    void this.#at.presses.line.act({ type: "pass" });
  }

  /** Let what is asked pass; who sees how long I take to claim a discard is not told before time. */
  decline(): void {
    if (this.#at.table.takes("claim") && this.company) this.waiving = true;
    else this.letPass();
  }

  /** Do what one of the buttons beside the primary one says, or ask before. */
  extra(what: Extra): void {
    if (!this.#at.table.canMove) return;
    const button = extraButton(what);
    if (button.sure === undefined) button.press?.(this.#at.presses, this.#at.turn());
    else this.asking = what;
  }

  /** What was asked is done after all, or not. */
  decide(sure: boolean): void {
    const asked = this.asking === null ? undefined : extraButton(this.asking).sure;
    this.asking = null;
    if (sure && asked !== undefined) void this.#at.presses.line.act(asked.action);
  }

  /** Whether dropping can be settled on before it is my turn. */
  readonly mayPlanDrop = $derived.by((): boolean => {
    const { info, watching, over, myTurn, view, seat } = this.#at.table;
    return info.manner.drops && !watching && !over && !myTurn && view !== null && view.out[seat] == null;
  });

  /** Do what was settled on, once it is my turn; a new deal knows nothing of it. */
  followPlan(): void {
    const { table, presses } = this.#at;
    if (!this.dropping || this.mayPlanDrop) return;
    if (!table.takes("drop")) this.dropping = false;
    else if (table.canMove) {
      this.dropping = false;
      void presses.line.act({ type: "drop" });
    }
  }

  /** What was asked is open no more. */
  shut(): void {
    if (this.#at.table.over) this.wantsNone = false;
    if (!this.#at.table.takes("claim")) this.waiving = false;
    if (!this.extras.some((extra) => extra === this.asking)) this.asking = null;
  }
}
