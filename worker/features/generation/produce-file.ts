import { readFileAnswer } from '#domain/generation/file-answer.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import { emptyReport } from '#domain/generation/generation-types.ts';
import { filePrompt } from '#domain/generation/prompts/file-prompt.ts';
import { ChainFailure } from '#worker/platform/ai/failover.ts';
import type { DesignerNote } from '#worker/platform/ai/designer-request.ts';
import { askChain, recordAttempt } from './ask-chain.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { Product, Production } from './generation-run.ts';
import { promptRequest } from './request-facts.ts';

/** A new file that is not a page: taken out of its fences when it is complete. */
export async function produceFile(production: Production): Promise<Product> {
  const { run, output, enterStage } = production;
  const { prompt, fileType } = run.request;
  const { language } = run.analysis;
  let chain = run.chain;
  let lastFailure: unknown = new GenerationFailure('empty');
  while (chain.length > 0) {
    try {
      let answer = '';
      const { link, position, finish } = await askChain(production, {
        chain,
        promptFor: () => filePrompt({ ...promptRequest(run), fileType }),
        designer: { kind: 'new-file', prompt, fileType, language },
        onText: (text) => void (answer += text),
      });
      chain = chain.slice(position + 1);
      if (finish.note?.kind === 'refused') {
        throw toRefusal(run, finish.note.summary);
      }
      enterStage('validation');
      const { content, report } = readAnswer(answer, fileType, finish.note);
      if (content !== '' && finish.reason !== 'length') {
        output.open({ responseType: 'full', model: link.reference });
        output.write(content);
        return { content, responseType: 'full', model: link.reference, report };
      }
      recordAttempt(run, link.reference, 'no-file');
    } catch (error) {
      if (!(error instanceof ChainFailure) || error.kind === 'aborted') throw error;
      lastFailure = error;
      chain = chain.slice(error.failures.length);
    }
  }
  throw lastFailure;
}

/** What the designer writes is the file itself; a model's answer may have fences and sentences around it. */
function readAnswer(answer: string, fileType: FileType, note: DesignerNote | undefined) {
  if (note?.kind === 'wrote-file') {
    const { summary, toComplete } = note;
    return { content: answer, report: { ...emptyReport(), summary, toComplete } };
  }
  const { content, chatter } = readFileAnswer(answer, fileType);
  return { content, report: { ...emptyReport(), summary: chatter.slice(0, 600) } };
}
