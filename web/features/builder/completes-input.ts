import type { KeyboardEvent } from 'react';

/** True for an Enter that completes an input, false for one that selects a word of an input method. */
export function completesInput({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
