/** The parts of the felt that only games of sides need; they load when such a game is played. */
export { default as Frozen } from "./Frozen.svelte";
export { default as SideMelds } from "./SideMelds.svelte";
