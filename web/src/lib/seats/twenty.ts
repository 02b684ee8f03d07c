/** The twenty faces that people can choose. Tables know them by their position here, so new ones must come last. */
import { BACK, HAIR, SKINS, WALLS, type Portrait, type Shape } from "./portrait";

const [PALE, FAIR, TAN, BROWN, DEEP] = SKINS;
const [GREEN, CREAM, BLUE, ROSE, LILAC] = WALLS;
const BLACK = "#241e1e";
const DARK = "#4a2f1f";
const CHESTNUT = "#7a4a26";
const BLOND = "#d9ae5c";
const RED = "#b4512a";
const GREY = "#a9a49d";
const WHITE = "#ece8e1";
const GOLD = "#e8b93a";

/** A path and its mirror image on the other side of the face. */
const both = (path: string): string =>
  `${path}${path.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const arc = command === "A";
    const turned = numbers.map((value, at) =>
      arc ? (at % 7 === 4 ? 1 - value : at % 7 === 5 ? 40 - value : value) : at % 2 === 0 ? 40 - value : value,
    );
    return `${command}${turned.map((value) => +value.toFixed(2)).join(" ")}`;
  })}`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const LONG =
  "M10.2 17C9.4 5.6 30.6 5.6 29.8 17L31.4 33C28.4 34.6 25.6 33.6 24.6 31L15.4 31C14.4 33.6 11.6 34.6 8.6 33Z";
const WAVES =
  "M10.4 15C7 17 9.6 20.4 8.2 22.6C6.6 25 9.2 27 8.6 30C12 33.4 28 33.4 31.4 30C30.8 27 33.4 25 31.8 22.6C30.4 20.4 33 17 29.6 15C29 5.6 11 5.6 10.4 15Z";
const FRINGE =
  "M11.9 18.4C10.8 10 15 7.8 20 7.8C25 7.8 29.2 10 28.1 18.4C27.4 15.8 26.6 14.9 25.4 14.5C22 15.3 18 15.3 14.6 14.5C13.4 14.9 12.6 15.8 11.9 18.4Z";
const MIDDLE = "M11.6 20C10.6 11 15 8 20 8C25 8 29.4 11 28.4 20C27.6 15 24 12 20 10.2C16 12 12.4 15 11.6 20Z";
const BUZZ =
  "M12.2 16C11.8 10.6 15.6 8.2 20 8.2C24.4 8.2 28.2 10.6 27.8 16C26.8 13 25 11.9 20 11.9C15 11.9 13.2 13 12.2 16Z";
const QUIFF =
  "M12 17.6C11 10.6 13.4 9.8 15 8.6C17.4 5 24 3.6 29 6.6C27.8 7.4 28.6 8.2 28.9 9.6C29.4 12 28.7 15 28.1 17.6C27.6 15 26.8 13.6 25.4 12.6C21 13.4 16 13.4 14 13.6C12.8 14.8 12.3 16.2 12 17.6Z";
const SPIKES =
  "M11.6 18L9.8 11.6L13 12L12.2 7.2L16.2 8.8L17.4 4.2L20.8 7.6L24.2 4.4L25 8.8L28.8 7.4L27.6 12L30.4 11.8L28.4 18C27.6 15.4 26.6 13.8 25 13C21 14.4 16 14 14 13.4C12.8 14.6 12.2 16.2 11.6 18Z";
const SIDES = both("M11.9 20.4C10 17.6 10.2 13.6 12.6 11.4C12.2 14.4 12.3 17.4 12.9 20Z");
const MOHAWK = "M16.8 12.6C15 6.4 17.4 3.8 20 3.4C22.6 3.8 25 6.4 23.2 12.6C21.6 11.4 18.4 11.4 16.8 12.6Z";
const BEARD =
  "M12.1 18.4C12.2 26 15.4 29.2 20 29.2C24.6 29.2 27.8 26 27.9 18.4C26.9 21.3 24.8 21.9 20 21.9C15.2 21.9 13.1 21.3 12.1 18.4Z";
const SHORT_BEARD =
  "M12.1 18.8C12.2 25.2 15.6 27.6 20 27.6C24.4 27.6 27.8 25.2 27.9 18.8C27 22 25.6 22 20 22C14.4 22 13 22 12.1 18.8Z";
const MOUSTACHE =
  "M20 22.1C18.2 20.9 15.6 21.4 14.4 23.6C16.6 24 18.8 23.6 20 22.8C21.2 23.6 23.4 24 25.6 23.6C24.4 21.4 21.8 20.9 20 22.1Z";
const CHIN = "M16.9 25.2C17.4 28.8 22.6 28.8 23.1 25.2C22 26.4 18 26.4 16.9 25.2Z";
/** The mouth stays free in a beard. */
const LIPS = "M16.6 23.9C17.8 22.5 22.2 22.5 23.4 23.9C22.2 26 17.8 26 16.6 23.9Z";
const EARRINGS: Shape = [GOLD, both(disc(12, 22.2, 1.1))];
const FRECKLES: Shape = ["#b0683c", both(`${disc(14.4, 21, 0.45)}${disc(15.8, 21.7, 0.45)}${disc(16.2, 20.5, 0.45)}`)];
const BLUSH: Shape = ["#d9534f40", both(disc(14.6, 21.8, 1.7))];

const FACE: Portrait = { skin: PALE, shirt: "#2f6f8f", wall: GREEN, behind: [], upon: [], glasses: "none" };
const bearded = (colour: string, path: string, skin: string): readonly Shape[] => [
  [colour, path],
  [skin, LIPS],
];

export const TWENTY: readonly Portrait[] = (
  [
    { shirt: "#55733f", wall: CREAM, behind: [[RED, WAVES]], upon: [[RED, MIDDLE], FRECKLES] },
    { skin: BROWN, shirt: "#c0762d", wall: BLUE, behind: [[BLACK, disc(20, 14, 12)]], upon: [[BLACK, BUZZ], EARRINGS] },
    { skin: FAIR, shirt: "#3a5486", wall: ROSE, upon: bearded(GREY, BEARD, FAIR) },
    {
      skin: FAIR,
      shirt: "#1f7a78",
      wall: CREAM,
      behind: [["#1f7a78", "M9 18C8 5 32 5 31 18C31.4 24 32.6 30 35 35L5 35C7.4 30 8.6 24 9 18Z"]],
      upon: [
        [
          "#2a9490",
          "M10 19C9 3.6 31 3.6 30 19C30 25 27 29.4 20 29.4C13 29.4 10 25 10 19ZM13.4 18.6C13.4 24 16 27 20 27C24 27 26.6 24 26.6 18.6C26.6 10.4 13.4 10.4 13.4 18.6Z",
        ],
      ],
    },
    {
      skin: TAN,
      shirt: "#6d4a7d",
      wall: GREEN,
      upon: [
        ...bearded(BLACK, BEARD, TAN),
        [
          "#d9772b",
          "M10.4 16C8 8 13.4 3 20 3C26.6 3 32 8 29.6 16C26.8 12.8 22.8 11.4 20 10.4C17.2 11.4 13.2 12.8 10.4 16Z",
        ],
        ["#b85c1b", both("M20 10.4C16.6 8.6 13.6 8.6 10.4 11.6C12 8.6 16 6.8 20 8.2Z")],
      ],
    },
    { shirt: "#2f6f8f", wall: LILAC, upon: [[BLOND, QUIFF]], glasses: "square" },
    { shirt: "#b5475f", wall: BLUE, behind: [[BLACK, BACK]], upon: [[BLACK, FRINGE], BLUSH] },
    { skin: BROWN, shirt: "#d0a030", wall: ROSE, upon: [[DARK, MIDDLE], [DARK, both(disc(12.4, 7.6, 3.9))], EARRINGS] },
    {
      skin: FAIR,
      shirt: "#5b6b4a",
      wall: CREAM,
      upon: [
        [WHITE, SIDES],
        [WHITE, MOUSTACHE],
      ],
      glasses: "round",
    },
    { shirt: "#7d4169", wall: GREEN, upon: [[WHITE, HAIR.curls], EARRINGS, BLUSH], glasses: "round" },
    { skin: FAIR, shirt: "#c23b3b", wall: CREAM, upon: [[BLACK, SPIKES]] },
    {
      skin: TAN,
      shirt: "#3f8f6b",
      wall: LILAC,
      behind: [[CHESTNUT, "M25 8C33 5.4 36 15 32 25C31.4 20 31 15 26 13Z"]],
      upon: [
        [CHESTNUT, HAIR.parted],
        ["#e4f0ea", "M11.8 14.6C14 10 26 10 28.2 14.6L28.3 16.6C25.4 12.2 14.6 12.2 11.7 16.6Z"],
      ],
    },
    {
      shirt: "#46536b",
      wall: ROSE,
      upon: [
        [CHESTNUT, CHIN],
        ["#3a6ea5", "M10.8 15.4C9.8 6.4 15 4.6 20 4.6C25 4.6 30.2 6.4 29.2 15.4Z"],
        ["#5a90c8", "M10.3 12.8Q20 10 29.7 12.8L29.5 16.6Q20 13.9 10.5 16.6Z"],
        ["#f2f2f2", disc(20, 6, 2.2)],
      ],
    },
    {
      shirt: "#e08a8a",
      wall: BLUE,
      behind: [[BLOND, LONG]],
      upon: [
        [BLOND, MIDDLE],
        ["#e3c98b", "M13 12.6C13 6 15 4 20 4C25 4 27 6 27 12.6Z"],
        ["#b5533c", "M13 9.6Q20 7.8 27 9.6L27 12.8L13 12.8Z"],
        ["#e3c98b", "M5.8 14.2Q20 8.6 34.2 14.2Q20 16.8 5.8 14.2Z"],
      ],
    },
    {
      skin: DEEP,
      shirt: "#e0a23c",
      wall: CREAM,
      behind: [
        [
          BLACK,
          both(
            "M11 16C8.4 18.4 8.6 20.6 9.6 22C8.2 24 8.6 25.8 9.6 27C8.4 29 9 31.2 11 32.4C12.8 31 13.2 29 12.4 27.2C13.6 25.4 13.2 23.6 12.4 22.4C13.6 20.6 13.4 18 13 16Z",
          ),
        ],
      ],
      upon: [
        [BLACK, MIDDLE],
        [
          "#f4d7e3",
          `${disc(25.6, 7.4, 1.7)}${disc(28.4, 9, 1.7)}${disc(27.6, 12, 1.7)}${disc(24.6, 12, 1.7)}${disc(23.4, 9.2, 1.7)}`,
        ],
        [GOLD, disc(26, 9.9, 1.5)],
      ],
    },
    { shirt: "#2c2c34", wall: LILAC, upon: [["#2f9e8f", MOHAWK], ["#8a6a5a55", BUZZ], EARRINGS] },
    {
      skin: DEEP,
      shirt: "#4f8f5b",
      wall: BLUE,
      upon: [
        [BLACK, BUZZ],
        ["#59616b", "M9.6 18C8 2.8 32 2.8 30.4 18L28.4 18C29 6.2 11 6.2 11.6 18Z"],
        ["#c8443c", both("M9 16.4C9 14.8 12.6 14.8 12.6 16.4L12.6 21.6C12.6 23.2 9 23.2 9 21.6Z")],
      ],
    },
    {
      skin: TAN,
      shirt: "#a8326e",
      wall: GREEN,
      behind: [[BLACK, LONG]],
      upon: [[BLACK, MIDDLE], ["#c22a2a", disc(20, 13.6, 0.9)], EARRINGS],
    },
    { skin: BROWN, shirt: "#e7e2d6", wall: ROSE, upon: [[BLACK, HAIR.short], ...bearded(BLACK, SHORT_BEARD, BROWN)] },
    {
      shirt: "#5d86c4",
      wall: CREAM,
      behind: [["#d07a35", BACK]],
      upon: [
        ["#d07a35", FRINGE],
        ["#d8405f", `M24.6 8.4L30.6 4.6L30.6 12.2ZM24.6 8.4L18.6 4.6L18.6 12.2Z${disc(24.6, 8.4, 1.8)}`],
        FRECKLES,
      ],
    },
  ] satisfies Partial<Portrait>[]
).map((face) => ({ ...FACE, ...face }));
