import { describe, expect, it } from "vitest";
import { FALSE_JOKER } from "$lib/faces";
import { sceneOf, wellKnown } from "$lib/home/scenes";
import { gameInfo } from "./homeGames";

const NAMES = ["okey", "burraco", "rummikub", "canasta", "gin_rummy", "german_rummy", "indian_rummy_points", "phom"];
const games = NAMES.map((id) => gameInfo({ id }));

describe("the pictures of games", () => {
  it("are of six that many know, without the one that is shown larger", () => {
    const ids = (without: string): string[] => wellKnown(games, without).map(({ game }) => game.id);
    expect(ids("rummikub")).toEqual(["gin_rummy", "canasta", "okey", "burraco", "german_rummy", "indian_rummy_points"]);
    expect(ids("canasta")).toContain("rummikub");
    expect(ids("phom")).toHaveLength(6);
  });

  it("leave out games that the server has not", () => {
    expect(wellKnown(games.slice(-1), "rummikub")).toEqual([]);
  });

  it("have the pieces that they name", () => {
    for (const { scene } of wellKnown(games, "")) {
      const lying = scene.lying.filter(({ kind }) => kind !== "pack");
      expect(lying.every(({ faces }) => faces.length > 0)).toBe(true);
    }
    expect(sceneOf("okey", null).held).toContainEqual(expect.arrayContaining([FALSE_JOKER]));
  });

  it("are made of melds and what is dealt where there is none", () => {
    const phom = gameInfo({ id: "phom", picture: { melds: [[1, 2, 3]], frames: [], hand: [9, 9], signs: [] } });
    expect(sceneOf("phom", phom)).toMatchObject({ held: 9, lying: [{ faces: [1, 2, 3] }] });
    expect(sceneOf("unknown", null)).toMatchObject({ held: 0, lying: [] });
  });
});
