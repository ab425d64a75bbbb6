import { dropThinking } from './thinking.ts';

export interface FileAnswer {
  content: string;
  /** What the model wrote outside the file. */
  chatter: string;
}

/** Only at the start of a line. An indented fence belongs to the file, as in a Python docstring. */
const FENCE = /^(`{3,}|~{3,}(?!~))([^\n`]*)$/;

/**
 * Extracts the file from an answer that should contain nothing else: the largest fenced part, or everything.
 * Markdown contains fences itself, so it is taken whole unless one fence encloses it.
 */
export function readFileAnswer(answer: string, fileType: string): FileAnswer {
  const text = dropThinking(answer).text.trim();
  const part = fileType === 'md' ? wrappedMarkdown(text) : largestPart(text);
  if (part === undefined) return { content: withFinalNewline(text), chatter: '' };
  const chatter = `${text.slice(0, part.start)}\n${text.slice(part.end)}`.trim();
  return { content: withFinalNewline(part.content), chatter };
}

interface FencedPart {
  start: number;
  end: number;
  content: string;
}

function largestPart(text: string): FencedPart | undefined {
  return fencedParts(text).toSorted((a, b) => b.content.length - a.content.length)[0];
}

function fencedParts(text: string): FencedPart[] {
  const parts: FencedPart[] = [];
  let open: { mark: string; start: number; bodyStart: number } | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    const lineEnd = offset + line.length;
    if (mark !== '' && open === undefined) {
      open = { mark, start: offset, bodyStart: lineEnd + 1 };
    } else if (open !== undefined && mark.startsWith(open.mark) && info.trim() === '') {
      const content = text.slice(open.bodyStart, offset);
      parts.push({ start: open.start, end: lineEnd, content });
      open = undefined;
    }
    offset = lineEnd + 1;
  }
  if (open !== undefined) {
    const content = text.slice(open.bodyStart);
    parts.push({ start: open.start, end: text.length, content });
  }
  return parts;
}

const MARKDOWN_FENCE = /^[ \t]*(`{3,}|~{3,})[ \t]*(?:md|markdown)[ \t]*\n/im;
/** Text before a fence that can only belong to the file itself. */
const MARKDOWN = /^(?:#{1,6}\s|[-*+]\s|>|\||[ \t]*(?:```|~~~))/m;
const LONGEST_CHATTER = 300;

/** Fences inside the file do not end it; the last bare fence does. */
function wrappedMarkdown(text: string): FencedPart | undefined {
  const opening = MARKDOWN_FENCE.exec(text);
  if (opening === null) return undefined;
  const before = text.slice(0, opening.index);
  if (before.length > LONGEST_CHATTER || MARKDOWN.test(before)) return undefined;
  const bodyStart = opening.index + opening[0].length;
  const body = text.slice(bodyStart);
  const closing = [...body.matchAll(/^[ \t]*(`{3,}|~{3,})[ \t]*$/gm)].at(-1);
  const length = closing?.index ?? body.length;
  const end = bodyStart + length + (closing?.[0].length ?? 0);
  return { start: opening.index, end, content: body.slice(0, length) };
}

function withFinalNewline(text: string): string {
  const trimmed = text.trimEnd().replace(/^\n+/, '');
  return trimmed === '' ? '' : `${trimmed}\n`;
}
