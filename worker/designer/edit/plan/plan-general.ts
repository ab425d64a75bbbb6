import { attributeOf, childrenOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { rewriteText } from '#domain/html/rewrite-text.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import { deleteLines } from '#domain/html/splice.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { Target } from '../intents/edit-intent.ts';
import { isFrame } from '../page/find-sections.ts';
import { foldName } from '../page/fold.ts';
import { groupsIn, hasPrices, type ItemGroup } from '../page/item-groups.ts';
import { amountIn, sumOf } from '../page/money.ts';
import { nameOf, questionsOf } from '../page/named-parts.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveTarget } from '../page/resolve-target.ts';
import { done, refuse, type IntentOf, type Planner } from './plan-types.ts';

/** Puts the entries of a list in order; what stands between them stays where it is. */
export const planSort: Planner<'sort'> = ({ page, say }, intent) => {
  const group = listToSort(page, intent);
  if (!group) return refuse(say.noList);
  const keyed = group.items.map((item) => ({ item, key: keyOf(item, intent) }));
  if (keyed.some(({ key }) => key === undefined)) return refuse(say.noPrices);
  const sorted = keyed.toSorted((a, b) => compare(a.key, b.key) * intent.direction);
  const splices = group.items.flatMap((item, at): Splice[] => {
    const wanted = sorted[at]?.item;
    return wanted && wanted !== item
      ? [{ ...item.range, replacement: page.html.slice(wanted.range.start, wanted.range.end) }]
      : [];
  });
  const names = sorted.map(({ item }) =>
    textOf(nameOf(item) ?? item)
      .trim()
      .slice(0, 40),
  );
  return splices.length > 0
    ? done(splices, say.sorted(names.join(', ')))
    : refuse(say.already(names.join(', ')));
};

type SortKey = string | number | undefined;

function keyOf(item: IndexedElement, { by }: IntentOf<'sort'>): SortKey {
  if (by === 'name') return foldName(textOf(nameOf(item) ?? item));
  const [sum] = textsIn(item).flatMap((text) => sumOf(text) ?? []);
  return sum === undefined ? undefined : amountIn(sum);
}

function compare(one: SortKey, other: SortKey): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
}

/** The list that is meant: the longest of the named part, or the only one that has prices. */
function listToSort(page: PageModel, { target, by }: IntentOf<'sort'>): ItemGroup | undefined {
  const roots = rootsOf(page, target);
  const groups = roots
    .flatMap(groupsIn)
    .filter(({ items }) => items.every((item) => nameOf(item) !== undefined));
  const priced = groups.filter(hasPrices);
  const fit = (by === 'price' || !target) && priced.length > 0 ? priced : groups;
  const [longest, other] = fit.toSorted((a, b) => b.items.length - a.items.length);
  return target || !other ? longest : undefined;
}

function rootsOf(page: PageModel, target: Target | undefined): readonly IndexedElement[] {
  const found = target && resolveTarget(page, target);
  if (!found) return target ? [] : contentOf(page);
  const [first, ...others] = found.elements;
  return others.length > 0 && first.parent ? [first.parent] : [first];
}

function contentOf({ sections }: PageModel): IndexedElement[] {
  return sections
    .filter((section) => !isFrame(section) && !section.kinds.has('hero'))
    .map(({ element }) => element);
}

const SILENT = new Set(['script', 'style', 'title', 'template']);

/** Sets words off from the text around them. */
export const planMarkWords: Planner<'mark-words'> = ({ page, say }, { words, tag }) => {
  const pattern = new RegExp(
    words
      .trim()
      .split(/\s+/)
      .map(escapePattern)
      .join(String.raw`\s+`),
    'iu',
  );
  const texts = (page.body ? textsIn(page.body) : []).filter(
    ({ parent, value }) => parent && !SILENT.has(parent.tag) && pattern.test(value),
  );
  const splices = texts.flatMap(({ range, parent }): Splice[] => {
    const source = page.html.slice(range.start, range.end);
    const match = pattern.exec(source);
    return match && parent?.tag !== tag
      ? [
          {
            start: range.start + match.index,
            end: range.start + match.index + match[0].length,
            replacement: `<${tag}>${match[0]}</${tag}>`,
          },
        ]
      : [];
  });
  return splices.length > 0
    ? done(splices, say.wordsMarked(words, tag))
    : refuse(say.noText(words));
};

const TELLS_NOTHING =
  /^(?:the|and|our|any|people|persons?|things?|anything|customers?|with|che|una|uno|gli|delle|della|dei|persone|cose|clienti|tutto|word|words|parola)$/;
const SENTENCE = /[^.!?]+(?:[.!?]+["”»)]*\s*|$)/g;

/** Sentences of running text that speak of something go; a question goes with its answer. */
export const planRemoveSentences: Planner<'remove-sentences'> = ({ page, say }, intent) => {
  const words = foldName(intent.about)
    .split(' ')
    .filter((word) => word.length > 2 && !TELLS_NOTHING.test(word));
  const speaks = (text: string): boolean => {
    const said = ` ${foldName(text)}`;
    return words.some((word) => said.includes(` ${stem(word)}`));
  };
  const roots = rootsOf(page, intent.target);
  const asked = questionsOf(page).filter((entry) => speaks(askedIn(entry)));
  const texts = roots
    .flatMap(textsIn)
    .filter((text) => isRunning(text) && !asked.some((entry) => holds(entry, text)));
  const cut = texts.flatMap((text) => withoutSentences(page, text, speaks));
  const splices = [...asked.flatMap(({ range }) => deleteLines(page.html, range)), ...cut];
  return splices.length > 0
    ? done(splices, say.sentencesRemoved(intent.about))
    : refuse(say.noText(intent.about));
};

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:s|[aeio])$/, '') : word;
}

function askedIn(entry: IndexedElement): string {
  return textOf(nameOf(entry) ?? entry);
}

function holds(element: IndexedElement, { range }: IndexedText): boolean {
  return range.start >= element.range.start && range.end <= element.range.end;
}

const RUNNING = new Set(['p', 'dd', 'blockquote', 'figcaption', 'li']);

function isRunning({ parent }: IndexedText): boolean {
  return (
    parent !== undefined && RUNNING.has(parent.tag) && attributeOf(parent, 'class') !== 'brand'
  );
}

function withoutSentences(
  page: PageModel,
  text: IndexedText,
  speaks: (sentence: string) => boolean,
): Splice[] {
  const sentences = text.value.match(SENTENCE) ?? [];
  const kept = sentences.filter((sentence) => !speaks(sentence));
  if (kept.length === sentences.length) return [];
  const { parent } = text;
  const isAlone = parent && childrenOf(parent).length === 0 && elementsIn(parent).length === 0;
  if (kept.join('').trim() === '' && parent && isAlone) return deleteLines(page.html, parent.range);
  return rewriteText(page.html, text, () => kept.join('').trimEnd());
}
