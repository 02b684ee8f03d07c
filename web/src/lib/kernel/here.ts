/** Answers of the page itself, while the server cannot be reached. */

import { ApiProblem } from "$lib/api";
import { m } from "$lib/i18n.svelte";
import { keptPages } from "$lib/kept";
import type { KeptPages, SolveAnswer, SolveAsked } from "$lib/protocol";
import type { Answer, RefereeAsked } from "$lib/referee/answer";
import { referee } from "./referee";
import { OnlyTheServer } from "./sheet";
import { solve } from "./solve";
import { kernel, type Kernel } from "./wasm";

export function solved(asked: SolveAsked): Promise<SolveAnswer> {
  return answered((kernel, kept) => solve(kernel, kept, asked), m.away_solver);
}

export function refereed(asked: RefereeAsked): Promise<Answer> {
  return answered((kernel, kept) => referee(kernel, kept, asked), m.away_referee);
}

/** The answer, or an `ApiProblem` that says that only the server can give it. */
async function answered<T>(answer: (kernel: Kernel, kept: KeptPages) => T, otherwise: () => string): Promise<T> {
  const unreachable = (): ApiProblem => new ApiProblem("unreachable", `${m.away_title()} ${otherwise()}`, 0);
  const kept = await keptPages();
  // What was kept by an older build has no sheets.
  if (kept?.sheets === undefined) throw unreachable();
  try {
    return answer(await kernel(), kept);
  } catch (failure) {
    const known = failure instanceof OnlyTheServer || failure instanceof WebAssembly.RuntimeError;
    // A kernel that is not kept cannot be fetched.
    throw known || failure instanceof TypeError ? unreachable() : failure;
  }
}
