/** The clock of a seat ran out; what lay there as a draft is played. */
import type { ActionKind } from "./kind";
import { rearrange } from "./rearrange";

export const timeout = {
  review: ({ draft }, at) => (draft == null ? [] : rearrange.review(draft, at)),
} satisfies ActionKind<"timeout">;
