/** How many bytes the runtime and the networks have together; the build counts them. */
declare const SCAN_BYTES: number;
