/**
 * Settings and favourites of who is signed in, the same on every device. The newer choice holds; where a browser joins
 * an account, the favourites of both are united. What was learned in lessons goes with them.
 */
import { ApiProblem, call } from "$lib/api";
import { chosen, chosenAt, heldSince, onChosen } from "$lib/chosen";
import { favouriteGames, setFavourites } from "$lib/home/likes.svelte";
import type { Choices } from "$lib/protocol";
import { changeSettings, DEFAULTS, settings } from "$lib/settings.svelte";
import { recall, remember } from "$lib/storage";
import { learnAlone, learnTogether } from "./lessons";

const PATH = "/api/account/choices";
const JOINED = "chosen.joined";
const AFTER_MS = 400;
/** As many as the server keeps. */
const MOST_FAVOURITES = 200;

let timer: ReturnType<typeof setTimeout> | null = null;

/** This browser keeps what it chooses in an account. */
export function joined(): boolean {
  return recall<unknown>(JOINED, false) === true;
}

function here(): Choices {
  const favourites = favouriteGames().slice(0, MOST_FAVOURITES);
  return { chosen: chosenAt(), settings: { ...settings }, favourites };
}

/** Whether anything here is not as usual, whenever it was chosen. */
function anything({ settings, favourites }: Choices): boolean {
  return favourites.length > 0 || JSON.stringify(settings) !== JSON.stringify(DEFAULTS);
}

function adopt({ chosen: at, settings: told, favourites }: Choices): void {
  changeSettings(told);
  setFavourites(favourites);
  heldSince(at);
}

/** Two choices as one: the settings of the newer, the favourites of both. */
export function united(mine: Choices, theirs: Choices): Choices {
  const newer = mine.chosen > theirs.chosen ? mine : theirs;
  const older = newer === mine ? theirs : mine;
  const favourites = [...new Set([...newer.favourites, ...older.favourites])].slice(0, MOST_FAVOURITES);
  return { ...newer, favourites };
}

/** Somebody has signed in in this browser, which has not been told of the account's choices yet. */
export async function join(): Promise<void> {
  if (joined()) return;
  let theirs = await call<Choices | null>(PATH);
  if (theirs === null) return;
  if (chosenAt() === 0 && anything(here())) heldSince(1); // by a page that did not note when
  for (;;) {
    const both = united(here(), theirs);
    if (both.chosen > 0) adopt(both);
    if (both.chosen === theirs.chosen && both.favourites.length > theirs.favourites.length) chosen();
    if (chosenAt() <= theirs.chosen) break;
    theirs = await call<Choices>(PATH, here()); // what another device has chosen meanwhile, if it has
  }
  remember(JOINED, true);
  follow();
  await learnTogether();
}

/** Keep up with the account, where this browser has joined one: take over what is newer there, send what is newer here. */
export async function keepUp(): Promise<void> {
  if (!joined()) return;
  follow();
  try {
    const theirs = await call<Choices | null>(PATH);
    if (theirs === null) leave();
    else if (theirs.chosen > chosenAt()) adopt(theirs);
    else if (theirs.chosen < chosenAt()) await send();
    if (joined()) await learnTogether();
  } catch (problem) {
    over(problem);
  }
}

/** Nobody is signed in here any more; what was chosen stays in this browser. */
export function leave(): void {
  remember(JOINED, false);
  onChosen(null);
  if (timer !== null) clearTimeout(timer);
  timer = null;
  learnAlone();
}

function follow(): void {
  onChosen(() => {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => void send().catch(over), AFTER_MS);
  });
}

async function send(): Promise<void> {
  const sent = here();
  const held = await call<Choices>(PATH, sent);
  if (chosenAt() !== sent.chosen) return; // something was chosen meanwhile, and is sent next
  if (held.chosen === sent.chosen) return;
  adopt(held);
}

/** A session that has ended keeps nothing any more; without the server it is tried again with the next page. */
function over(problem: unknown): void {
  if (problem instanceof ApiProblem && problem.code === "account_needed") leave();
}
