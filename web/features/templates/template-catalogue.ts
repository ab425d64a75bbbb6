import { queryOptions } from '@tanstack/react-query';
import type { Template } from '#contract/templates.ts';
import {
  COLOUR_FAMILIES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_SCHEMES,
  type TemplateCategory,
} from '#domain/templates/template.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { isRecord } from '#web/lib/is-record.ts';

export const PAGE_SIZE = 12;

const TEMPLATE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** GET /templates.json; entries with an invalid id or path are left out. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async (): Promise<readonly Template[]> => {
    const response = await apiFetch('/templates.json');
    if (response.headers.get('content-type')?.includes('json') !== true) return [];
    const catalogue: unknown = await response.json();
    if (!isRecord(catalogue) || !Array.isArray(catalogue['templates'])) return [];
    return catalogue['templates'].filter(isTemplate);
  },
  staleTime: Infinity,
});

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** The rule that each field of an entry must meet for the entry to be shown. */
const RULES = {
  id: (value) => typeof value === 'string' && TEMPLATE_ID.test(value),
  title: isText,
  description: isText,
  category: (value) => TEMPLATE_CATEGORIES.some((known) => known === value),
  trade: isText,
  words: isTexts,
  scheme: (value) => TEMPLATE_SCHEMES.some((known) => known === value),
  colour: (value) => COLOUR_FAMILIES.some((known) => known === value),
  tags: isTexts,
  language: (value) => value === 'en' || value === 'it',
  path: (value) => typeof value === 'string' && value.startsWith('sites/') && !value.includes('..'),
} satisfies Record<keyof Template, (value: unknown) => boolean>;

function isTemplate(entry: unknown): entry is Template {
  return (
    isRecord(entry) && Object.entries(RULES).every(([field, isSound]) => isSound(entry[field]))
  );
}

export interface TemplateSearch {
  text: string;
  category: TemplateCategory | null;
  /** From 1. */
  page: number;
}

/** Searches title, description, tags and the names of the trade, ignoring case. Templates in the visitor's language come first. */
export function findTemplates(
  templates: readonly Template[],
  {
    text,
    category,
    language,
  }: Pick<TemplateSearch, 'text' | 'category'> & { language: Template['language'] },
): Template[] {
  const wanted = text.trim().toLocaleLowerCase();
  const found = templates.filter(
    (template) =>
      (category === null || template.category === category) &&
      [template.title, template.description, ...template.tags, ...template.words].some((words) =>
        words.toLocaleLowerCase().includes(wanted),
      ),
  );
  const isOwn = (template: Template) => template.language === language;
  return [...found.filter(isOwn), ...found.filter((template) => !isOwn(template))];
}

/** The gallery's state as a query string, without default values. */
export function writeSearch({ text, category, page }: TemplateSearch): string {
  const query = new URLSearchParams();
  if (text !== '') query.set('q', text);
  if (category !== null) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Reads the query string back. Invalid values count as the default. */
export function readSearch(search: string): TemplateSearch {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    text: query.get('q') ?? '',
    category: TEMPLATE_CATEGORIES.find((known) => known === query.get('category')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/**
 * The page numbers of the pager: first, last, and the neighbours of the current page; null stands for a gap.
 */
export function listPages(page: number, count: number): (number | null)[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0;
    return number - before > 1 ? [null, number] : [number];
  });
}
