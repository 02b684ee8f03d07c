/** Test files share the modules that they load, so none leaves a clock or a global behind that is not the real one. */
import { afterEach, vi } from "vitest";
import { allMessages } from "$lib/i18n.svelte";

await allMessages();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
