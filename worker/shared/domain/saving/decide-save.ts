import { beginSave } from './begin-save.ts';
import type { SaveDecision, SaveEvent, Saving } from './save-state.ts';
import { andWake, change, keepNewest, rebase, stay } from './save-steps.ts';
import { takeAnswer } from './take-answer.ts';
import { digestText } from './text-digest.ts';

type AttemptEvent = EventOf<'due' | 'asked'>;
type EventOf<Kind extends SaveEvent['kind']> = Extract<SaveEvent, { kind: Kind }>;

/**
 * All rules of saving a document: what an event makes of its state, and what is to be done about it, in order.
 * Never two sends at once; nothing is sent over a revision that was not the basis of the text, unless the
 * person chose it; a text leaves this browser's store only when the server has it or the person gave it up.
 */
export function decideSave(state: Saving, event: SaveEvent): SaveDecision {
  switch (event.kind) {
    case 'edited':
      return edit(state, event);
    case 'due':
    case 'asked':
      return attempt(state, event);
    case 'leaving':
      return leave(state, event.owner);
    case 'resumed':
      return resume(state);
    case 'found':
      return findCopy(state, event);
    case 'taken':
      return take(state, event);
    case 'moved':
      return move(state, event.revision);
    case 'missing':
      return change(state, { saveState: 'unsaved' });
    case 'stood-by':
      return change(state, { memory: { stoodBy: event.text } });
    case 'no-room':
      return missRoom(state);
    case 'answered':
      return takeAnswer(state, event.answer);
    default:
      return event satisfies never;
  }
}

function edit(before: Saving, { text, isByHand }: EventOf<'edited'>): SaveDecision {
  const { sending, keptFor, unanswered } = before.memory;
  if (sending !== null) {
    const saveState = text === sending.text ? 'saving' : 'unsaved';
    return andWake(change(before, { text, isByHand, saveState }));
  }
  // After a send without an answer, the server may have another text than the one it last confirmed.
  if (text === before.savedText && unanswered.length === 0) {
    // A text that was given up must not come back from this browser.
    const settled =
      keptFor === null ? [] : [{ kind: 'keep', text, isSaved: true, ...keptFor } as const];
    const saved = { text, isByHand, saveState: 'saved', memory: { keptFor: null } } as const;
    return andWake(change(before, saved, settled));
  }
  const saveState = before.saveState === 'conflict' ? 'conflict' : 'unsaved';
  return andWake(change(before, { text, isByHand, saveState }));
}

function attempt(state: Saving, event: AttemptEvent): SaveDecision {
  const isSpoken = event.kind === 'asked' && event.isSpoken;
  if (state.memory.sending !== null) return stay(state);
  if (state.saveState === 'conflict') return keepNewest(state, event.owner);
  if (state.saveState === 'saved') {
    const isHeard = isSpoken && state.savedText !== null;
    return change(state, {}, isHeard ? [{ kind: 'say', notice: { kind: 'saved' } }] : []);
  }
  if (!isReady(state, event)) return stay(state);
  // While the AI is working on the document, the server waits for the answer, so the text is only kept in this
  // browser.
  const isHeld = event.kind === 'due' && event.isWorkedOn;
  return isHeld ? keepNewest(state, event.owner) : beginSave(state, { ...event, isSpoken });
}

/** A text that was refused by the server or held back is only tried again when the user asks for it. */
function isReady({ saveState }: Saving, event: AttemptEvent): boolean {
  if (event.kind === 'asked') return true;
  if (saveState === 'local') return event.owner !== null;
  return saveState === 'unsaved' || saveState === 'failed' || saveState === 'offline';
}

function leave(state: Saving, owner: string | null): SaveDecision {
  return state.saveState === 'saved' ? stay(state) : keepNewest(state, owner);
}

function resume(state: Saving): SaveDecision {
  return state.saveState === 'saved' ? stay(state) : andWake(stay(state));
}

/** While a send is running, its own answer tells what the server has. */
function take(state: Saving, event: EventOf<'taken'>): SaveDecision {
  return state.memory.sending === null ? rebase(state, event) : stay(state);
}

/**
 * A larger step means that somebody else's text was saved in between. The next save must find it as a conflict.
 */
function move(state: Saving, revision: number): SaveDecision {
  return revision === state.revision + 1 ? change(state, { revision }) : stay(state);
}

/**
 * If somebody else's text is newer, the user decides. If it is our own text whose answer was lost, saving
 * continues.
 */
function findCopy(state: Saving, { owner, revision, sent }: EventOf<'found'>): SaveDecision {
  const memory = { keptFor: { owner } };
  if (owner === null) return change(state, { saveState: 'local', memory });
  if (state.savedText === null) return change(state, { memory: { ...memory, unanswered: sent } });
  const isBasis = revision === state.revision || sent.includes(digestText(state.savedText));
  if (isBasis || state.saveState === 'saved') return change(state, { memory });
  return change(state, { saveState: 'conflict', revision, memory }, [
    { kind: 'wake', afterMs: null },
  ]);
}

/** The interface must not say “kept in this browser” when there was no room. */
function missRoom(state: Saving): SaveDecision {
  const memory = { hasRoom: false };
  if (state.saveState !== 'local' && state.saveState !== 'offline')
    return change(state, { memory });
  const instead = state.saveState === 'local' ? 'refused' : 'failed';
  const said = { kind: 'say', notice: { kind: 'no-room' } } as const;
  return change(state, { saveState: instead, memory }, [said]);
}
