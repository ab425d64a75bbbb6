import {
  emptyReport,
  type GenerationReport,
  type ResponseType,
} from '#domain/generation/generation-types.ts';
import { writeDiff } from '#domain/generation/write-diff.ts';
import type { Product, Production } from './generation-run.ts';

export interface ReadyEdit {
  /** The whole file as it is now. */
  text: string;
  model: string;
  report: Partial<GenerationReport>;
}

/** Sends a changed file, as blocks where blocks can say it. */
export function deliverEdit(
  { run, output, enterStage }: Production,
  { text, model, report }: ReadyEdit,
): Product {
  enterStage('validation');
  const { file = '', fileType, restoreData } = run.request;
  const before = restoreData(file);
  const after = restoreData(text);
  const diff = writeDiff(before, after, fileType);
  const responseType: ResponseType = diff === undefined ? 'full' : 'diff';
  const content = diff ?? after;
  output.open({ responseType, model });
  output.write(content);
  return { content, text: after, responseType, model, report: { ...emptyReport(), ...report } };
}

/** Sends words in the place of a change: a question's answer, or why nothing has to be changed. */
export function deliverWords(
  { output, enterStage }: Production,
  { words, model }: { words: string; model: string },
): Product {
  enterStage('validation');
  output.open({ responseType: 'answer', model });
  output.write(words);
  const report = { ...emptyReport(), summary: words };
  return { content: words, responseType: 'answer', model, report };
}
