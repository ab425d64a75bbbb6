import { isFence, readMarker } from '#domain/diff/markers.ts';

const LONGEST = 600;
const LONGEST_READ = 8_000;
const RULE = /^\s*(?:[-*_=]\s*){3,}$/;
const HEADING = /^\s{0,8}#{1,6}\s+/;
const MARKS = /^\s*(?:(?:[-*+•–]|\d{1,3}[.)])\s+|>\s?)+/;
const ENDED = /[.!?:;…,)]$/;

/**
 * What a model wrote beside its work, as plain sentences: without Markdown, HTML, fences, code and repetitions.
 * At most 600 characters, cut after a sentence.
 */
export function toPlainWords(chatter: string): string {
  const lines = withoutCode(chatter.slice(0, LONGEST_READ).split('\n')).flatMap((line) =>
    plainLine(line),
  );
  const said = [...new Set(lines.flatMap((line) => line.split(/(?<=[.!?])\s+/)))];
  const sentences = said.map((line, at) =>
    at === said.length - 1 || ENDED.test(line) ? line : `${line}.`,
  );
  return cutToSentence(sentences.join(' ').replace(/\s+/g, ' ').trim());
}

/** Removes fenced code with its fences; of an unpaired fence only the fence. */
function withoutCode(lines: readonly string[]): string[] {
  const kept: string[] = [];
  let open: number | undefined;
  for (const line of lines) {
    if (readMarker(line) !== undefined) continue;
    if (!isFence(line)) {
      kept.push(line);
    } else if (open === undefined) {
      open = kept.length;
    } else {
      kept.length = open;
      open = undefined;
    }
  }
  return kept;
}

function plainLine(line: string): string[] {
  if (RULE.test(line)) return [];
  const isHeading = HEADING.test(line);
  const text = withoutInlineMarks(line.replace(HEADING, '').replace(MARKS, '')).trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  return [isHeading && !ENDED.test(text) ? `${text}:` : text];
}

function withoutInlineMarks(line: string): string {
  return line
    .replace(/`<\/?([a-z][\w-]*)(?:[^\w<>`-][^<>`]*)?>`/gi, '$1')
    .replace(/`+/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/(?<=^|\s|[("“])(?:\*{1,3}|_{1,3})(?=\S)/g, '')
    .replace(/(?<=\S)(?:\*{1,3}|_{1,3})(?=$|[\s.,;:!?)"”])/g, '')
    .replace(/\*{2,3}/g, '');
}

function cutToSentence(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}
