import { createBlocks, formatBlocks } from '#domain/diff/write-block.ts';
import { readReplaceRequests, type ReplaceRequest } from '#domain/generation/replace-request.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import type { DesignerAnswer } from './designer-request.ts';
import type { DesignerRequest } from './designer-request.ts';

type FileRequest = Extract<DesignerRequest, { kind: 'file' }>;

/**
 * Edits a file that is not a page. The designer can only replace one text by another wherever it occurs; it
 * refuses everything else and says so.
 */
export function composeFileEdit({ prompt, text, language }: FileRequest): DesignerAnswer {
  const texts = REPORT_TEXTS[language];
  const wishes = readReplaceRequests(prompt);
  const possible = wishes.filter(({ from }) => text.includes(from));
  const notDone = wishes
    .filter(({ from }) => !text.includes(from))
    .map(({ from }) => texts.noSuchText(from));
  if (possible.length === 0) {
    const summary = notDone.length > 0 ? notDone.join(' ') : texts.noFileDesigner;
    return { chunks: [], note: { kind: 'refused', summary } };
  }
  const edits = withoutOverlaps(possible.flatMap((wish) => occurrences(text, wish)));
  const changes = possible.map(({ from, to }) => texts.replaced(from, to));
  return {
    chunks: [formatBlocks(createBlocks({ original: text, edits }))],
    note: { kind: 'edited', summary: changes.join(' '), changes, notDone },
  };
}

interface Edit {
  start: number;
  end: number;
  replacement: string;
}

function occurrences(text: string, { from, to }: ReplaceRequest): Edit[] {
  const edits: Edit[] = [];
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + from.length)) {
    edits.push({ start: at, end: at + from.length, replacement: to });
  }
  return edits;
}

function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start >= (kept.at(-1)?.end ?? 0)) kept.push(edit);
  }
  return kept;
}
