import { useRef } from 'react';

const PAUSE_MS = 700;

/** Joins characters that are typed without a pause. */
export function useTyped(): (character: string) => string {
  const typed = useRef({ text: '', atMs: 0 });
  return (character) => {
    const now = performance.now();
    const { text, atMs } = typed.current;
    const joined = now - atMs < PAUSE_MS ? text + character : character;
    typed.current = { text: joined, atMs: now };
    return joined;
  };
}
