import { create } from 'zustand';
import * as z from 'zod/mini';
import { matchSelectors } from '#domain/css/selector.ts';
import { readStyleSheet } from '#domain/css/style-sheet.ts';
import { elementsIn } from '#domain/html/query.ts';
import type { IndexedElement, SourceIndex } from '#domain/html/source-index.ts';
import { checkMarkup } from '#domain/page-operations/guards.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

export const OWN_LIMITS = {
  sections: 50,
  /** Of the markup and its rules, UTF-16 units. */
  characters: 100 * 1024,
  nameCharacters: 80,
} as const;

const sectionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(OWN_LIMITS.nameCharacters)),
  markup: z.string().check(z.minLength(1), z.maxLength(OWN_LIMITS.characters)),
  rules: z.array(z.string().check(z.maxLength(OWN_LIMITS.characters))).check(z.maxLength(1_000)),
});

/** A part of a page that was kept for other pages. */
export type OwnSection = z.infer<typeof sectionSchema>;

export type KeepRefusal = 'full' | 'large' | 'blocked' | 'unsafe';

function keyFor(userId: string | null): string {
  return `bluewave_sections_${userId ?? 'guest'}`;
}

/** What this browser keeps for an account, newest first; what is not as it was written is left out. */
export function readOwnSections(userId: string | null): OwnSection[] {
  const text = readStored(keyFor(userId));
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    if (!Array.isArray(stored)) return [];
    return stored
      .map((entry) => sectionSchema.safeParse(entry))
      .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
      .slice(0, OWN_LIMITS.sections);
  } catch {
    return [];
  }
}

const useChanges = create<{ count: number }>(() => ({ count: 0 }));

/** Re-reads when this window changes them. */
export function useOwnSections(userId: string | null): OwnSection[] {
  useChanges(({ count }) => count);
  return readOwnSections(userId);
}

/** Replaces the list; false when the browser refuses to store it, and then nothing has changed. */
export function writeOwnSections(userId: string | null, sections: readonly OwnSection[]): boolean {
  const isStored = writeStored(keyFor(userId), JSON.stringify(sections));
  if (isStored) useChanges.setState(({ count }) => ({ count: count + 1 }));
  return isStored;
}

/** Keeps a section as the newest one; says why when it cannot. */
export function keepSection(userId: string | null, section: OwnSection): KeepRefusal | null {
  const known = readOwnSections(userId);
  if (known.length >= OWN_LIMITS.sections) return 'full';
  const size = section.markup.length + section.rules.join('').length;
  if (size > OWN_LIMITS.characters) return 'large';
  if (checkMarkup(section.markup)) return 'unsafe';
  return writeOwnSections(userId, [section, ...known]) ? null : 'blocked';
}

const MOST_RULES = 400;

/**
 * Style rules of the page that are for this part of it, so that it looks alike elsewhere. Rules for bare tags stay
 * behind: the other page has its own.
 */
export function rulesFor(index: SourceIndex, element: IndexedElement): string[] {
  const inside = [element, ...elementsIn(element)];
  const rules = readStyleSheet(index).rules.filter(
    ({ selector, selectors }) =>
      /[.#]/.test(selector) && inside.some((one) => matchSelectors(one, selectors) !== undefined),
  );
  return rules.slice(0, MOST_RULES).map(({ start, end, conditions }) => {
    const rule = index.html.slice(start, end);
    return conditions.reduceRight((written, condition) => `${condition} { ${written} }`, rule);
  });
}
