const HASHES = [0xde_ad_be_ef, 0x41_c6_ce_57] as const;
const FACTORS = [2_654_435_761, 1_597_334_677] as const;
/** Retries of one text add nothing; more texts than this without an answer is a long time offline. */
const MAX_KEPT = 20;

/** What was sent of each document since the server last answered: it may have any of it. */
const sent = new Map<string, string[]>();

/** Called before a save leaves. */
export function noteSent(uuid: string, text: string): void {
  const noted = digestText(text);
  const others = sentTexts(uuid).filter((digest) => digest !== noted);
  sent.set(uuid, [...others, noted].slice(-MAX_KEPT));
}

/** Called when a save was answered: what the server has is known again. */
export function forgetSent(uuid: string): void {
  sent.delete(uuid);
}

/** The digests of what was sent without an answer, oldest first. */
export function sentTexts(uuid: string): readonly string[] {
  return sent.get(uuid) ?? [];
}

/** True for a text that is one of those. */
export function isAmong(digests: readonly string[], text: string): boolean {
  return digests.length > 0 && digests.includes(digestText(text));
}

/** Tells texts apart: two 32-bit sums and the length in characters. Not for secrets. */
function digestText(text: string): string {
  let [first, second]: [number, number] = [...HASHES];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    first = Math.imul(first ^ code, FACTORS[0]);
    second = Math.imul(second ^ code, FACTORS[1]);
  }
  return [first >>> 0, second >>> 0, text.length].map((part) => part.toString(36)).join('.');
}
