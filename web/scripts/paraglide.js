// How the messages in messages/*.json become typed functions; used by the build and by `npm run messages`.
export const paraglide = {
  project: "./project.inlang",
  outdir: "./.paraglide",
  strategy: /** @type {["globalVariable", "baseLocale"]} */ (["globalVariable", "baseLocale"]),
  outputStructure: /** @type {"locale-modules"} */ ("locale-modules"),
  isServer: "false",
  emitReadme: false,
};
