// Answers questions, one JSON list of them on standard input, with the page's own kernel and the words around it: tests and
// benchmarks compare the answers with the server's. A question is ["table" | "hand" | "solve" | "referee", what is asked], or
// ["puzzle", {"kept": a puzzle, "said": messages}] with the answers to each; one that only the server can answer is answered
// by null. With --time the seconds that each took are added.
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { mkdtempSync, rmSync } from "node:fs";
import { rolldown } from "rolldown";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const LIB = here("../src/lib");
const ENTRY = `
  export { Kernel } from "$lib/kernel/wasm";
  export { solve } from "$lib/kernel/solve";
  export { referee } from "$lib/kernel/referee";
  export { PuzzlePlayer } from "$lib/puzzles/here/player";
  export { OnlyTheServer } from "$lib/kernel/sheet";
`;

/** The page's modules as Node can load them. */
async function built() {
  const bundle = await rolldown({
    input: "entry",
    resolve: { alias: { $lib: LIB } },
    plugins: [
      {
        name: "kernel",
        resolveId: (id) => (id === "entry" || id.endsWith(".wasm?url") ? `\0${id}` : null),
        load: (id) => (id === "\0entry" ? ENTRY : id.startsWith("\0") ? 'export default "";' : null),
      },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), "rummykit-kernel-"));
  try {
    await bundle.write({ dir: folder, entryFileNames: "kernel.mjs" });
    return await import(pathToFileURL(join(folder, "kernel.mjs")).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { Kernel, solve, referee, PuzzlePlayer, OnlyTheServer } = await built();
const kernel = Kernel.of(readFileSync(join(LIB, "kernel", "kernel.wasm")));
const { kept, questions } = JSON.parse(readFileSync(0, "utf8"));
const ANSWERS = {
  table: (asked) => kernel.table(asked),
  hand: (asked) => kernel.hand(asked),
  solve: (asked) => solve(kernel, kept, asked),
  referee: (asked) => referee(kernel, kept, asked),
  puzzle: (asked) => {
    const player = new PuzzlePlayer(asked.kept, kept);
    return asked.said.map((message) => player.answer(message, () => undefined));
  },
};

function answered([what, asked]) {
  try {
    return ANSWERS[what](asked);
  } catch (failure) {
    if (failure instanceof OnlyTheServer) return null;
    throw failure;
  }
}

const timed = process.argv.includes("--time");
const answers = questions.map((question) => {
  const began = process.hrtime.bigint();
  const answer = answered(question);
  return timed ? [answer, Number(process.hrtime.bigint() - began) / 1e9] : answer;
});
process.stdout.write(JSON.stringify(answers));
