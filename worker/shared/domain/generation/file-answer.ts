import { dropThinking } from './thinking.ts';

export interface FileAnswer {
  content: string;
  /** What the model wrote beside the file. */
  chatter: string;
}

const FENCE = /^[ \t]*(`{3,}|~{3,})([^\n`]*)$/;

/**
 * The file in an answer that should hold nothing else: the largest fenced part, or everything. A file
 * whose own text has fences (Markdown) is taken whole unless one fence embraces it.
 */
export function readFileAnswer(answer: string, fileType: string): FileAnswer {
  const text = dropThinking(answer).text.trim();
  const parts = fencedParts(text);
  const largest = parts.toSorted((a, b) => b.content.length - a.content.length)[0];
  const isWrapped = largest !== undefined && (fileType !== 'md' || isWholeMarkdown(largest, text));
  if (!isWrapped) return { content: withFinalNewline(text), chatter: '' };
  const chatter = `${text.slice(0, largest.start)}\n${text.slice(largest.end)}`.trim();
  return { content: withFinalNewline(largest.content), chatter };
}

interface FencedPart {
  start: number;
  end: number;
  info: string;
  content: string;
}

function fencedParts(text: string): FencedPart[] {
  const parts: FencedPart[] = [];
  let open: { mark: string; info: string; start: number; bodyStart: number } | undefined;
  let offset = 0;
  for (const line of text.split('\n')) {
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    const lineEnd = offset + line.length;
    if (mark !== '' && open === undefined) {
      open = { mark, info: info.trim().toLowerCase(), start: offset, bodyStart: lineEnd + 1 };
    } else if (open !== undefined && mark.startsWith(open.mark) && info.trim() === '') {
      const content = text.slice(open.bodyStart, offset);
      parts.push({ start: open.start, end: lineEnd, info: open.info, content });
      open = undefined;
    }
    offset = lineEnd + 1;
  }
  if (open !== undefined) {
    const content = text.slice(open.bodyStart);
    parts.push({ start: open.start, end: text.length, info: open.info, content });
  }
  return parts;
}

function isWholeMarkdown({ info, end }: FencedPart, text: string): boolean {
  return (info === 'md' || info === 'markdown') && end === text.length;
}

function withFinalNewline(text: string): string {
  const trimmed = text.replace(/^\n+|\s+$/g, '');
  return trimmed === '' ? '' : `${trimmed}\n`;
}
