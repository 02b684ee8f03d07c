/** The ledges of a rack, as a hand of tiles needs them; loaded only where tiles are played. */
export * from "./drawn";
export * from "./moves";
export * from "./standing";
export * from "./told";
