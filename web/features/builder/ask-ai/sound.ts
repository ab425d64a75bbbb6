import { create } from 'zustand';
import { readStored, writeStored } from '#web/lib/storage.ts';

const KEY = 'bluewave_sound';
const NOTES_HZ = [523.25, 783.99] as const;

/** Plays two soft notes when a page is ready. Does nothing in browsers without audio. */
export function playDone(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const startsAt = audio.currentTime + index * 0.12;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, startsAt);
    volume.gain.linearRampToValueAtTime(0.06, startsAt + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, startsAt + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(startsAt);
    tone.stop(startsAt + 0.45);
  }
  setTimeout(() => void audio.close(), 1_000);
}

/** Whether the sound is on; stored in this browser. */
export const useSound = create<{ isOn: boolean }>(() => ({ isOn: readStored(KEY) !== 'off' }));

export function toggleSound(): void {
  const isOn = !useSound.getState().isOn;
  writeStored(KEY, isOn ? 'on' : 'off');
  useSound.setState({ isOn });
}
