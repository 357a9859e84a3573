/** Two soft strokes on a bar of wood, drawn by the browser itself. It may only sound after somebody has touched the page. */
const NOTES = [
  { pitch: 587.33, at: 0 },
  { pitch: 880, at: 0.14 },
];
const LOUD = 0.16;
const FADES = 0.5; // seconds

let audio: AudioContext | undefined;

export function ring(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const { pitch, at } of NOTES) strike(audio, pitch, audio.currentTime + at);
  } catch {
    // no sound here: the title and the page say it, too
  }
}

function strike(on: AudioContext, pitch: number, at: number): void {
  for (const [harmonic, share] of [
    [1, 1],
    [3.9, 0.22],
  ] as const) {
    const [tone, volume] = [on.createOscillator(), on.createGain()];
    tone.frequency.value = pitch * harmonic;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(LOUD * share, at + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + FADES / harmonic ** 0.5);
    tone.connect(volume).connect(on.destination);
    tone.start(at);
    tone.stop(at + FADES);
  }
}
