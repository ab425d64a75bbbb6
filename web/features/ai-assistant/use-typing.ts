import { useEffect, useState } from 'react';
import { nextIndex } from './next-index.ts';

export const CHARACTER_MS = 70;
export const CLEAR_AFTER_MS = 3_000;

/**
 * Types one text after the other: 70 ms per character, 3 s pause after each. Paused while `isMoving` is false.
 */
export function useTyping(texts: readonly string[], isMoving: boolean): string {
  const [{ index, length }, setPlace] = useState({ index: 0, length: 0 });
  const text = texts[index] ?? '';
  const isComplete = length >= text.length;
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setTimeout(
      () =>
        setPlace(
          isComplete
            ? { index: nextIndex(index, 1, texts.length), length: 0 }
            : { index, length: length + 1 },
        ),
      isComplete ? CLEAR_AFTER_MS : CHARACTER_MS,
    );
    return () => clearTimeout(timer);
  }, [index, length, isComplete, isMoving, texts.length]);
  return text.slice(0, length);
}
