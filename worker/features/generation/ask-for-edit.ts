import { editPrompt } from '#domain/generation/prompts/edit-prompt.ts';
import type { PageExcerpt } from '#domain/generation/page-excerpt.ts';
import type { DesignerNote } from '#worker/platform/ai/designer-request.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { takeTurns } from '#worker/platform/take-turns.ts';
import type { ModelAnswer } from './answer-loop.ts';
import { askChain, type Turn } from './ask-chain.ts';
import { toRefusal } from './generation-failure.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { judgeEdit, type EditVerdict } from './judge-edit.ts';
import { designerEditRequest, promptRequest } from './request-facts.ts';

export interface EditAsk {
  chain: readonly ChainModel[];
  /** The file that the answer applies to. */
  current: string;
  turns: readonly Turn[];
}

/** One answer and its verdict. */
export interface EditAnswer extends ModelAnswer {
  answer: string;
  verdict: EditVerdict;
  note: DesignerNote | undefined;
}

/**
 * Asks for a change and judges the answer.
 * @throws ChainFailure, GenerationFailure when the designer refuses
 */
export async function askForEdit(
  production: Production,
  { chain, current, turns }: EditAsk,
): Promise<EditAnswer> {
  const { run } = production;
  let answer = '';
  const shown = await shownTo(run, chain);
  const { link, position, finish } = await askChain(production, {
    chain,
    turns,
    promptFor: ({ editFormat }) => editPromptFor(run, editFormat, shown),
    designer: designerEditRequest(run),
    onText: (text) => void (answer += text),
  });
  if (finish.note?.kind === 'refused') throw toRefusal(run, finish.note.summary);
  const { file: original = '', prompt, fileType, selection, only } = run.request;
  // The designer always reads the whole page.
  const isExcerpt = link.reference !== OFFLINE_REFERENCE && typeof shown === 'object';
  const steps = judgeEdit(
    {
      original,
      prompt,
      fileType,
      language: run.analysis.language,
      selection,
      only,
      isExcerpt,
    },
    {
      current,
      answer,
      isFinished: finish.reason === 'stop',
      format: turns.length === 0 ? link.editFormat : 'blocks',
    },
  );
  const verdict = await takeTurns(steps, run.abort.signal);
  return { answer, verdict, note: finish.note, link, position };
}

/** What models see of the file; the designer is not shown any of it. */
async function shownTo(
  { request, abort }: GenerationRun,
  chain: readonly ChainModel[],
): Promise<string | PageExcerpt> {
  const { file = '', excerpt } = request;
  const isForModel = chain.some(({ reference }) => reference !== OFFLINE_REFERENCE);
  return isForModel && excerpt !== undefined ? await takeTurns(excerpt(), abort.signal) : file;
}

function editPromptFor(
  run: GenerationRun,
  format: ChainModel['editFormat'],
  shown: string | PageExcerpt,
) {
  const { file = '', fileType, selection, only, picture } = run.request;
  return editPrompt({
    ...promptRequest(run),
    file: shown,
    fileType,
    format: typeof shown === 'string' ? format : 'blocks',
    ...(selection === undefined ? {} : { selection }),
    ...(only.length === 0 ? {} : { only: only.map(({ start, end }) => file.slice(start, end)) }),
    ...(picture === undefined ? {} : { picture }),
  });
}
