import {
  emptyReport,
  type GenerationReport,
  type ResponseType,
} from '#domain/generation/generation-types.ts';
import { writeDiff } from '#domain/generation/write-diff.ts';
import type { Product, Production } from './generation-run.ts';

export interface ReadyEdit {
  /** The whole file after the change. */
  text: string;
  model: string;
  report: Partial<GenerationReport>;
}

/** Sends a changed file, as SEARCH/REPLACE blocks where possible. */
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
