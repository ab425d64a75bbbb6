import { judgeUpdate } from '../sites/content-guard.ts';
import type { SaveDecision, SaveEffect, Saving } from './save-state.ts';
import { change, keepNewest } from './save-steps.ts';
import { digestText } from './text-digest.ts';

/** A user who continues typing is warned again, but not at every pause. */
const QUIET_MS = 10_000;
/** Retries of the same text add nothing. More unconfirmed texts than this means a long time offline. */
const MAX_UNANSWERED = 20;

interface Attempt {
  owner: string | null;
  at: number;
  isSpoken: boolean;
}

/**
 * Starts a save: stores the text in this browser, then sends it if the user is signed in and the text is not
 * held back.
 */
export function beginSave(before: Saving, { owner, at, isSpoken }: Attempt): SaveDecision {
  if (before.isNobodys && !before.isByHand) return holdNothing(before, { owner, isSpoken });
  if (owner === null) {
    const { state, effects } = keepNewest(before, null);
    return change(state, { saveState: 'local' }, effects);
  }
  const verdict = judge(before);
  if (verdict !== 'accepted') return block(before, { verdict, owner, at, isSpoken });
  const { text, revision } = before;
  const noted = digestText(text);
  const earlier = before.memory.unanswered.filter((digest) => digest !== noted);
  const unanswered = [...earlier, noted].slice(-MAX_UNANSWERED);
  const { state, effects } = keepNewest(before, owner);
  const sending = { text, revision, owner, isSecondTry: false, isSpoken };
  return change(state, { saveState: 'saving', memory: { sending, unanswered, warnedAt: null } }, [
    ...effects,
    { kind: 'send', text, revision, owner },
  ]);
}

/**
 * Undo led back to before the first page. What is public stays the last page, also in this browser's copy, until
 * something is saved again.
 */
function holdNothing(before: Saving, { owner, isSpoken }: Omit<Attempt, 'at'>): SaveDecision {
  const isNew = before.savedText === null && before.memory.keptFor === null;
  const saveState = isNew ? 'saved' : owner === null ? 'local' : 'blocked';
  return change(
    before,
    { saveState },
    isSpoken ? [{ kind: 'say', notice: { kind: 'invalid' } }] : [],
  );
}

type Verdict = 'accepted' | 'invalid' | 'suspect';

/** Only edits by hand are checked. Changes by the AI or a restore were requested. */
function judge({ text, isByHand, isPage, savedText, memory }: Saving): Verdict {
  if (!isPage || savedText === null || !isByHand || memory.stoodBy === text) return 'accepted';
  const verdict = judgeUpdate(savedText, text);
  if (verdict === 'accepted' || verdict === 'unchanged') return 'accepted';
  return verdict === 'suspect' ? 'suspect' : 'invalid';
}

interface Block {
  verdict: 'invalid' | 'suspect';
  owner: string;
  at: number;
  isSpoken: boolean;
}

/** Holds a text back, keeps both texts, and warns the user from time to time, and whenever Save is pressed. */
function block(before: Saving, { verdict, owner, at, isSpoken }: Block): SaveDecision {
  const { text, savedText, memory } = before;
  const { state, effects } = keepNewest(before, owner);
  if (!isSpoken && at - (memory.warnedAt ?? 0) < QUIET_MS)
    return change(state, { saveState: 'blocked' }, effects);
  const warning: SaveEffect[] =
    verdict === 'invalid'
      ? [{ kind: 'say', notice: { kind: 'invalid' } }]
      : [
          { kind: 'keep-both', previous: savedText ?? '', suspect: text },
          { kind: 'say', notice: { kind: 'suspect', text, owner } },
        ];
  const blocked = { saveState: 'blocked', memory: { warnedAt: at } } as const;
  return change(state, blocked, [...effects, ...warning]);
}
