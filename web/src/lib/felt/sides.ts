/** What only games of sides show on their felt; it loads when such a game is played. */
export { default as Frozen } from "./Frozen.svelte";
export { default as SideMelds } from "./SideMelds.svelte";
