/** Places of a page where pieces can be put. */
import type { Place } from "$lib/hand/groups";
import type { Cell } from "./placement";
import type { Joins } from "./rackGroups";

/** `at` is the gap between the pieces that lie there, null for the end. */
export type Spot =
  | { readonly zone: "set"; readonly set: number; readonly at: number | null }
  | { readonly zone: "rack"; readonly at: number | null; readonly joins?: Joins }
  | { readonly zone: "hand"; readonly place: Place; readonly row: number | null }
  | { readonly zone: "new"; readonly cell?: Cell }
  | { readonly zone: "stock" }
  | { readonly zone: "finish" }
  | { readonly zone: "pile" };
