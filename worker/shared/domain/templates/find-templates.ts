import { withoutAccents } from '../reading/without-accents.ts';
import type { ColourFamily, TemplateCategory, TemplateScheme } from './template.ts';

/** What the gallery's search looks at. */
export interface SearchedTemplate {
  title: string;
  description: string;
  category: TemplateCategory;
  trade: string;
  /** Other names of the trade, in both languages. */
  words: readonly string[];
  tags: readonly string[];
  language: 'en' | 'it';
  scheme: TemplateScheme;
  colour: ColourFamily;
}

/** What a visitor looks for; null is any. */
export interface TemplateWish {
  text: string;
  category: TemplateCategory | null;
  language: SearchedTemplate['language'] | null;
  scheme: TemplateScheme | null;
  colour: ColourFamily | null;
}

const FACETS = ['category', 'language', 'scheme', 'colour'] as const;

function wordsOf(text: string): string[] {
  return withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

const saidBy = new WeakMap<SearchedTemplate, string[]>();

/** The words of a template; taken apart once, because every key of a search asks for all of them. */
function said(template: SearchedTemplate): string[] {
  const known = saidBy.get(template);
  if (known !== undefined) return known;
  const { title, description, trade, words, tags } = template;
  const found = wordsOf([title, description, trade, ...words, ...tags].join(' '));
  saidBy.set(template, found);
  return found;
}

/**
 * The templates that hold every word of the text, each as the beginning of a word, whatever its case and accents. Those
 * in the visitor's language come first. Linear in the length of the texts.
 */
export function findTemplates<Found extends SearchedTemplate>(
  templates: readonly Found[],
  wish: TemplateWish,
  visitor: SearchedTemplate['language'],
): Found[] {
  const wanted = wordsOf(wish.text);
  const found = templates.filter((template) => {
    if (FACETS.some((facet) => wish[facet] !== null && wish[facet] !== template[facet]))
      return false;
    if (wanted.length === 0) return true;
    const words = said(template);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
  const isOwn = ({ language }: Found): boolean => language === visitor;
  return [...found.filter(isOwn), ...found.filter((template) => !isOwn(template))];
}
