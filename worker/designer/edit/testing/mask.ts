import type { DomDocument, DomElement } from 'jsdom';
import type { FactValues, Mask, View } from './trial.ts';
import { factPatterns } from './fact-patterns.ts';
import type { EditPage, PagePart } from './pages.ts';

export interface Masking {
  page: EditPage;
  only: readonly Mask[];
  becomes: FactValues;
}

const FACTS: Partial<Record<Mask, RegExp>> = {
  phone: /tel:[+\d]+|\+39[\d ]{9,14}|011[\d ]{7,9}/g,
  mail: /[\w.-]+@[\w-]+\.\w+/g,
  address: /(?:Via Po|Corso Francia|Via Roma) \d+(?:, 101\d\d Torino)?/g,
  name: /Forno (?:Aurora|Stella)/g,
};

/** Facts hidden: the old value in the old page, the new one in the new page, so that both must stand alike. */
function hideFacts(html: string, isAfter: boolean, { page, only, becomes }: Masking): string {
  const patterns = [
    ...only.flatMap((mask) => FACTS[mask] ?? []),
    ...factPatterns(becomes, isAfter ? undefined : page.facts),
  ];
  return patterns.reduce((text, pattern) => text.replace(pattern, '§'), html);
}

/** Both bodies without what may differ; equal when nothing else changed. */
export function maskedBody(
  before: View,
  after: View,
  masking: Masking,
): { before: string; after: string } {
  const { page, only } = masking;
  const masked = (view: View): string => {
    const body = view.document.body;
    if (only.includes('added') && view === after) removeAdded(body, knownIn(before), page);
    const copies = only.flatMap((mask) =>
      mask in page.parts && mask !== 'body'
        ? [...body.querySelectorAll(page.parts[mask as PagePart])]
        : [],
    );
    const cut = new Set(copies.map((element) => element.outerHTML));
    const whole = withoutCuts(body, cut);
    // The hook that a rule of looks hangs on shows nothing by itself.
    const html = only.includes('styles') ? whole.replace(/ data-edit="\d+"/g, '') : whole;
    return hideFacts(only.includes('words') ? withoutWords(html) : html, view === after, masking);
  };
  return { before: masked(before), after: masked(after) };
}

/** Both heads without styles and what may differ, structured data and scripts of the page included. */
export function maskedHead(
  before: View,
  after: View,
  masking: Masking,
): { before: string; after: string } {
  const { only } = masking;
  const masked = (view: View): string => {
    const { document } = view;
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
    const head = only.some((mask) => ['head', 'words'].includes(mask))
      ? ''
      : headOf(document, only);
    const code = scripts.map((script) => script.textContent).join('\n');
    return hideFacts(`${head}\n${code}`, view === after, masking);
  };
  return { before: masked(before), after: masked(after) };
}

const FOLLOWS: Partial<Record<Mask, readonly string[]>> = {
  lead: ['description', 'og:description'],
  hours: ['openingHours', 'openingHoursSpecification'],
  added: ['openingHours', 'openingHoursSpecification', 'mainEntity'],
  styles: ['theme-color'],
  address: ['postalCode', 'addressLocality'],
};

function headOf(document: DomDocument, only: readonly Mask[]): string {
  const free = new Set(only.flatMap((mask) => FOLLOWS[mask] ?? []));
  const named = (element: DomElement): string =>
    element.getAttribute('name') ?? element.getAttribute('property') ?? '';
  const elements = [...document.head.querySelectorAll('title, meta, link:not([rel="icon"])')]
    .filter((element) => !free.has(named(element)))
    .map((element) => element.outerHTML);
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.stringify(
      JSON.parse(script.textContent, (key, value: unknown) => (free.has(key) ? undefined : value)),
    ),
  );
  return flat([...elements, ...data].join('\n'));
}

function withoutWords(html: string): string {
  return html
    .replace(/>[^<]+</g, '><')
    .replace(/ (?:alt|title|placeholder|aria-label|data-open|data-closed)="[^"]*"/g, '');
}

const known = new WeakMap<View, Set<string>>();

function knownIn(view: View): Set<string> {
  const markup =
    known.get(view) ??
    new Set([...view.document.querySelectorAll('*')].map((element) => flat(element.outerHTML)));
  known.set(view, markup);
  return markup;
}

function removeAdded(body: DomElement, known: Set<string>, page: EditPage): void {
  const parent = body.querySelector(page.parts.contact)?.parentElement ?? body;
  for (const child of Array.from(parent.children)) {
    const isPart = Object.values(page.parts).some((selector) => child.matches(selector));
    if (!isPart && !known.has(flat(child.outerHTML))) child.remove();
  }
}

function withoutCuts(body: DomElement, cut: ReadonlySet<string>): string {
  let html = body.outerHTML
    .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
    .replace(/<!--[^]*?-->/g, '');
  const parts = [...cut].sort((a, b) => b.length - a.length);
  for (const part of parts.map((outer) =>
    outer.replace(/<(script|style)\b[^]*?<\/\1>/g, '').replace(/<!--[^]*?-->/g, ''),
  )) {
    html = html.split(part).join('');
  }
  return flat(html);
}

function flat(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^>]*>) ?/g, '$1')
    .trim();
}

const PROBED = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'padding-top',
  'display',
  'text-align',
  'font-weight',
];
const PARTS: readonly PagePart[] = [
  'header',
  'hero',
  'headline',
  'lead',
  'button',
  'about',
  'aboutText',
  'services',
  'item',
  'gallery',
  'contact',
  'footer',
  'body',
  'hours',
  'faq',
  'reviews',
];

function styleOf(view: View): string {
  return [...view.document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
}

/** Looks of parts outside the mask that are not what they were. */
export function probesOf(
  before: View,
  after: View,
  { page, only }: Pick<Masking, 'page' | 'only'>,
): string[] {
  if (only.includes('styles') || styleOf(before) === styleOf(after)) return [];
  const allowed = only.flatMap((mask) =>
    mask in page.parts ? [page.parts[mask as PagePart]] : [],
  );
  return PARTS.flatMap((part) => {
    const [old, now] = [before.part(part), after.part(part)];
    if (!old || !now || allowed.some((selector) => old.closest(selector))) return [];
    return PROBED.filter(
      (property) => before.read(old, property) !== after.read(now, property),
    ).map(
      (property) =>
        `${part} ${property} changed from ${before.read(old, property)} to ${after.read(now, property)}`,
    );
  });
}
