/** Small synthesised sounds: no files, muted on wish, silent until the page was touched once. */

export type SoundName = 'turn' | 'card' | 'cannon' | 'coin' | 'dice' | 'capture' | 'win' | 'tick';

type Player = (audio: AudioContext, out: AudioNode, at: number) => void;

const KEY = 'brigand.muted';
/** Longer than any noise of ours. */
const HISS_SECONDS = 1;
/** After so many seconds no sound of ours is heard any more. */
const LONGEST = 2;
/** The same sound twice within so many seconds is heard as one. */
const TOGETHER = 0.05;
let audio: AudioContext | undefined;
let hiss: AudioBuffer | undefined;
const last = new Map<SoundName, number>();

export const isMuted = (): boolean => localStorage.getItem(KEY) === 'yes';
export const setMuted = (muted: boolean): void => localStorage.setItem(KEY, muted ? 'yes' : 'no');

/** A volume that springs up and dies away. */
function envelope(audio: AudioContext, out: AudioNode, at: number, peak: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

function tone(
  pitch: number,
  seconds: number,
  peak = 0.2,
  shape: OscillatorType = 'sine',
  slide = 1,
  delay = 0,
): Player {
  return (audio, out, at) => {
    const voice = audio.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(pitch, at + delay);
    voice.frequency.exponentialRampToValueAtTime(pitch * slide, at + delay + seconds);
    voice.connect(envelope(audio, out, at + delay, peak, seconds));
    voice.start(at + delay);
    voice.stop(at + delay + seconds);
  };
}

function noise(seconds: number, peak: number, cutoff: number, kind: BiquadFilterType = 'lowpass', delay = 0): Player {
  return (audio, out, at) => {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= makeHiss(audio);
    const filter = audio.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = cutoff;
    source.connect(filter).connect(envelope(audio, out, at + delay, peak, seconds));
    source.start(at + delay, Math.random() * (HISS_SECONDS - seconds), seconds);
  };
}

/** Made once: every noise is a piece of it. */
function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * HISS_SECONDS, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

const bell = (pitch: number, delay = 0): Player[] => [
  tone(pitch, 1.1, 0.16, 'sine', 1, delay),
  tone(pitch * 2.76, 0.5, 0.05, 'sine', 1, delay),
  tone(pitch * 5.4, 0.2, 0.02, 'sine', 1, delay),
];

const sounds: Record<SoundName, Player[]> = {
  tick: [noise(0.03, 0.25, 3200, 'bandpass'), tone(880, 0.05, 0.06, 'triangle')],
  turn: [...bell(660), ...bell(880, 0.16)],
  card: [noise(0.09, 0.25, 2600, 'highpass'), tone(190, 0.06, 0.08, 'triangle')],
  cannon: [noise(0.7, 0.5, 420), tone(120, 0.5, 0.5, 'sine', 0.3)],
  coin: [tone(1980, 0.25, 0.08, 'square', 1), tone(2640, 0.35, 0.06, 'sine', 1, 0.06)],
  dice: [0, 0.07, 0.12, 0.2, 0.3].map((delay) => noise(0.04, 0.3, 1700, 'bandpass', delay)),
  capture: [
    noise(0.3, 0.2, 900),
    ...[392, 523, 659].map((pitch, i) => tone(pitch, 0.35, 0.1, 'triangle', 1, i * 0.08)),
  ],
  win: [392, 523, 659, 784].flatMap((pitch, i) => [
    tone(pitch, 0.5, 0.12, 'triangle', 1, i * 0.14),
    tone(pitch * 2, 0.4, 0.04, 'sine', 1, i * 0.14),
  ]),
};

/** Whether a browser would let us be heard: what it holds back it would play all at once, at the first touch. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Plays a sound unless muted; never throws, for sound is never the only signal. */
export function play(name: SoundName, volume = 0.7): void {
  if (isMuted() || typeof AudioContext === 'undefined' || !isTouched()) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < TOGETHER) return;
  last.set(name, now);
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  for (const player of sounds[name]) player(audio, out, now + 0.01);
  setTimeout(() => out.disconnect(), LONGEST * 1000);
}
