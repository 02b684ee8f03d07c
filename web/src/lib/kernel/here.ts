/** Answers of the page itself, while the server cannot be reached; null where only the server knows. */

import { keptPages } from "$lib/kept";
import type { KeptPages, SolveAnswer, SolveAsked } from "$lib/protocol";
import type { Answer, RefereeAsked } from "$lib/referee/answer";
import { referee } from "./referee";
import { OnlyTheServer } from "./sheet";
import { solve } from "./solve";
import { kernel, type Kernel } from "./wasm";

export function solved(asked: SolveAsked): Promise<SolveAnswer | null> {
  return answered((kernel, kept) => solve(kernel, kept, asked));
}

export function refereed(asked: RefereeAsked): Promise<Answer | null> {
  return answered((kernel, kept) => referee(kernel, kept, asked));
}

async function answered<T>(answer: (kernel: Kernel, kept: KeptPages) => T): Promise<T | null> {
  const kept = await keptPages();
  // What was kept by an older build has no sheets.
  if (kept?.sheets === undefined) return null;
  try {
    return answer(await kernel(), kept);
  } catch (failure) {
    const known = failure instanceof OnlyTheServer || failure instanceof WebAssembly.RuntimeError;
    // A kernel that is not kept cannot be fetched.
    if (known || failure instanceof TypeError) return null;
    throw failure;
  }
}
