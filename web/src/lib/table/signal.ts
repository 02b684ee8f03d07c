/** Two soft notes when it is my turn. */

let context: AudioContext | null = null;

/** Play them; silent where the browser does not let a page make sound yet. */
export function ring(): void {
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    note(context, 660, 0);
    note(context, 880, 0.11);
  } catch {
    // No sound on this machine.
  }
}

function note(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.28);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.3);
}
