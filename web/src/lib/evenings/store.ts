/** Where this browser keeps the sheets of past evenings and the photos of final racks. */
import { createStore, del, delMany, entries, keys, set, setMany, values, type UseStore } from "idb-keyval";
import type { PastSheet } from "./evening";

export interface Photo {
  /** The key that it is kept under. */
  readonly id: string;
  readonly sheet: string;
  readonly seat: number;
  readonly picture: Blob;
}

let sheets: UseStore | null = null;
let photos: UseStore | null = null;
const sheetStore = (): UseStore => (sheets ??= createStore("rummykit-evenings", "sheets"));
const photoStore = (): UseStore => (photos ??= createStore("rummykit-photos", "photos"));

/** Longer sides of photos are made so long, in pixels. */
const LONGEST = 1280;

// Each of these rejects where the browser keeps nothing.

export const keptSheets = async (): Promise<PastSheet[]> => values<PastSheet>(sheetStore());
export const keepSheet = async (sheet: PastSheet): Promise<void> => set(sheet.id, sheet, sheetStore());
export const keepSheets = async (all: readonly PastSheet[]): Promise<void> =>
  setMany(
    all.map((sheet) => [sheet.id, sheet]),
    sheetStore(),
  );

/** Forget sheets, and the photos that belong to them. */
export async function forgetSheets(ids: readonly string[]): Promise<void> {
  const theirs = (await keys<string>(photoStore())).filter((key) => ids.includes(key.split("/")[0]!));
  await delMany(theirs, photoStore());
  await delMany([...ids], sheetStore());
}

/** Keep a photo of what a player had left at the end of a sheet; returns what it is kept under. */
export async function keepPhoto(sheet: string, seat: number, picture: Blob): Promise<string> {
  const id = `${sheet}/${seat}/${Date.now()}`;
  await set(id, await smaller(picture), photoStore());
  return id;
}

/** The photos of these sheets, oldest first. */
export async function keptPhotos(ofSheets: readonly string[]): Promise<Photo[]> {
  const found = await entries<string, Blob>(photoStore());
  return found
    .map(([id, picture]) => {
      const [sheet = "", seat] = id.split("/");
      return { id, sheet, seat: Number(seat), picture };
    })
    .filter(({ sheet }) => ofSheets.includes(sheet))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

export const keepPhotos = async (all: readonly Photo[]): Promise<void> =>
  setMany(
    all.map(({ id, picture }) => [id, picture]),
    photoStore(),
  );
export const forgetPhoto = async (id: string): Promise<void> => del(id, photoStore());

/** A photo no larger than one needs to count what lies on it. */
async function smaller(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? picture), "image/jpeg", 0.85));
}
