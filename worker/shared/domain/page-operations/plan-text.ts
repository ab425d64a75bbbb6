import { attributeOf, NOT_READ, textOf, textsIn } from '../html/query.ts';
import { wordsPattern } from '../text/escape-pattern.ts';
import { rewriteText } from '../html/rewrite-text.ts';
import { replaceText, setAttribute } from '../html/splice.ts';
import type { IndexedElement, IndexedText } from '../html/source-index.ts';
import type { Splice } from '../text/splices.ts';
import { refusal } from './guards.ts';
import type { Refusal, ReplaceEverywhere, SetText } from './operation-types.ts';
import {
  collapse,
  findPart,
  isTextless,
  nameElement,
  shorten,
  type Planned,
  type PlanPage,
} from './plan.ts';

export function planText(page: PlanPage, { at, text, run }: SetText): Planned {
  const element = findPart(page, at);
  if ('ok' in element) return element;
  if (isTextless(element)) return refusal('no-text', `<${element.tag}>`);
  const texts = textsIn(element);
  const wanted = run === undefined ? undefined : texts.filter(isReadable)[run];
  if (run !== undefined && !wanted) return refusal('no-text', `<${element.tag}> ${run}`);
  const splices = wanted
    ? rewriteNode(page.html, wanted, withBlanks(wanted.value, text))
    : wholeText(page.html, element, text);
  if ('ok' in splices) return splices;
  const { start } = element.startTag;
  const expected = wanted
    ? collapse(
        texts.map((node) => (node === wanted ? withBlanks(node.value, text) : node.value)).join(''),
      )
    : collapse(text);
  return {
    ok: true,
    splices,
    change: {
      key: 'text',
      element: nameElement(element),
      from: shorten(wanted ? collapse(wanted.value) : textOf(element)),
      to: shorten(collapse(text)),
    },
    holds: (changed) => {
      const after = changed.at(start);
      return after !== undefined && textOf(after) === expected;
    },
  };
}

function isReadable({ value }: IndexedText): boolean {
  return value.trim() !== '';
}

/** The blanks around a text stay: they keep it apart from what stands beside it. */
function withBlanks(value: string, text: string): string {
  const lead = /^\s*/.exec(value)?.[0] ?? '';
  const tail = value.trim() === '' ? '' : value.slice(value.trimEnd().length);
  return lead + text.trim() + tail;
}

/** Text that a parser put together of several pieces cannot be replaced as one. */
function rewriteNode(html: string, node: IndexedText, text: string): Splice[] | Refusal {
  const source = html.slice(node.range.start, node.range.end);
  const isPlain = node.parent !== undefined && ['textarea', 'title'].includes(node.parent.tag);
  if (!isPlain && /<[a-z/!?]/i.test(source)) return refusal('mis-nested', node.value);
  return rewriteText(html, node, () => text);
}

function wholeText(html: string, element: IndexedElement, text: string): Splice[] | Refusal {
  const texts = textsIn(element);
  const readable = texts.filter(isReadable);
  const isLeaf = element.nodes.every(({ kind }) => kind === 'text');
  const isVerbatim = ['pre', 'textarea'].includes(element.tag);
  if (isLeaf && (readable.length === 0 || isVerbatim)) return replaceText(element, text);
  const [only, ...others] = readable;
  if (!only) return refusal('no-text', `<${element.tag}>`);
  if (others.length === 0) return rewriteNode(html, only, withBlanks(only.value, text));
  return acrossRuns(html, texts, collapse(text));
}

/**
 * Keeps inline markup: what is equal at the beginning and at the end stays, and what lies between is written
 * where it began. Refused when a run would lose all its words.
 */
function acrossRuns(html: string, texts: readonly IndexedText[], text: string): Splice[] | Refusal {
  const { words, places } = collapseRuns(texts);
  let lead = 0;
  while (lead < Math.min(words.length, text.length) && words[lead] === text[lead]) lead += 1;
  let tail = 0;
  const most = Math.min(words.length, text.length) - lead;
  while (tail < most && words.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  if (lead === words.length && lead === text.length) return [];
  const first = places[Math.max(0, lead === words.length - tail ? lead - 1 : lead)];
  const last = places[words.length - tail - 1] ?? first;
  if (!first || !last) return [];
  const isInsertion = lead === words.length - tail;
  const from = isInsertion && lead > 0 ? first.at + 1 : first.at;
  const until = isInsertion ? from : last.at + 1;
  const middle = text.slice(lead, text.length - tail);
  const splices: Splice[] = [];
  for (let run = first.run; run <= last.run; run += 1) {
    const node = texts[run];
    if (!node) continue;
    const start = run === first.run ? from : 0;
    const end = run === last.run ? until : node.value.length;
    const value =
      node.value.slice(0, start) + (run === first.run ? middle : '') + node.value.slice(end);
    if (isReadable(node) && value.trim() === '') return refusal('text-spans-markup', text);
    const written = rewriteNode(html, node, value);
    if ('ok' in written) return written;
    splices.push(...written);
  }
  return splices;
}

interface RunPlace {
  /** Of the text node. */
  run: number;
  /** Of the character in its value. */
  at: number;
}

/** The words of all runs with white space collapsed, and where each character of them stands. */
function collapseRuns(texts: readonly IndexedText[]): { words: string; places: RunPlace[] } {
  const places: RunPlace[] = [];
  const words: string[] = [];
  let blank: RunPlace | undefined;
  for (const [run, { value }] of texts.entries()) {
    for (let at = 0; at < value.length; at += 1) {
      const character = value.charAt(at);
      if (/\s/.test(character)) {
        blank ??= { run, at };
        continue;
      }
      if (blank && words.length > 0) {
        words.push(' ');
        places.push(blank);
      }
      blank = undefined;
      words.push(character);
      places.push({ run, at });
    }
  }
  return { words: words.join(''), places };
}

const READ_ATTRIBUTES = new Set(['alt', 'title', 'placeholder', 'aria-label', 'label']);
const READ_METAS = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/i;

export function planEverywhere(page: PlanPage, { from, to }: ReplaceEverywhere): Planned {
  const words = wordsPattern(from);
  if (words === '') return refusal('bad-value', from);
  const pattern = new RegExp(words, 'g');
  const rewrite = (text: string): string => text.replace(pattern, () => to);
  const splices = page.index.elements.flatMap((element) => [
    ...textSplices(page.html, element, rewrite),
    ...attributeSplices(element, rewrite),
  ]);
  if (splices.length === 0) return refusal('not-found', from);
  return {
    ok: true,
    splices,
    change: { key: 'everywhere', from: shorten(from), to: shorten(to), places: splices.length },
    holds: ({ index }) =>
      to.search(pattern) >= 0 ||
      !index.elements.some((element) => textSplices(index.html, element, rewrite).length > 0),
  };
}

type Rewriter = (text: string) => string;

function textSplices(html: string, element: IndexedElement, rewrite: Rewriter): Splice[] {
  if (NOT_READ.has(element.tag) || isTextless(element)) return [];
  return element.nodes.flatMap((node) => {
    if (node.kind !== 'text') return [];
    const splices = rewriteNode(html, node, rewrite(node.value));
    return 'ok' in splices ? [] : splices;
  });
}

function attributeSplices(element: IndexedElement, rewrite: Rewriter): Splice[] {
  return element.attributes.flatMap(({ name, value }) => {
    const isRead =
      READ_ATTRIBUTES.has(name) ||
      (name === 'content' && isReadMeta(element)) ||
      (name === 'value' && /^(?:submit|button|reset)$/i.test(attributeOf(element, 'type') ?? ''));
    return isRead ? setAttribute(element, name, rewrite(value)) : [];
  });
}

function isReadMeta(element: IndexedElement): boolean {
  const name = attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '';
  return element.tag === 'meta' && READ_METAS.test(name);
}
