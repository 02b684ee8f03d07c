/** What a player adds to the seed of a deal, as bytes in hexadecimal digits. */

const LONGEST = 32;

/** The UTF-8 of a text, cut to 32 bytes; sixteen random bytes where there is none. */
export function hexadecimal(text: string): string {
  const typed = text.trim();
  const bytes =
    typed === "" ? crypto.getRandomValues(new Uint8Array(16)) : new TextEncoder().encode(typed).slice(0, LONGEST);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
