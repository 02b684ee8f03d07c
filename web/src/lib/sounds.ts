/** The soft sounds of the table, made here and not recorded: a card is a breath of noise, a tile a knock, my turn two notes. */

import type { Event } from "./protocol";
import { settings } from "./settings.svelte";

export type Sound = "draw" | "lay" | "discard" | "turn";

/** Which sound an event makes. */
const OF: { readonly [type in Event["type"]]?: Sound } = {
  drew: "draw",
  loose_tiles_taken: "draw",
  melded: "lay",
  laid_off: "lay",
  swapped: "lay",
  rearranged: "lay",
  shown: "lay",
  discarded: "discard",
};

/** So long after the last sound the machine's audio rests; while it does not, it computes silence. */
const RESTS_AFTER_MS = 2000;

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
let noise: AudioBuffer | null = null;

/** The last event that makes a sound; several at once make one. */
export function soundOf(events: readonly Event[]): Sound | null {
  return events.reduce<Sound | null>((found, { type }) => OF[type] ?? found, null);
}

/** Play it, as loud as is chosen; silent until somebody has touched the page: before, browsers allow no sound. */
export function play(sound: Sound, tiles: boolean): void {
  if (!settings.sounds || settings.volume === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    clearTimeout(resting);
    resting = setTimeout(() => void context?.suspend(), RESTS_AFTER_MS);
    const out = context.createGain();
    out.gain.value = (settings.volume / 100) ** 2;
    out.connect(context.destination);
    if (sound === "turn") {
      note(context, out, 660, 0);
      note(context, out, 880, 0.11);
    } else if (tiles) {
      knock(context, out, { draw: 950, lay: 700, discard: 560 }[sound]);
    } else {
      breath(context, out, { draw: 3200, lay: 2100, discard: 1500 }[sound]);
    }
  } catch {
    // No sound on this machine.
  }
}

/** A sine that comes softly and fades. */
function note(audio: AudioContext, out: AudioNode, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.frequency.value = frequency;
  tone.connect(fade(audio, out, start, 0.3, 0.015, 0.28));
  tone.start(start);
  tone.stop(start + 0.3);
}

/** A tile set down: a short tone that falls, and a click. */
function knock(audio: AudioContext, out: AudioNode, frequency: number): void {
  const start = audio.currentTime;
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.6, start + 0.06);
  tone.connect(fade(audio, out, start, 0.35, 0.002, 0.07));
  tone.start(start);
  tone.stop(start + 0.08);
  rustle(audio, fade(audio, out, start, 0.12, 0.001, 0.02), 4200, 0.03);
}

/** A card that slides over the cloth. */
function breath(audio: AudioContext, out: AudioNode, frequency: number): void {
  rustle(audio, fade(audio, out, audio.currentTime, 0.4, 0.02, 0.12), frequency, 0.14);
}

function rustle(audio: AudioContext, to: AudioNode, frequency: number, seconds: number): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = frequency;
  band.Q.value = 0.8;
  source.connect(band).connect(to);
  source.start(audio.currentTime, Math.random() * 0.5, seconds);
}

/** A gain that rises to `peak` within `rise` seconds and has faded after `fall` more. */
function fade(audio: AudioContext, out: AudioNode, start: number, peak: number, rise: number, fall: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(peak, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.001, start + rise + fall);
  gain.connect(out);
  return gain;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  buffer.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  return buffer;
}
