import { queryOptions } from '@tanstack/react-query';
import type { Template } from '#contract/templates.ts';
import type { TemplateWish } from '#domain/templates/find-templates.ts';
import {
  COLOUR_FAMILIES,
  TEMPLATE_CATEGORIES,
  TEMPLATE_SCHEMES,
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

/** What is looked for, and the page of the result, from 1. */
export interface TemplateSearch extends TemplateWish {
  page: number;
}

export const NO_SEARCH: TemplateSearch = {
  text: '',
  category: null,
  language: null,
  scheme: null,
  colour: null,
  page: 1,
};

/** The values of each filter, by its name in the address. */
export const FILTERS = {
  category: TEMPLATE_CATEGORIES,
  language: ['en', 'it'],
  scheme: TEMPLATE_SCHEMES,
  colour: COLOUR_FAMILIES,
} as const;

export type FilterName = keyof typeof FILTERS;
const FILTER_NAMES = ['category', 'language', 'scheme', 'colour'] as const satisfies FilterName[];

/** The gallery's state as a query string, without default values. */
export function writeSearch(search: TemplateSearch): string {
  const query = new URLSearchParams();
  if (search.text !== '') query.set('q', search.text);
  for (const name of FILTER_NAMES) {
    const value = search[name];
    if (value !== null) query.set(name, value);
  }
  if (search.page > 1) query.set('page', String(search.page));
  return query.toString();
}

/** The value of a filter that is written so; null for none and for nonsense. */
export function readFilter<Name extends FilterName>(
  name: Name,
  written: string | null,
): (typeof FILTERS)[Name][number] | null {
  return FILTERS[name].find((known) => known === written) ?? null;
}

/** Reads the query string back. Invalid values count as the default. */
export function readSearch(search: string): TemplateSearch {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page') ?? 1);
  return {
    text: query.get('q') ?? '',
    category: readFilter('category', query.get('category')),
    language: readFilter('language', query.get('language')),
    scheme: readFilter('scheme', query.get('scheme')),
    colour: readFilter('colour', query.get('colour')),
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
