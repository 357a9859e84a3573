/** What a table sounds like: made by the browser itself, no files. Nothing sounds at volume 0, or where nothing may move;
    and browsers let nothing sound before somebody has touched the page. */
import { moves } from './motion';
import { settings } from './settings.svelte';

export type Sound = 'piece' | 'chip' | 'line' | 'turn' | 'win';

/** A stroke on wood (or, with `noise`, a soft knock): its pitch, when, how long it fades, how loud. */
interface Stroke {
  pitch: number;
  at: number;
  fades: number;
  loud: number;
  noise?: boolean;
}

const wood = (pitch: number, at: number, fades = 0.5, loud = 1): Stroke => ({ pitch, at, fades, loud });
const knock = (pitch: number, at: number, fades: number, loud: number): Stroke => ({
  pitch,
  at,
  fades,
  loud,
  noise: true,
});

export const SOUNDS: Readonly<Record<Sound, readonly Stroke[]>> = {
  piece: [knock(900, 0, 0.06, 0.9), wood(196, 0, 0.12, 0.35)],
  chip: [knock(2600, 0, 0.03, 0.6), knock(3400, 0.045, 0.025, 0.35)],
  line: [wood(523.25, 0, 0.35, 0.6), wood(659.25, 0.08, 0.35, 0.6), wood(783.99, 0.16, 0.5, 0.6)],
  turn: [wood(587.33, 0), wood(880, 0.14)],
  win: [wood(392, 0), wood(523.25, 0.14), wood(659.25, 0.28), wood(783.99, 0.42, 0.9), wood(1046.5, 0.42, 0.9, 0.6)],
};

const LOUDEST = 0.32;

let audio: AudioContext | undefined;

export function play(sound: Sound): void {
  if (settings.volume === 0 || !moves()) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const stroke of SOUNDS[sound]) strike(audio, stroke, settings.volume);
  } catch {
    // no sound here: the page says it, too
  }
}

function strike(on: AudioContext, { pitch, at, fades, loud, noise }: Stroke, volume: number): void {
  const begin = on.currentTime + at;
  for (const [harmonic, share] of noise
    ? ([[1, 1]] as const)
    : ([
        [1, 1],
        [3.9, 0.22],
      ] as const)) {
    const gain = on.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDEST * volume * loud * share, begin + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + fades / harmonic ** 0.5);
    gain.connect(on.destination);
    if (noise) rustle(on, pitch, begin, fades).connect(gain);
    else tone(on, pitch * harmonic, begin, fades).connect(gain);
  }
}

function tone(on: AudioContext, pitch: number, at: number, fades: number): AudioNode {
  const source = on.createOscillator();
  source.frequency.value = pitch;
  source.start(at);
  source.stop(at + fades);
  return source;
}

/** Noise around a pitch: something small is put down. */
function rustle(on: AudioContext, pitch: number, at: number, fades: number): AudioNode {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * fades), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const [source, filter] = [on.createBufferSource(), on.createBiquadFilter()];
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.start(at);
  return source.connect(filter);
}
