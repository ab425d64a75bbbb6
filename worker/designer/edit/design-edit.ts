import type { Wish } from './read/settle-wishes.ts';
import { createBlocks, formatBlocks } from '#domain/diff/write-block.ts';
import { composedSplices } from '#domain/html/compose-splices.ts';
import { messagesIn } from './edit-messages.ts';
import type { EditMessages } from './messages-en.ts';
import type { EditIntent, EditLanguage, Target } from './intents/edit-intent.ts';
import { AIMABLE } from './intents/aimable.ts';
import { readAddRequest } from '#domain/page-plan/add-request.ts';
import { findMissing } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { nextStep } from './next-step.ts';
import { unreadWishes } from './unread-wishes.ts';
import { isTooLarge } from './page/page-limits.ts';
import { readAddedLines } from './read/read-added-lines.ts';
import { readRequest, type ReadRequest } from './read/read-request.ts';
import { readPage, readPageSteps, type PageModel } from './page/page-model.ts';
import { languageOf } from './intents/language.ts';
import { carryOut, carryOutOne } from './carry-out.ts';

export interface DesignEditInput {
  prompt: string;
  /** The complete page to edit. */
  html: string;
  /** The language of the answer when neither the request nor the page tells. */
  fallbackLanguage: EditLanguage;
  /** Outer HTML of the element selected in the editor. */
  selectionHtml?: string;
  /** Where the selected element begins, in UTF-16 units, when nothing else may change. */
  selectionStart?: number;
  /** The request before this one, for "make it bigger". */
  previousPrompt?: string;
}

export type DesignedEdit =
  | {
      kind: 'edited';
      /** SEARCH/REPLACE blocks and nothing else. */
      response: string;
      summary: string;
      changes: string[];
      notDone: string[];
    }
  | { kind: 'refused'; /** Why, and what can be done instead. */ summary: string };

/**
 * Edits any page after a request in English or Italian, by rules alone: the same request and page give the
 * same blocks. Bytes the request does not concern stay. What cannot be done is said, never guessed.
 */
export function designEdit(input: DesignEditInput): DesignedEdit {
  return finishSteps(designEditSteps(input));
}

/** The same in steps. Reading the page and the request takes more steps where they are longer, not longer ones. */
export function* designEditSteps(input: DesignEditInput): Steps<DesignedEdit> {
  const told = languageOf(input.prompt, input.fallbackLanguage);
  const { refused, tooLarge } = messagesIn(told);
  if (isTooLarge(input.html)) return { kind: 'refused', summary: refused(tooLarge) };
  const page = yield* readPageSteps(input.html, told, {
    html: input.selectionHtml,
    start: input.selectionStart,
  });
  const language = languageOf(input.prompt, page.language);
  const say = messagesIn(language);
  yield;
  const lines = readAddRequest(input.prompt);
  const missing = lines && findMissing(wordsOfPage(input.html), lines);
  if (lines !== undefined && missing?.length === 0) {
    return { kind: 'refused', summary: say.refused(say.already(lines.join(' · '))) };
  }
  const request: ReadRequest =
    missing === undefined
      ? yield* readRequest(input.prompt, {
          language,
          page,
          ...(yield* before(input, page, language)),
        })
      : { ...NOTHING_READ, wishes: readAddedLines({ page, say }, missing) };
  const outcome = yield* carryOut({ say, page }, request);
  const { changes, notDone } = outcome;
  const edits = composedSplices(outcome.record);
  if (edits.length === 0)
    return {
      kind: 'refused',
      summary: refusal(input.prompt, { say, notDone, wishes: request.wishes }),
    };
  yield;
  const response = formatBlocks(createBlocks({ original: input.html, edits }));
  return {
    kind: 'edited',
    response,
    summary: [...changes, ...notDone].join(' '),
    changes,
    notDone,
  };
}

const NOTHING_READ: ReadRequest = {
  wishes: [],
  pins: new Map(),
  about: undefined,
  steps: 0,
  isSpent: false,
};

export type DoneIntent =
  | {
      ok: true;
      html: string;
      /** What was done and what was left as it was, in sentences. */
      changes: string[];
    }
  | { ok: false; reason: string };

/** Carries out one intent; the page stays where it cannot be done, or does not come out as promised. */
export function doIntent({
  html,
  intent,
  language,
}: {
  html: string;
  intent: EditIntent;
  language: EditLanguage;
}): DoneIntent {
  const say = messagesIn(language);
  if (isTooLarge(html)) return { ok: false, reason: say.tooLarge };
  const page = readPage(html, language);
  const { changes, notDone, record } = finishSteps(carryOutOne({ say, page }, intent));
  return changes.length > 0
    ? { ok: true, html: record.text, changes: [...changes, ...notDone] }
    : { ok: false, reason: notDone.join(' ') };
}

/** Why nothing changed, what is needed next where a request was not understood, and the way without words. */
function refusal(
  prompt: string,
  { say, notDone, wishes }: { say: EditMessages; notDone: string[]; wishes: readonly Wish[] },
): string {
  const summary = say.refused([...new Set(notDone)].join(' '));
  const isAnswer = wishes.some(({ intents }) => intents.some(({ kind }) => ANSWERED.has(kind)));
  const isUnknown = unreadWishes(say, wishes).open.length > 0;
  const next = isUnknown ? nextStep(say, prompt) : '';
  const ways = isAnswer ? [] : [say.click, isUnknown ? say.model : ''];
  return [summary, next, ...ways].filter(Boolean).join(' ').trim();
}

/** Nothing on the page stands for these. */
const ANSWERED: ReadonlySet<EditIntent['kind']> = new Set(['question', 'undo']);

/** What "it" means at the start of a request, and what "more" repeats: the selected element, the request before. */
function* before(
  { previousPrompt }: DesignEditInput,
  page: PageModel,
  language: EditLanguage,
): Steps<{ about: Target | undefined; last: readonly EditIntent[]; pins?: PageModel['pins'] }> {
  const selected = page.selection && { isSelection: true as const };
  if (!previousPrompt) return { about: selected, last: [] };
  const read = yield* readRequest(previousPrompt, { language, page, about: selected });
  const looks = read.wishes.at(-1)?.intents.filter(({ kind }) => AIMABLE.has(kind)) ?? [];
  return { about: selected ?? read.about, last: looks, pins: read.pins };
}
