/** The buttons of a table: what they say they do just now, and what happens when they are pressed. */
import type { Claim } from "$lib/protocol";
import * as drafts from "./draft";
import type { Fitting } from "./fitting.svelte";
import type { Laying } from "./laying.svelte";
import type { LaidTable } from "./lying.svelte";
import * as turns from "./turn";
import type { Extra, Final, Grouping, Primary, Turn } from "./turn";

/** What the buttons need of the table around them. */
export interface Pressed extends Pick<
  LaidTable,
  | "info"
  | "view"
  | "seat"
  | "offer"
  | "selection"
  | "hand"
  | "draft"
  | "mine"
  | "dirty"
  | "tray"
  | "handGroups"
  | "opened"
  | "over"
  | "watching"
  | "myTurn"
  | "canMove"
  | "faceOf"
  | "takes"
  | "offered"
  | "act"
  | "refuse"
> {
  readonly laying: Pick<Laying, "takePile" | "layContract" | "layNew" | "open" | "joined">;
  readonly fitting: Pick<Fitting, "cards" | "melds" | "action">;
  readonly verdict: Turn["verdict"];
  readonly down: (NonNullable<Turn["down"]> & { readonly id: number }) | null;
  readonly doubted: number | null;
  panel: Grouping | "knock" | null;
  wholeSet(ids: Iterable<number>): object | undefined;
  /** The table as the turn found it. */
  putBack(): void;
  draw(): void;
  take(id?: number | null): void;
  /** Put the selected pieces somewhere. */
  place(spot: { readonly zone: "new" } | { readonly zone: "pile" }): void;
}

export class Buttons {
  readonly #game: Pressed;

  /** What is asked before it is done, because nothing takes it back. */
  asking = $state<Final | null>(null);
  /** I drop as soon as it is my turn, unless I think again. */
  dropping = $state(false);
  /** I let the discard pass, which shows only once the time to claim it is over. */
  waiving = $state(false);
  /** I want no discard out of turn until the next deal, and am not asked. */
  wantsNone = $state(false);

  constructor(game: Pressed) {
    this.#game = game;
  }

  readonly #turn = $derived.by((): Turn => ({
    view: this.#game.view,
    seat: this.#game.seat,
    offer: this.#game.offer,
    verdict: this.#game.verdict,
    selected: this.#game.selection.flatMap((id) => {
      const face = this.#game.faceOf(id);
      return face === null ? [] : [{ face, held: this.#game.hand.some((piece) => piece.id === id) }];
    }),
    draft:
      this.#game.draft === null
        ? null
        : { played: this.#game.mine.size, left: this.#game.hand.length, touched: this.#game.dirty },
    doubted: this.#game.selection.length === 1 && this.#game.selection[0] === this.#game.doubted,
    aside: this.#game.tray.length,
    contract: (this.#game.handGroups.told?.contract.length ?? 0) > 0,
    down: this.#game.down,
    adds: this.#game.selection.length > 0 && this.#game.laying.joined(this.#game.selection) !== null,
    whole: this.#game.selection.length > 0 && this.#game.wholeSet(this.#game.selection) !== undefined,
    fitting: this.#game.fitting,
  }));
  readonly primary = $derived.by((): Primary => {
    const { view, seat } = this.#game;
    if (this.passesUnasked) return { does: "wait", seat: view?.discarded_by.at(-1) ?? seat };
    return turns.primary(this.#turn);
  });
  /** The buttons beside the primary one. */
  readonly extras = $derived.by((): readonly Extra[] => turns.extras(this.#turn, this.primary));

  /** Press the button at the lower right. */
  press(): void {
    const game = this.#game;
    const primary = this.primary;
    if (!game.canMove || this.waiving) return;
    const refusal = game.verdict?.refusal;
    switch (primary.does) {
      case "draw":
      case "pass":
      case "done":
        void game.act({ type: "pass" });
        return;
      case "put_back":
        game.putBack();
        return;
      case "draw_card":
        game.draw();
        return;
      case "take_card":
        game.take();
        return;
      case "leave":
        void game.act({ type: "discard", card: primary.face });
        return;
      case "take_down":
        game.take(game.down?.id);
        return;
      case "take_pile":
        void game.laying.takePile();
        return;
      case "answer":
        void game.act({ type: "answer", yes: true });
        return;
      case "contract":
        void game.laying.layContract();
        return;
      case "lay_off":
        if (game.fitting.action !== null) void game.act(game.fitting.action);
        return;
      case "call": {
        const [call] = game.offered("call");
        if (call !== undefined) void game.act(call);
        return;
      }
      case "buy":
        void game.act({ type: "buy" });
        return;
      case "force": {
        const [force] = game.offered("force");
        if (force !== undefined) void game.act(force);
        return;
      }
      case "claim":
        void game.act(primary.claim);
        return;
      case "let_pass":
        if (game.takes("claim")) this.#waive();
        else this.letPass();
        return;
      case "fight":
        void game.act({ type: "fight" });
        return;
      case "fold":
        void game.act({ type: "pass" });
        return;
      case "show_dealt":
        void game.act({ type: "show_dealt" });
        return;
      case "go_out":
      case "declare":
      case "show_melds":
        game.panel = primary.does;
        return;
      case "aside":
      case "open":
        if (game.takes("take_pile")) void game.laying.takePile();
        else if (game.selection.length > 1) game.place({ zone: "new" });
        else if (primary.does === "open" && game.verdict !== null) game.laying.open(game.verdict);
        return;
      case "end":
        if (refusal) game.refuse(refusal);
        else if (game.draft) void game.act(drafts.toAction(game.draft, !game.opened));
        return;
      case "lay":
      case "add":
        if (refusal && game.draft === null) game.refuse(refusal);
        else game.place({ zone: "new" });
        return;
      case "discard":
        if (refusal) game.refuse(refusal);
        else if (primary.faceDown) void game.act({ type: "discard", card: primary.face });
        else game.place({ zone: "pile" });
    }
  }

  /** The claims on the discard beside that of the primary button. */
  get otherClaims(): Claim[] {
    return turns.otherClaims(this.#game);
  }

  /** I am asked whether I claim a discard, and hold nothing to claim it with. */
  get cannotClaim(): boolean {
    return this.#game.canMove && turns.cannotClaim(this.#game);
  }

  /** The selected card as a meld of its own. */
  get laysAlone(): ReturnType<typeof turns.alone> {
    return turns.alone(this.#turn);
  }

  /** Whether others than bots of the table see how long I take. */
  get company(): boolean {
    const { seat, info } = this.#game;
    return info.seats.some((each, at) => at !== seat && (each.kind === "person" || each.visiting));
  }

  /** I cannot claim the discard and nobody sees how long I take: the page lets it pass for me, and I am not asked. */
  get passesUnasked(): boolean {
    return this.cannotClaim && !this.company;
  }

  /** After how long I let the discard pass by itself, null where I do not. */
  get passesAfter(): number | null {
    return this.#game.canMove ? turns.passesAfter(this.#game, this.company, this.wantsNone) : null;
  }

  /** Whether wanting no discard can be settled on, or thought of again. */
  get mayWantNone(): boolean {
    return !this.#game.over && (this.wantsNone || turns.mayWant(this.#game));
  }

  /** The time to claim the discard is over for me. */
  letPass(): void {
    void this.#game.act({ type: "pass" });
  }

  /** I do not claim the discard; who sees how long I take is not told before time. */
  #waive(): void {
    if (this.company) this.waiving = true;
    else this.letPass();
  }

  /** Do what one of the buttons beside the primary one says. */
  extra(what: Extra): void {
    const game = this.#game;
    if (!game.canMove) return;
    switch (what) {
      case "drop":
      case "refuse":
      case "call_end":
      case "declare_pairs":
        this.asking = what;
        return;
      case "show_indicator":
        void game.act({ type: what });
        return;
      case "take_pile":
        void game.laying.takePile();
        return;
      case "add":
        void game.laying.layNew(game.selection);
        return;
      case "ask":
        void game.act({ type: "ask" });
        return;
      case "say_no":
        void game.act({ type: "answer", yes: false });
        return;
      case "let_pass":
        if (game.takes("claim")) this.#waive();
        else this.letPass();
        return;
      case "fold":
      case "done":
        void game.act({ type: "pass" });
        return;
      case "lay_alone": {
        const meld = this.laysAlone;
        if (meld !== undefined) void game.act(meld);
        return;
      }
      case "swap": {
        const [swap] = turns.swaps(this.#turn);
        if (swap !== undefined) void game.act(swap);
        return;
      }
      default:
        game.panel = what;
    }
  }

  /** What was asked is done after all, or not. */
  decide(sure: boolean): void {
    const game = this.#game;
    const asked = this.asking;
    this.asking = null;
    if (sure && asked !== null) void game.act({ type: asked === "refuse" ? "pass" : asked });
  }

  /** Whether dropping can be settled on before it is my turn. */
  readonly mayPlanDrop = $derived.by((): boolean => {
    const there = this.#game.info.manner.drops && !this.#game.watching && !this.#game.over && !this.#game.myTurn;
    return there && this.#game.view !== null && this.#game.view.out[this.#game.seat] == null;
  });

  /** Do what was settled on, once it is my turn; a new deal knows nothing of it. */
  followPlan(): void {
    const game = this.#game;
    if (!this.dropping || this.mayPlanDrop) return;
    if (!game.takes("drop")) this.dropping = false;
    else if (game.canMove) {
      this.dropping = false;
      void game.act({ type: "drop" });
    }
  }

  /** What was asked is open no more. */
  shut(): void {
    if (this.#game.over) this.wantsNone = false;
    if (!this.#game.takes("claim")) this.waiving = false;
    if (!this.extras.some((extra) => extra === this.asking)) this.asking = null;
  }
}
