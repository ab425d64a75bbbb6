import { faultsOf } from '#domain/generation/check-faults.ts';
import { repairPrompt, type ShownLines } from '#domain/generation/prompts/repair-prompt.ts';
import { askForEdit, type EditAnswer } from './ask-for-edit.ts';
import type { GenerationRun, Production } from './generation-run.ts';
import { isSound, type EditVerdict } from './judge-edit.ts';
import { isExcerpt } from './request-facts.ts';

/**
 * One turn in which the model is told everything that is wrong with its answer. Returns the better of the two
 * answers.
 * @throws ChainFailure
 */
export async function repairEdit(production: Production, first: EditAnswer): Promise<EditAnswer> {
  const second = await askForEdit(production, {
    chain: [first.link],
    current: first.verdict.text,
    turns: [{ answer: first.answer, reply: replyTo(production.run, first.verdict) }],
  });
  const isBetter = isSound(second.verdict) && faultCount(second) <= faultCount(first);
  if (isSound(first.verdict) && !isBetter) return first;
  const words = second.verdict.prose.words || first.verdict.prose.words;
  const prose = { ...second.verdict.prose, words };
  const verdict = { ...second.verdict, ...doneInBoth(first.verdict, second.verdict), prose };
  return { ...second, position: first.position, verdict };
}

/** A correction is applied on top of what the first answer changed. */
function doneInBoth(first: EditVerdict, second: EditVerdict) {
  if (!first.isChanged) return {};
  const changes = [...first.operations.changes, ...second.operations.changes];
  return {
    applied: first.applied + second.applied,
    operations: { ...second.operations, changes },
  };
}

/** An answer of which nothing could be applied counts as worst. */
function faultCount({ verdict }: EditAnswer): number {
  return isSound(verdict) ? faultsOf(verdict.checks).length : Infinity;
}

function replyTo(run: GenerationRun, verdict: EditVerdict): string {
  const { failed, operations, losses, elisions, isLimited, checks, applied, isChanged } = verdict;
  const { refusal } = operations;
  return repairPrompt({
    failed,
    ...(refusal === undefined ? {} : { refusal }),
    appliedCount: isChanged ? applied + operations.changes.length : 0,
    losses,
    elisions,
    isLimited,
    faults: faultsOf(checks),
    shown: isExcerpt(run.request.excerpt) ? linesAbout(verdict) : [],
    language: run.analysis.language,
  });
}

const LINES_AROUND = 25;
const MOST_PLACES = 4;

/** When only parts of a page were sent, the parts that the answer refers to are sent too. */
function linesAbout({ text, failed, prose }: EditVerdict): ShownLines[] {
  const lines = text.split('\n');
  const near = failed.flatMap(({ nearest: [place] }) =>
    place === undefined
      ? []
      : [{ start: place.startLine - LINES_AROUND, end: place.endLine + LINES_AROUND }],
  );
  const wanted = prose.wantedLines.map(({ start, end }) => ({ start: start - 1, end: end + 1 }));
  return [...wanted, ...near].slice(0, MOST_PLACES).flatMap(({ start, end }) => {
    const from = Math.max(1, start);
    const to = Math.min(lines.length, end, from + MOST_LINES);
    if (to < from) return [];
    return [{ startLine: from, endLine: to, text: lines.slice(from - 1, to).join('\n') }];
  });
}

const MOST_LINES = 200;
