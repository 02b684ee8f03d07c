/** Hands as the server would judge them, for the gallery. */
import { parseFaces } from "$lib/faces";
import type { Face, Fact, GroupJudgement, HandJudgement } from "$lib/protocol";

export const faces = (text: string): Face[] => parseFaces(text) ?? [];

/** "4H 5H 6H pure_run": the cards of a group, and what it is: a meld, or "started" or "loose". "7D=JS" stands for it. */
export function judged(text: string): GroupJudgement {
  const words = text.split(" ");
  const what = words.pop() as "pure_run" | "tunnela" | "run" | "group" | "started" | "loose";
  const order = faces(words.map((word) => word.split("=")[0]).join(" "));
  const stands = faces(words.map((word) => word.split("=")[1] ?? word).join(" "));
  const state = what === "started" || what === "loose" ? what : "complete";
  const name = what === "started" || what === "loose" ? null : what;
  return { state, name, order, stands, value: 0, points: order.length * 7, wanted: [] };
}

/** A hand of such groups and loose cards. */
export function told(
  groups: readonly string[],
  loose: string,
  facts: readonly Fact[] = [{ code: "pure_life", met: true, params: {} }],
): HandJudgement {
  const left = faces(loose);
  return { groups: groups.map(judged), loose: left, loose_points: left.length * 6, facts, contract: [] };
}
