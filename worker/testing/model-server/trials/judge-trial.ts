import type { TrialResult } from './play-trial.ts';
import type { EditTrial } from './trial.ts';

const MOST_CALLS = 2;

/** Everything that is wrong with the result of a trial; empty when it is right. */
export function judgeTrial(trial: EditTrial, result: TrialResult): string[] {
  const { mostCalls = MOST_CALLS, summaryLacks = [] } = trial;
  return [
    ...judgeOutcome(trial, result),
    ...(result.calls > mostCalls ? [`${result.calls} model calls`] : []),
    ...summaryLacks
      .filter((text) => result.status.summary.includes(text))
      .map((text) => `the summary says ${text}`),
  ];
}

function judgeOutcome({ outcome, page }: EditTrial, result: TrialResult): string[] {
  switch (outcome.kind) {
    case 'changed':
      return 'page' in outcome
        ? [...judgePage(outcome.page, result), ...judgeCharge(1, result)]
        : [...judgeTexts(outcome, result), ...judgeCharge(1, result)];
    case 'proposed':
      return [
        ...judgePage(outcome.page, result),
        ...judgeCharge(1, result),
        ...(result.status.isProposal ? [] : ['not offered as another site']),
      ];
    case 'answered':
      return [
        ...judgeFree(page, result),
        ...(result.status.responseType === 'answer' && result.status.status === 'done'
          ? []
          : [`told as ${result.status.status} ${result.status.responseType ?? ''}`]),
        ...(result.told.includes(outcome.words) ? [] : [`told: ${result.told}`]),
      ];
    case 'refused':
      return [
        ...judgeRefusal(page, result),
        ...(result.status.status === 'failed' ? [] : [`ended as ${result.status.status}`]),
      ];
    case 'right-or-refused':
      return result.status.status === 'failed'
        ? judgeRefusal(page, result)
        : [...judgePage(outcome.page, result), ...judgeCharge(1, result)];
  }
}

function judgeRefusal(page: string, result: TrialResult): string[] {
  return [...judgeFree(page, result), ...(result.told === '' ? ['no reason'] : [])];
}

function judgePage(expected: string, { page, status, told }: TrialResult): string[] {
  if (page.trimEnd() === expected.trimEnd()) return [];
  return [`${status.status}, ${describeDifference(expected, page)}${told && `; told: ${told}`}`];
}

function judgeTexts(
  { has, lacks = [] }: { has: readonly string[]; lacks?: readonly string[] },
  { page }: TrialResult,
): string[] {
  return [
    ...has.filter((text) => !page.includes(text)).map((text) => `lacks ${text}`),
    ...lacks.filter((text) => page.includes(text)).map((text) => `still has ${text}`),
  ];
}

function judgeCharge(expected: number, { charged }: TrialResult): string[] {
  return charged === expected ? [] : [`${charged} charged`];
}

function judgeFree(page: string, result: TrialResult): string[] {
  return [...(result.page === page ? [] : ['the page changed']), ...judgeCharge(0, result)];
}

/** The first line that differs. */
function describeDifference(expected: string, actual: string): string {
  const wanted = expected.split('\n');
  const had = actual.split('\n');
  const at = wanted.findIndex((line, index) => line !== had[index]);
  const line = (text: string | undefined): string => JSON.stringify(text?.slice(0, 120) ?? null);
  return `line ${at + 1} is ${line(had[at])} for ${line(wanted[at])}, ${actual.length} characters for ${expected.length}`;
}
