import type { Language } from '../brief/brief.ts';
import { missing, type Item, type Subject } from '../sections/section.ts';
import { PLACEHOLDER_ITEMS } from './placeholder-items.ts';
import type { PlaceholderId, Words } from './words.ts';

/** What the owner is asked for, by the kind of section that lacks it. */
const ASKED = {
  team: 'team',
  testimonials: 'testimonials',
  pricing: 'plans',
  portfolio: 'projects',
  blog: 'articles',
  events: 'events',
  services: 'offer',
  features: 'offer',
  schedule: 'events',
  timeline: 'projects',
} as const satisfies Record<string, PlaceholderId>;

export type GapKind = keyof typeof ASKED;

interface GapPage {
  language: Language;
  words: Words;
  motifs: Subject['motifs'];
}

export function isGapKind(kind: string): kind is GapKind {
  return kind in ASKED;
}

/** Marked gaps for a section whose content only the owner has. */
export function gapItems(kind: GapKind, { language, words, motifs }: GapPage): Item[] {
  return PLACEHOLDER_ITEMS[language][kind].map(({ name, note, price, text }, index) => ({
    name: { missing: ASKED[kind], shown: name },
    motif: motifs[index % motifs.length] ?? motifs[0],
    ...(text && { text }),
    ...(note && { note: { missing: ASKED[kind], shown: note } }),
    ...(price && { price: missing('plans', { words }) }),
  }));
}
