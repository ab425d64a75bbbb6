import type { KeyboardEvent } from 'react';

/** True for an Enter that ends what is typed, not for one that chooses a word of an input method. */
export function endsEntry({ key, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !nativeEvent.isComposing;
}
