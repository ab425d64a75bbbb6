import { judgeSiteSteps } from '#domain/sites/deception/judge-site.ts';
import { detectLanguage } from '#domain/reading/language.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { finishSteps, flatMapSteps, type Steps } from '#domain/text/steps.ts';
import { checkAddresses, checkHosts } from './check-hosts.ts';
import { checkScripts } from './check-scripts.ts';
import { isDocumentComplete } from './close-document.ts';
import type { Check } from './generation-types.ts';
import { readDocumentSteps, type PageFacts } from './read-document.ts';
import { checkTokenContrast } from './token-contrast.ts';

/** The maximum size of a page; the prompt asks for 24 KB. */
const LARGEST_PAGE = 200_000;
/** Each check of a longer page is a step of its own. */
const LONG_PAGE = 40_000;
const SHORTEST_TEXT = 40;
const MOST_PARSE_ERRORS = 12;
/** The language of a page shows in this many characters of its text. */
const TOLD_LANGUAGE = 20_000;
/** The number of words needed to recognise a language. */
const LANGUAGE_SAMPLE = 8;

/** What the user asked for. */
export interface Asked {
  /** The text of the request. Hosts named in it are allowed. */
  request: string;
  /** Undefined when it is unclear. */
  language: string | undefined;
}

type PageCheck = (page: JudgedPage, html: string, asked: Asked | undefined) => Check;

interface JudgedPage extends PageFacts {
  /** The brands in whose name it takes secrets; others do not get to see such a page. */
  brandsTaken: readonly string[];
}

/** Upper case only: “todo” is a word in other languages, and in the names of applications. */
const NOTES_TO_SELF = /\b(?:TODO|FIXME)\b/;
const LEFTOVERS =
  /lorem ipsum|\{\{\s*\w+\s*\}\}|```|<!--\s*(?:\.\.\.|rest of|il resto|unchanged)|\b(?:rest unchanged|resto invariato)\b/i;

/** In the order of the report. A failed hard check makes the page unusable. */
const CHECKS: readonly PageCheck[] = [
  (_page, html) => hard('complete', isDocumentComplete(html.trimEnd())),
  ({ visibleText }) => hard('content', visibleText.length >= SHORTEST_TEXT),
  ({ parseErrors }) => soft('markup', parseErrors <= MOST_PARSE_ERRORS, `${parseErrors} errors`),
  ({ elements }) =>
    absent('ids', duplicates(elements.flatMap(({ attributes: { id } }) => id ?? []))),
  (page) => absent('anchors', deadAnchors(page)),
  (_page, html) =>
    absent('leftovers', (LEFTOVERS.exec(html) ?? NOTES_TO_SELF.exec(html))?.slice(0, 1) ?? []),
  (page, _html, asked) => checkLanguage(page, asked?.language),
  ({ elements }) => absent('scripts', checkScripts(elements)),
  ({ brandsTaken }) => absent('imitation', brandsTaken),
  ({ elements }) => {
    const title = elements.find(({ tag }) => tag === 'title')?.text.trim() ?? '';
    return soft('title', title !== '', title.slice(0, 80));
  },
  (page) => soft('description', metaContent(page, 'description') !== ''),
  (page) => soft('viewport', metaContent(page, 'viewport').includes('width')),
  ({ elements }) => {
    const headings = elements.filter(({ tag }) => tag === 'h1').length;
    return soft('heading', headings === 1, `${headings} h1`);
  },
  ({ elements }) => {
    const bare = elements.filter(({ tag, attributes }) => tag === 'img' && !('alt' in attributes));
    return soft('alt', bare.length === 0, bare.length === 0 ? '' : `${bare.length} images`);
  },
  ({ elements }, _html, asked) => absent('hosts', checkHosts(elements, asked?.request)),
  ({ elements }) => absent('addresses', checkAddresses(elements)),
  (_page, html) =>
    soft('size', html.length <= LARGEST_PAGE, `${Math.round(html.length / 1024)} KB`),
  ({ elements }) => absent('contrast', checkTokenContrast(elements)),
];

/** Checks a finished page. A failed hard check makes it unusable; a failed soft check is reported. */
export function checkPage(html: string, asked?: Asked): Check[] {
  return finishSteps(checkPageSteps(html, asked));
}

/** The same in steps. */
export function* checkPageSteps(html: string, asked?: Asked): Steps<Check[]> {
  const facts = yield* readDocumentSteps(html);
  const page = { ...facts, brandsTaken: yield* findBrandsTaken(html) };
  const atOnce = html.length > LONG_PAGE ? 1 : CHECKS.length;
  return yield* flatMapSteps(CHECKS, (check) => [check(page, html, asked)], atOnce);
}

function hard(id: string, ok: boolean): Check {
  return { id, ok, weight: 'hard', detail: '' };
}

function soft(id: string, ok: boolean, detail = ''): Check {
  return { id, ok, weight: 'soft', detail };
}

/** Passes when nothing was found; otherwise names the first three findings. */
function absent(id: string, found: readonly string[]): Check {
  return soft(id, found.length === 0, found.slice(0, 3).join(', '));
}

function duplicates(values: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) (seen.has(value) ? twice : seen).add(value);
  return [...twice];
}

function deadAnchors({ elements }: PageFacts): string[] {
  const ids = new Set(elements.flatMap(({ attributes }) => [attributes.id, attributes.name]));
  const anchors = elements.flatMap(({ tag, attributes: { href } }) =>
    tag === 'a' && href !== undefined && /^#./.test(href) ? [href] : [],
  );
  return [...new Set(anchors)].filter((href) => href !== '#top' && !ids.has(decode(href.slice(1))));
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function metaContent({ elements }: PageFacts, name: string): string {
  const meta = elements.find(
    ({ tag, attributes }) => tag === 'meta' && attributes.name?.toLowerCase() === name,
  );
  return meta?.attributes.content?.trim() ?? '';
}

/** Compares the page's `lang` with the function words of its text, and both with the requested language. */
function checkLanguage({ elements, visibleText }: PageFacts, wanted: string | undefined): Check {
  const declared = elements.find(({ tag }) => tag === 'html')?.attributes.lang ?? '';
  const { english: en, italian: it } = detectLanguage(
    readSource(visibleText.slice(0, TOLD_LANGUAGE)),
  );
  if (declared === '') return soft('language', false, 'no lang');
  const isTold = en + it >= LANGUAGE_SAMPLE && Math.max(en, it) >= 2 * Math.min(en, it);
  const spoken = it > en ? 'it' : 'en';
  const isOneOfOurs = /^(?:en|it)\b/i.test(declared);
  const language = declared.toLowerCase().split('-')[0] ?? '';
  if (wanted !== undefined && isTold && spoken !== wanted) {
    return soft('language', false, `${spoken} instead of ${wanted}`);
  }
  if (wanted !== undefined && language !== wanted) {
    return soft('language', false, `lang="${declared}" instead of ${wanted}`);
  }
  return soft('language', !isTold || !isOneOfOurs || language === spoken, declared);
}

function* findBrandsTaken(html: string): Steps<string[]> {
  const { level, brands } = yield* judgeSiteSteps([{ kind: 'markup', text: html }]);
  return level === 'hold' ? brands : [];
}
