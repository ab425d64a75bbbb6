import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { designEdit, type DesignedEdit } from '../design-edit.ts';
import { maskedBody, maskedHead, probesOf } from './mask.ts';
import type { EditPage } from './pages.ts';
import { fillFacts, View, type EditTrial, type Judged } from './trial.ts';

/** What is wrong with the thing asked for, and what changed that nobody asked for. */
interface Assessment {
  refused: boolean;
  missed: string[];
  elsewhere: string[];
}

/** Runs a request on a page and answers with everything that is wrong with the outcome. */
export function judgeTrial(page: EditPage, trial: EditTrial, language: 'en' | 'it'): string[] {
  const { missed, elsewhere } = assessTrial(page, trial, language);
  return [...missed, ...elsewhere];
}

/** Runs a request on a page and tells what was missed from what changed elsewhere. */
function assessTrial(page: EditPage, trial: EditTrial, language: 'en' | 'it'): Assessment {
  const prompt = fillFacts(trial.say, page);
  const previous =
    trial.previously === undefined ? {} : { previousPrompt: fillFacts(trial.previously, page) };
  const result = designEdit({ prompt, html: page.html, fallbackLanguage: language, ...previous });
  const refused = result.kind === 'refused';
  if (trial.expect === 'refused' || trial.refusedOn?.includes(page.name))
    return { refused, missed: refused ? [] : ['should have been refused'], elsewhere: [] };
  if (refused) return { refused, missed: [`refused: ${result.summary}`], elsewhere: [] };
  const applied = applyDiff({ original: page.html, response: result.response, finished: true });
  const judged = {
    page,
    before: viewBefore(page),
    after: new View(applied.text, page),
  };
  const missed = [
    ...reportProblems(result, applied.failed.length, trial.partly === true),
    ...trial.expect.map((check) => check(judged)),
  ];
  return {
    refused,
    missed: missed.filter((problem) => problem !== undefined),
    elsewhere: maskProblems(judged, trial).filter((problem) => problem !== undefined),
  };
}

const viewsBefore = new Map<EditPage, View>();

function viewBefore(page: EditPage): View {
  const view = viewsBefore.get(page) ?? new View(page.html, page);
  viewsBefore.set(page, view);
  return view;
}

/** The change is done, and the page speaks of the thing elsewhere. */
const REMINDS = /still stands on the page|è ancora sulla pagina/;

function reportProblems(
  result: DesignedEdit & { kind: 'edited' },
  failed: number,
  isPartly: boolean,
): (string | undefined)[] {
  const left = result.notDone.filter((line) => !REMINDS.test(line));
  return [
    failed > 0 ? `${failed} blocks did not apply` : undefined,
    left.length > 0 && !isPartly ? `not done: ${left.join(' | ')}` : undefined,
    isPartly && result.notDone.length === 0 ? 'does not say what was not done' : undefined,
    result.changes.length === 0 || result.summary === ''
      ? 'says nothing about what changed'
      : undefined,
  ];
}

function maskProblems(
  { page, before, after }: Judged,
  { only = [], becomes = {} }: EditTrial,
): (string | undefined)[] {
  const compared = [
    maskedBody(before, after, { page, only, becomes }),
    maskedHead(before, after, { page, only, becomes }),
  ];
  const different = compared.map((pair) =>
    pair.before === pair.after
      ? undefined
      : `changed elsewhere: ${firstDifference(pair.before, pair.after)}`,
  );
  return [...different, ...probesOf(before, after, { page, only })];
}

function firstDifference(before: string, after: string): string {
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const from = Math.max(0, at - 30);
  return `…${before.slice(from, at + 60)}… → …${after.slice(from, at + 60)}…`;
}
