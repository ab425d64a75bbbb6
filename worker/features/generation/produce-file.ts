import { faultsOf, isUsable } from '#domain/generation/check-faults.ts';
import { checkFile } from '#domain/generation/check-file.ts';
import { readFileAnswer } from '#domain/generation/file-answer.ts';
import {
  emptyReport,
  type Check,
  type GenerationReport,
} from '#domain/generation/generation-types.ts';
import { faultsPrompt } from '#domain/generation/prompts/faults-prompt.ts';
import { filePrompt } from '#domain/generation/prompts/file-prompt.ts';
import { readWordsForFile } from '#domain/generation/words-answer.ts';
import type { ChainResult } from '#worker/platform/ai/failover.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { ChainModel } from '#worker/platform/ai/port.ts';
import { runAnswerLoop, Unusable, type ModelAnswer } from './answer-loop.ts';
import { askChain, type Turn } from './ask-chain.ts';
import { deliverWords } from './deliver-words.ts';
import { GenerationFailure, toRefusal } from './generation-failure.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { promptRequest } from './request-facts.ts';

/**
 * Produces a new file that is not a page, taken out of its code fence when it is complete. A file that does not
 * parse gets one repair turn. If it is still unusable, the next model is asked.
 */
export async function produceFile(production: Production): Promise<Product> {
  const { run, enterStage } = production;
  const wordsOf = ({ answer }: WrittenFile) => readWordsForFile(answer, run.request.fileType);
  return runAnswerLoop<WrittenFile, Product>(run, {
    ask: async (chain) => askForFile(production, { chain, turns: [] }),
    repair: (file) =>
      wordsOf(file) === undefined && isMendable(file) ? repairFile(production, file) : undefined,
    conclude(file, first) {
      const words = wordsOf(first);
      const model = file.link.reference;
      if (words !== undefined) return deliverWords(production, { words, model });
      enterStage('validation');
      if (file.content !== '' && isUsable(file.checks)) return deliverFile(production, file);
      const { chatter: summary } = first;
      return new Unusable(new GenerationFailure('unparsable', { summary }), 'no-file');
    },
  });
}

/** A file as its model wrote it; empty when there was none or it was cut off. */
interface WrittenFile extends ModelAnswer {
  content: string;
  chatter: string;
  checks: Check[];
  report: GenerationReport;
  answer: string;
}

interface FileQuestion {
  chain: readonly ChainModel[];
  turns: readonly Turn[];
}

async function askForFile(
  production: Production,
  { chain, turns }: FileQuestion,
): Promise<WrittenFile> {
  const { run } = production;
  const { prompt, fileType } = run.request;
  let answer = '';
  const result = await askChain(production, {
    chain,
    turns,
    promptFor: () => filePrompt({ ...promptRequest(run), fileType }),
    designer: { kind: 'new-file', prompt, fileType, language: run.analysis.language },
    onText: (text) => void (answer += text),
  });
  return { ...readAnswer(run, answer, result), answer, ...result };
}

/** The designer returns the bare file. A model may put fences and sentences around it. */
function readAnswer(run: GenerationRun, answer: string, { finish }: ChainResult) {
  const { fileType } = run.request;
  const { note } = finish;
  if (note?.kind === 'refused') throw toRefusal(run, note.summary);
  if (note?.kind === 'wrote-file') {
    const { summary, toComplete } = note;
    return {
      content: answer,
      chatter: '',
      checks: [],
      report: { ...emptyReport(), summary, toComplete },
    };
  }
  const { content, chatter } = readFileAnswer(answer, fileType);
  const checks = checkFile(content, fileType);
  const report = { ...emptyReport(), summary: chatter.slice(0, 600), checks };
  return { content: finish.reason === 'length' ? '' : content, chatter, checks, report };
}

function isMendable({ content, checks, link }: WrittenFile): boolean {
  return content !== '' && faultsOf(checks).length > 0 && link.reference !== OFFLINE_REFERENCE;
}

/** One turn in which the model repairs its own file. Returns the first version if the repair is no better. */
async function repairFile(production: Production, first: WrittenFile): Promise<WrittenFile> {
  const faults = faultsOf(first.checks);
  const { language } = production.run.analysis;
  const reply = faultsPrompt({ faults, format: 'whole', language });
  const turns = [{ answer: first.answer, reply }];
  const second = await askForFile(production, { chain: [first.link], turns });
  const isBetter = second.content !== '' && faultsOf(second.checks).length < faults.length;
  return isBetter ? second : first;
}

function deliverFile({ output }: Production, { content, link, report }: WrittenFile): Product {
  const model = link.reference;
  output.open({ responseType: 'full', model });
  output.write(content);
  return { content, responseType: 'full', model, report };
}
