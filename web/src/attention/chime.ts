/** Two soft tones, a fifth apart; made here, so that no file is loaded. */
const TONES = [587.33, 880] as const;
const APART = 0.16;
const SECONDS = 0.5;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

export function chime(): void {
  try {
    context ??= new AudioContext();
  } catch {
    return; // a browser without sound
  }
  void context.resume();
  TONES.forEach((pitch, n) => tone(context!, pitch, context!.currentTime + n * APART));
}

function tone(context: AudioContext, pitch: number, at: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + SECONDS);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + SECONDS);
}
