import { designPageSteps } from '#worker/designer/design-page.ts';
import { refuseTool } from '#worker/designer/tools/read-tool.ts';
import type { Steps } from '#domain/text/steps.ts';
import { designEditSteps } from '#worker/designer/edit/design-edit.ts';
import { designFile, isStarterType } from '#worker/designer/files/design-file.ts';
import { composeFileEdit } from './compose-file-edit.ts';
import { ModelFailure } from './model-failure.ts';
import type { DesignerAnswer, DesignerRequest } from './designer-request.ts';

/** Lets the built-in designer answer a request, in steps. Pure: the same request gives the same answer. */
export function* composeAnswer(request: DesignerRequest): Steps<DesignerAnswer> {
  switch (request.kind) {
    case 'create':
      return yield* composePage(request);
    case 'edit':
      return yield* composeEdit(request);
    case 'file':
      return composeFileEdit(request);
    case 'new-file':
      return composeNewFile(request);
  }
}

type RequestOf<K extends DesignerRequest['kind']> = Extract<DesignerRequest, { kind: K }>;

function* composePage({
  prompt,
  seed,
  language,
  year,
}: RequestOf<'create'>): Steps<DesignerAnswer> {
  const refusal = refuseTool(prompt, language);
  if (refusal !== undefined) return { chunks: [], note: { kind: 'refused', summary: refusal } };
  yield;
  const page = yield* designPageSteps({
    prompt,
    seed,
    fallbackLanguage: language,
    year,
    order: 'varied',
  });
  const { understood, title, trade, direction, toComplete, sections, notDone, drawing } = page;
  return {
    chunks: page.chunks,
    note: {
      kind: 'created',
      understood,
      title,
      trade,
      direction,
      toComplete,
      sections,
      notDone,
      ...(drawing && { drawing }),
    },
  };
}

function* composeEdit(request: RequestOf<'edit'>): Steps<DesignerAnswer> {
  const { prompt, html, language, selectionHtml, selectionStart, previousPrompt } = request;
  const edit = yield* designEditSteps({
    prompt,
    html,
    fallbackLanguage: language,
    ...(selectionHtml === undefined ? {} : { selectionHtml }),
    ...(selectionStart === undefined ? {} : { selectionStart }),
    ...(previousPrompt === undefined ? {} : { previousPrompt }),
  });
  if (edit.kind === 'refused') return { chunks: [], note: edit };
  const { response, summary, changes, notDone } = edit;
  return { chunks: [response], note: { kind: 'edited', summary, changes, notDone } };
}

function composeNewFile({ prompt, fileType, language }: RequestOf<'new-file'>): DesignerAnswer {
  if (!isStarterType(fileType)) throw new ModelFailure('rejected');
  const { content, summary, toComplete } = designFile({ prompt, fileType, language });
  return { chunks: [content], note: { kind: 'wrote-file', summary, toComplete } };
}
