/** What a stretch of a brief is for. */
export const STRETCHES = [
  'fact',
  'offer',
  'hours',
  'when',
  'contact',
  'naming',
  'look',
  'avoid',
  'wish',
  'chat',
] as const;

export type StretchKind = (typeof STRETCHES)[number];

export interface Stretch {
  kind: StretchKind;
  text: string;
  /** What stands in it, by the letter of its tag: `n` name, `p` place, `i` item, `e` price and so on. */
  parts: Readonly<Record<string, readonly string[]>>;
}

export interface MarkedBrief {
  id: string;
  language: 'en' | 'it';
  kind: string;
  /** As the customer typed it. */
  text: string;
  stretches: readonly Stretch[];
  /** Every tag with its place in the text. */
  marks: readonly Mark[];
}

export interface Mark {
  tag: string;
  start: number;
  end: number;
}

const TAG = /(<\/?\w+>)/;
const NAME = /^<(\/?)(\w+)>$/;

/**
 * Reads a line of `marked-briefs`: `{ id, language, kind, marked }`, where `marked` is the brief with its meaning in
 * tags (README of that folder). Throws on a tag that is not closed, or closed by another one.
 */
export function readMarkedBrief(line: string): MarkedBrief {
  const { id, language, kind, marked } = JSON.parse(line) as Omit<MarkedBrief, 'text'> & {
    marked: string;
  };
  const open: { tag: string; start: number }[] = [];
  const stretches: Stretch[] = [];
  const marks: Mark[] = [];
  let parts: Record<string, string[]> = {};
  let text = '';
  for (const piece of marked.split(TAG)) {
    const [, closes, tag = ''] = NAME.exec(piece) ?? [];
    if (tag === '') text += piece;
    else if (closes === '') open.push({ tag, start: text.length });
    else {
      const { start } = close(open, tag, id);
      const words = text.slice(start);
      marks.push({ tag, start, end: text.length });
      if (isStretch(tag)) {
        stretches.push({ kind: tag, text: words, parts });
        parts = {};
      } else parts[tag] = [...(parts[tag] ?? []), words];
    }
  }
  if (open.length > 0) throw new Error(`${id}: <${open[0]?.tag}> is not closed`);
  return { id, language, kind, text, stretches, marks };
}

function close(
  open: { tag: string; start: number }[],
  tag: string,
  id: string,
): { tag: string; start: number } {
  const last = open.pop();
  if (last?.tag !== tag) throw new Error(`${id}: </${tag}> closes <${last?.tag ?? 'nothing'}>`);
  return last;
}

function isStretch(tag: string): tag is StretchKind {
  return STRETCHES.some((kind) => kind === tag);
}
