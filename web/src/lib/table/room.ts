/** What of a table a window has room for. */

export interface Window {
  readonly width: number;
  readonly height: number;
}

export interface Room {
  /** A phone on its side, or a wide window as low: seats at the left, buttons at the right, the hand below both. */
  readonly flat: boolean;
  /** A phone held upright. */
  readonly phone: boolean;
  /** Too little for everything to have its row. */
  readonly low: boolean;
  /** What sorts the hand has no place of its own. */
  readonly tight: boolean;
  /** So narrow that not even what is done with a selection fits beside the button. */
  readonly smallest: boolean;
  /** The log may stand at the side. */
  readonly wide: boolean;
  /** The seats may stand around the felt. */
  readonly around: boolean;
  /** One button with a menu replaces a row of icons. */
  readonly compact: boolean;
}

export function roomIn({ width, height }: Window): Room {
  const flat = height < 480 && width > height;
  const phone = width < 700 && !flat;
  const low = phone && height < 700;
  return {
    flat,
    phone,
    low,
    tight: low || (flat && (width < 760 || height < 350)),
    smallest: low && width < 360,
    wide: width >= 1180 && !flat,
    around: width >= 1000 && height >= 600,
    compact: width < 1000 || flat,
  };
}
