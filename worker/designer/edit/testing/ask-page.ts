import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { designEdit, type DesignEditInput } from '../design-edit.ts';

export interface Answer {
  html: string;
  summary: string;
  isEdited: boolean;
}

/** The page after a request, and what was said of it. */
export function askPage(input: DesignEditInput): Answer {
  const { html } = input;
  const edit = designEdit(input);
  if (edit.kind === 'refused') return { html, summary: edit.summary, isEdited: false };
  const { text } = applyDiff({ original: html, response: edit.response, finished: true });
  return { html: text, summary: edit.summary, isEdited: true };
}
