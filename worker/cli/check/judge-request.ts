import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { textsIn } from '#domain/html/query.ts';
import { indexHtml } from '#domain/html/source-index.ts';
import { foldText } from '#domain/reading/fold.ts';
import type { DesignedEdit } from '../../designer/edit/design-edit.ts';
import type { MarkedRequest, WishKind } from './read-marked-request.ts';

/** What came of a request. */
export type Verdict = 'done' | 'in part' | 'refused rightly' | 'asked' | 'refused' | 'WRONG';

export interface Judgement {
  verdict: Verdict;
  /** What is wrong, or what was said. */
  why: string;
}

/** What no edit can grant, or should. */
const NOT_GRANTED: ReadonlySet<WishKind> = new Set([
  'translate',
  'shorten',
  'more',
  'look',
  'impossible',
  'question',
  'other',
]);
const REORDERS: ReadonlySet<WishKind> = new Set(['move', 'swap', 'sort']);
const TAKES: ReadonlySet<WishKind> = new Set(['remove', 'hide']);

/** Compares what a visitor reads before and after with what was asked for. */
export function judgeRequest(request: MarkedRequest, html: string, edit: DesignedEdit): Judgement {
  // The answer says once that the hours changed, however many days were told.
  const granted = request.wishes.filter(
    (kind, at, all) => !NOT_GRANTED.has(kind) && !(kind === 'hours' && all.indexOf(kind) < at),
  );
  if (edit.kind === 'refused') {
    const isAsked = /Which do you mean|Quale intend|più modi|“[^”]+” “[^”]+”/.test(edit.summary);
    const verdict = granted.length === 0 ? 'refused rightly' : isAsked ? 'asked' : 'refused';
    return { verdict, why: edit.summary };
  }
  const { text, failed } = applyDiff({ original: html, response: edit.response, finished: true });
  const said = edit.summary;
  if (failed.length > 0) return { verdict: 'WRONG', why: `blocks failed; ${said}` };
  if (granted.length === 0) return { verdict: 'WRONG', why: `nothing to do; ${said}` };
  const [before, after] = [html, text].map(unitsOf) as [string[], string[]];
  const unasked = unaskedChanges(request, { before, after, said });
  if (unasked.length > 0) return { verdict: 'WRONG', why: `${unasked.join(' ; ')}; ${said}` };
  const missed = missedTexts(request, before.join(' '), after.join(' '));
  if (missed.length > 0 && edit.notDone.length === 0)
    return { verdict: 'WRONG', why: `missed ${missed.join(', ')}; ${said}` };
  const isPart = missed.length > 0 || edit.changes.length < granted.length;
  if (isPart && edit.notDone.length === 0 && granted.length > request.wishes.length - 1)
    return { verdict: edit.changes.length < granted.length ? 'WRONG' : 'done', why: said };
  return { verdict: isPart ? 'in part' : 'done', why: said };
}

/** The texts of a page, each as small letters and digits between single blanks. */
function unitsOf(html: string): string[] {
  const body = indexHtml(html).elements.find(({ tag }) => tag === 'body');
  return (body ? textsIn(body) : []).map(({ value }) => plain(value)).filter((text) => text !== '');
}

/** Small letters, figures and signs of money between single blanks. */
function plain(text: string): string {
  return foldText(text)
    .text.replaceAll(/(?<=\d)[.,:](?=\d)/g, '_')
    .replaceAll(/[^\p{L}\d_€£$]+/gu, ' ')
    .replaceAll(/ ?([€£$]) ?/g, ' $1 ')
    .replaceAll(/ +/g, ' ')
    .trim();
}

function missedTexts({ gone, there }: MarkedRequest, before: string, after: string): string[] {
  return [
    ...gone
      .filter((text) => countOf(after, text) >= countOf(before, text))
      .map((text) => `−${text}`),
    ...there
      .filter((text) => countOf(after, text) <= countOf(before, text))
      .map((text) => `+${text}`),
  ];
}

function countOf(page: string, text: string): number {
  return (
    ` ${page.replaceAll(' ', '  ')} `.split(` ${plain(text).replaceAll(' ', '  ')} `).length - 1
  );
}

interface Change {
  removed: string[];
  added: string[];
}

function unaskedChanges(
  { wishes, gone, there }: MarkedRequest,
  { before, after, said }: { before: string[]; after: string[]; said: string },
): string[] {
  const kinds = new Set(wishes);
  const all = changesBetween(before, after);
  const isReordered =
    [...kinds].some((kind) => REORDERS.has(kind)) &&
    sorted(all.flatMap(({ removed }) => removed)) === sorted(all.flatMap(({ added }) => added));
  if (isReordered) return [];
  const takes = [...kinds].some((kind) => TAKES.has(kind)) && /link|collegament/i.test(said);
  return all.flatMap(({ removed, added }) => {
    const [old, now] = [removed.join(' '), added.join(' ')];
    const isAsked =
      gone.some((text) => old.includes(plain(text)) || (old !== '' && plain(text).includes(old))) ||
      there.some((text) => now.includes(plain(text)) || (now !== '' && plain(text).includes(now)));
    const isLink = takes && added.length === 0 && old.length < 40;
    const isWeek = kinds.has('hours') && WEEK.test(old + now);
    return isAsked || isLink || isWeek ? [] : [`“${old.slice(0, 120)}” → “${now.slice(0, 120)}”`];
  });
}

const WEEK =
  /\d|chius|closed|(?:mon|tues|wednes|thurs|fri|satur|sun)day|luned|marted|mercoled|gioved|venerd|sabato|domenica/;

function sorted(texts: readonly string[]): string {
  return texts.toSorted().join('|');
}

/** The runs of texts that differ, by the longest common order. */
function changesBetween(before: readonly string[], after: readonly string[]): Change[] {
  const isKept = commonOrder(before, after);
  const changes: Change[] = [];
  let [at, to, isOpen] = [0, 0, false];
  const open = (): Change => {
    if (!isOpen) changes.push({ removed: [], added: [] });
    isOpen = true;
    return changes.at(-1) ?? { removed: [], added: [] };
  };
  while (at < before.length || to < after.length) {
    const kept = isKept.get(at);
    if (kept === to) [at, to, isOpen] = [at + 1, to + 1, false];
    else if (at < before.length && kept === undefined) open().removed.push(before[at++] ?? '');
    else open().added.push(after[to++] ?? '');
  }
  return changes;
}

/** Which text of `after` each text of `before` is, where the longest common order keeps it. */
function commonOrder(before: readonly string[], after: readonly string[]): Map<number, number> {
  const width = after.length + 1;
  const best = new Uint16Array((before.length + 1) * width);
  const lengthAt = (at: number, to: number): number => best[at * width + to] ?? 0;
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      best[at * width + to] =
        before[at] === after[to]
          ? lengthAt(at + 1, to + 1) + 1
          : Math.max(lengthAt(at + 1, to), lengthAt(at, to + 1));
  const kept = new Map<number, number>();
  for (let [at, to] = [0, 0]; at < before.length && to < after.length;) {
    if (before[at] === after[to]) kept.set(at++, to++);
    else if (lengthAt(at + 1, to) >= lengthAt(at, to + 1)) at += 1;
    else to += 1;
  }
  return kept;
}
