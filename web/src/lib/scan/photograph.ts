/** A photo as a canvas: from a file or the camera, in the colours that its file names, turned. */

/** Safari draws nothing larger. */
const MOST_PIXELS = 4096 * 4096;

/** The picture in a file, upright as the camera was held; rejects what is no picture. */
export async function fromFile(file: Blob): Promise<HTMLCanvasElement> {
  const how = { imageOrientation: "from-image", colorSpaceConversion: "none", premultiplyAlpha: "none" } as const;
  const bitmap = await createImageBitmap(file, how);
  const canvas = drawn(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return canvas;
}

/** What the camera shows now. */
export function fromCamera(video: HTMLVideoElement): HTMLCanvasElement {
  return drawn(video, video.videoWidth, video.videoHeight);
}

/** A photo turned by a quarter to the right. */
export function turned(photo: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = empty(photo.height, photo.width);
  const brush = contextOf(canvas);
  brush.translate(photo.height, 0);
  brush.rotate(Math.PI / 2);
  brush.drawImage(photo, 0, 0);
  return canvas;
}

export function pixelsOf(photo: HTMLCanvasElement): ImageData {
  return contextOf(photo).getImageData(0, 0, photo.width, photo.height);
}

function drawn(picture: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const share = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const canvas = empty(Math.floor(width * share), Math.floor(height * share));
  contextOf(canvas).drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function empty(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width, height });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  // The pixels are read: kept in memory, they need not come back from the graphics card.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) throw new Error("this browser draws no pictures");
  return context;
}
