/**
 * A Bloom filter over short texts: it never misses a member and, at the size used here, takes one stranger
 * in some 16,000 for a member. `bits` is read and written in place.
 */
export const WORD_FILTER_BYTES = 64 * 1024;

const PROBES = 15;
const BITS_PER_BYTE = 8;

export function addWord(bits: Uint8Array, word: string): void {
  for (const { byte, mask } of probe(bits, word)) bits[byte] = (bits[byte] ?? 0) | mask;
}

export function mayHaveWord(bits: Uint8Array, word: string): boolean {
  return probe(bits, word).every(({ byte, mask }) => ((bits[byte] ?? 0) & mask) !== 0);
}

/** Double hashing (Kirsch and Mitzenmacher): two hashes stand for as many as needed. */
function probe(bits: Uint8Array, word: string): { byte: number; mask: number }[] {
  const size = bits.length * BITS_PER_BYTE;
  const start = mix(hashWord(word, 0x811c9dc5));
  const step = mix(hashWord(word, 0x9e3779b9)) | 1;
  return Array.from({ length: PROBES }, (_, index) => {
    const bit = ((start + Math.imul(index, step)) >>> 0) % size;
    return { byte: Math.floor(bit / BITS_PER_BYTE), mask: 1 << (bit % BITS_PER_BYTE) };
  });
}

/** FNV-1a over UTF-16 units. */
function hashWord(word: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** The finalizer of MurmurHash3, so that similar words do not meet. */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
