import type { DomElement } from 'jsdom';
import type { View } from './run-trial.ts';
import type { EditPage, PageFact, PagePart } from './pages.ts';

/** A part or a fact an edit may change; `added` allows new sections, `styles` the looks, `head` the head. */
export type Mask = PagePart | PageFact | 'styles' | 'added' | 'head';

const FACTS: Partial<Record<Mask, RegExp>> = {
  phone: /tel:[+\d]+|011[\d ]{7,9}|(?:\+39)[\d ]{9,12}/g,
  mail: /[\w.-]+@[\w-]+\.\w+/g,
  address: /(?:Via Po|Corso Francia|Via Roma) \d+(?:, 101\d\d Torino)?/g,
  name: /Forno (?:Aurora|Stella)/g,
};

/** Both bodies without what may differ; equal when nothing else changed. */
export function maskedBody(
  before: View,
  after: View,
  page: EditPage,
  only: readonly Mask[],
): { before: string; after: string } {
  const masked = (view: View): string => {
    const body = view.document.body;
    if (only.includes('added') && view === after) removeAdded(body, knownIn(before), page);
    const copies = only.flatMap((mask) =>
      mask in page.parts && mask !== 'body'
        ? [...body.querySelectorAll(page.parts[mask as PagePart])]
        : [],
    );
    const cut = new Set(copies.map((element) => element.outerHTML));
    return only.reduce(
      (html, mask) => (FACTS[mask] ? html.replace(FACTS[mask], '§') : html),
      withoutCuts(body, cut),
    );
  };
  return { before: masked(before), after: masked(after) };
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
  for (const part of [...cut].map((outer) =>
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
];

function styleOf(view: View): string {
  return [...view.document.querySelectorAll('style')].map((style) => style.textContent).join('\n');
}

/** Looks of parts outside the mask that are not what they were. */
export function probesOf(
  before: View,
  after: View,
  page: EditPage,
  only: readonly Mask[],
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
