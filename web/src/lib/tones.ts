/** The sounds of a table in tones and noise. */
import { settings } from "./settings.svelte";

export type Sound = "deal" | "draw" | "lay" | "meld" | "book" | "discard" | "knock" | "out" | "turn";

/** How high a piece sounds that moves: a tile, a card. */
const HEIGHTS = { draw: [950, 3200], lay: [700, 2100], discard: [560, 1500] } as const;
/** What is told in notes. */
const CHORDS: { readonly [sound in Sound]?: readonly number[] } = {
  turn: [660, 880],
  book: [523, 784],
  out: [523, 659, 784, 1046],
};

/** So long after the last sound the machine's audio rests; while it does not, it computes silence. */
const RESTS_AFTER_MS = 2000;

let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;
let noise: AudioBuffer | null = null;

/** Let it be heard, as loud as is chosen. */
export function sounded(sound: Sound, tiles: boolean): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    clearTimeout(resting);
    resting = setTimeout(() => void context?.suspend(), RESTS_AFTER_MS);
    const out = context.createGain();
    out.gain.value = (settings.volume / 100) ** 2;
    out.connect(context.destination);
    const chord = CHORDS[sound];
    if (chord !== undefined) for (const [at, tone] of chord.entries()) note(context, out, tone, at * 0.11);
    if (sound === "deal") for (let at = 0; at < 5; at += 1) one(context, out, tiles, "draw", at * 0.07);
    else if (sound === "knock") for (const after of [0, 0.13]) knock(context, out, 190, after);
    else if (sound === "meld" || sound === "book") {
      one(context, out, tiles, "lay", 0);
      knock(context, out, 1150, 0.17);
    } else if (sound !== "turn" && sound !== "out") one(context, out, tiles, sound, 0);
  } catch {
    // No sound on this machine.
  }
}

/** One piece that moves. */
function one(audio: AudioContext, out: AudioNode, tiles: boolean, sound: keyof typeof HEIGHTS, after: number): void {
  if (tiles) knock(audio, out, HEIGHTS[sound][0], after);
  else breath(audio, out, HEIGHTS[sound][1], after);
}

/** A sine that comes softly and fades. */
function note(audio: AudioContext, out: AudioNode, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.frequency.value = frequency;
  tone.connect(fade(audio, out, start, 0.22, 0.015, 0.28));
  tone.start(start);
  tone.stop(start + 0.3);
}

/** A tile set down: a short tone that falls, and a click. */
function knock(audio: AudioContext, out: AudioNode, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(frequency, start);
  tone.frequency.exponentialRampToValueAtTime(frequency * 0.6, start + 0.06);
  tone.connect(fade(audio, out, start, 0.35, 0.002, 0.07));
  tone.start(start);
  tone.stop(start + 0.08);
  rustle(audio, fade(audio, out, start, 0.12, 0.001, 0.02), 4200, 0.03, start);
}

/** A card that slides over the cloth. */
function breath(audio: AudioContext, out: AudioNode, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  // A lower band lets less of the noise through.
  const level = 0.36 * Math.sqrt(HEIGHTS.draw[1] / frequency);
  rustle(audio, fade(audio, out, start, level, 0.02, 0.12), frequency, 0.14, start);
}

function rustle(audio: AudioContext, to: AudioNode, frequency: number, seconds: number, start: number): void {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = frequency;
  band.Q.value = 0.8;
  source.connect(band).connect(to);
  source.start(start, Math.random() * 0.5, seconds);
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
