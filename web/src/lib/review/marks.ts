/** By what the lines of seats are told apart without their colours: strokes and shapes, six of each. */

export const DASHES = ["none", "7 4", "2 3", "10 3 2 3", "1 5", "14 4"] as const;

/** Around the middle, about four wide. */
export const SHAPES = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
  "M-3.5 -3.5H3.5V3.5H-3.5Z",
  "M0 -5L5 4H-5Z",
  "M0 -5L5 0L0 5L-5 0Z",
  "M-5 -4H5L0 5Z",
  "M-4.5 -1.5H-1.5V-4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5Z",
] as const;

export const markOf = (seat: number): number => seat % DASHES.length;
