/** Weights are kept by the hash of their feature: so many places there are. */
export const HASH_SIZE = 1 << 18;

const PRIME = 0x01000193;
const BASIS = 0x811c9dc5;
const MIX = 0x9e3779b1;

/** FNV-1a of a word's UTF-16 units. */
export function hashWord(word: string): number {
  let hash = BASIS;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash >>> 0;
}

/** The place of a feature: its template with its values. */
export function hashFeature(template: number, ...values: readonly number[]): number {
  let hash = Math.imul(template + 1, MIX);
  for (const value of values) {
    hash = Math.imul(hash ^ value, MIX);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0) % HASH_SIZE;
}
