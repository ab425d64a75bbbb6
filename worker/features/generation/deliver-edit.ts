import { checkEdit } from '#domain/generation/check-edit.ts';
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

/** Checks a changed file and sends it, as blocks where blocks can say it. */
export function deliverEdit(
  { run, output, enterStage }: Production,
  { text, model, report }: ReadyEdit,
): Product {
  enterStage('validation');
  const { fileType, restoreData } = run.request;
  const edit = { before: run.request.file ?? '', after: text, fileType };
  const checks = checkEdit({ ...edit, target: run.analysis.target });
  const before = restoreData(edit.before);
  const after = restoreData(text);
  const diff = writeDiff(before, after, fileType);
  const responseType: ResponseType = diff === undefined ? 'full' : 'diff';
  const content = diff ?? after;
  output.open({ responseType, model });
  output.write(content);
  return { content, responseType, model, report: { ...emptyReport(), ...report, checks } };
}
