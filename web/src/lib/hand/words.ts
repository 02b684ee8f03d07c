/** What a group of the hand is, in words: the longest that fits under it, and in full for those who hear it. */
import { parseFace } from "$lib/faces";
import { m, say } from "$lib/i18n.svelte";
import type { Face, Fact, GroupJudgement } from "$lib/protocol";
import { cardSign } from "$lib/pieces/signs";

/** How a group is seen at a glance; "unknown" while the server has not said. */
export type Standing = GroupJudgement["state"] | "unknown";

export interface Label {
  readonly standing: Standing;
  /** From the longest to the shortest. */
  readonly shown: readonly string[];
  readonly heard: string;
}

/** "pure run", "run", "group": a meld of cards by its name; `pure` where runs without wild cards are told from others. */
export function meldName(name: GroupJudgement["name"], pure: boolean): string {
  switch (name) {
    case "pure_run":
      return m.hand_pure_run();
    case "run":
      return pure ? m.hand_impure_run() : m.table_run({ family: "cards" });
    case "group":
      return m.table_group({ family: "cards" });
    case "pair":
      return m.table_pair();
    case "tunnela":
      return m.hand_tunnela();
    case "dublee":
      return m.hand_dublee();
    case "jokers":
      return m.hand_jokers();
    case "single":
    case null:
      return m.hand_meld();
  }
}

/** What a group is, or how far it is from being something. */
export function groupLabel(
  judged: GroupJudgement | null,
  faces: readonly Face[],
  { pure = false }: { readonly pure?: boolean } = {},
): Label {
  if (judged === null) return { standing: "unknown", shown: [""], heard: "" };
  switch (judged.state) {
    case "complete": {
      const name = meldName(judged.name, pure);
      return { standing: "complete", shown: [name], heard: name };
    }
    case "started": {
      const cards = faces.map(cardSign).join("\u2009");
      return {
        standing: "started",
        shown: [m.hand_started({ cards }), m.hand_started_short()],
        heard: m.hand_started_heard(),
      };
    }
    case "loose":
      return looseLabel(faces.length);
  }
}

/** Cards in no meld: how many there are. What they cost is said once, with all else that the hand comes to. */
export function looseLabel(count: number): Label {
  const cards = m.hand_loose_cards({ count });
  return { standing: "loose", shown: [cards, String(count)], heard: cards };
}

/** What a fact says, null where this page has no words for it. */
export function factWords(fact: Fact): string | null {
  const { card, ...params } = fact.params;
  if (card === undefined) return say(`fact_${fact.code}`, params);
  const face = parseFace(String(card));
  return say(`fact_${fact.code}`, { ...params, card: face === null ? String(card) : cardSign(face) });
}

let pen: CanvasRenderingContext2D | null = null;

/** The first text that fits, measured as it will be drawn; the last one if none does. */
export function fitting(texts: readonly string[], width: number, font: string): string {
  pen ??= document.createElement("canvas").getContext("2d");
  if (pen === null) return texts.at(-1) ?? "";
  pen.font = font;
  return texts.find((text) => pen!.measureText(text).width <= width) ?? texts.at(-1) ?? "";
}
