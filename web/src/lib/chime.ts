/** Two soft strokes on a bar of wood, drawn by the browser itself. It may only sound after somebody has touched the page. */
const NOTES = [
  { pitch: 587.33, at: 0 },
  { pitch: 880, at: 0.14 },
];
const LOUDEST = 0.32;
const FADES = 0.5; // seconds

let audio: AudioContext | undefined;

/** `volume`: from 0 (nothing sounds) to 1. */
export function ring(volume: number): void {
  if (volume === 0) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const { pitch, at } of NOTES) strike(audio, pitch, volume, audio.currentTime + at);
  } catch {
    // no sound here: the title and the page say it, too
  }
}

function strike(on: AudioContext, pitch: number, loud: number, at: number): void {
  for (const [harmonic, share] of [
    [1, 1],
    [3.9, 0.22],
  ] as const) {
    const [tone, gain] = [on.createOscillator(), on.createGain()];
    tone.frequency.value = pitch * harmonic;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDEST * loud * share, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + FADES / harmonic ** 0.5);
    tone.connect(gain).connect(on.destination);
    tone.start(at);
    tone.stop(at + FADES);
  }
}
