/** How many bytes the runtime has, and the two networks of each kind of pieces; the build counts them. */
declare const SCAN_BYTES: Readonly<Record<"runtime" | "tiles" | "cards", number>>;
