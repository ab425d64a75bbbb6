import type {
  SaveAnswer,
  SaveDecision,
  SaveEffect,
  SaveFault,
  SaveNotice,
  SaveState,
  Saving,
  Sending,
  ServerText,
} from './save-state.ts';
import { andWake, change, keepNewest, rebase, stay } from './save-steps.ts';
import { digestText } from './text-digest.ts';

/** What follows from the answer to a send; nothing for an answer to none. */
export function takeAnswer(state: Saving, answer: SaveAnswer): SaveDecision {
  const { sending } = state.memory;
  if (sending === null) return stay(state);
  switch (answer.kind) {
    case 'accepted':
      return takeAccepted(state, sending, answer.revision);
    case 'conflict':
      return takeConflict(state, sending, answer.theirs);
    case 'gone':
      return takeGone(state, sending, answer.fault);
    case 'failed':
      return takeFailure(state, sending, answer.fault);
    default:
      return answer satisfies never;
  }
}

/** The server has the text that was sent. */
function takeAccepted(state: Saving, sending: Sending, revision: number): SaveDecision {
  const { text, owner, isSpoken } = sending;
  const { state: after, effects } = rebase(end(state), { text, revision, owner });
  return change(after, {}, [...effects, ...say(isSpoken, { kind: 'saved' })]);
}

/**
 * A conflict over a text that nobody else changed (a rename in another tab, an earlier save of ours whose
 * answer was lost) is none: the save goes on from there. Any other waits for the person's choice.
 */
function takeConflict(state: Saving, sending: Sending, theirs: ServerText): SaveDecision {
  const { unanswered, failures } = state.memory;
  if (theirs.text === sending.text) return takeAccepted(state, sending, theirs.revision);
  const isOurs = theirs.text === state.savedText || unanswered.includes(digestText(theirs.text));
  if (isOurs && !sending.isSecondTry) {
    const renamed: SaveEffect = { kind: 'rename', name: theirs.name };
    const known = { ...state, savedText: theirs.text };
    return sendAgain(known, { ...sending, revision: theirs.revision }, [renamed]);
  }
  const { state: kept, effects } = keepNewest(end(state), sending.owner);
  return change(
    kept,
    { saveState: 'conflict', memory: { failures: failures + 1, unanswered: [] } },
    [...effects, { kind: 'wake', afterMs: null }],
  );
}

/** What was deleted elsewhere while it was being written here is made anew. */
function takeGone(state: Saving, sending: Sending, fault: SaveFault): SaveDecision {
  if (sending.revision === 0 || sending.isSecondTry) return takeFailure(state, sending, fault);
  return sendAgain(state, { ...sending, revision: 0 }, []);
}

const STATE_AFTER: Record<SaveFault['kind'], SaveState> = {
  network: 'offline',
  'signed-out': 'offline',
  timeout: 'failed',
  server: 'failed',
  refused: 'refused',
};

/**
 * Network and server faults are tried again; what the server refuses waits for the next change. What was typed
 * meanwhile is kept too.
 */
function takeFailure(state: Saving, sending: Sending, fault: SaveFault): SaveDecision {
  const isNewest = state.text === sending.text;
  const { state: ended, effects } = isNewest
    ? stay(end(state))
    : keepNewest(end(state), sending.owner);
  const { hasRoom, failures, unanswered } = ended.memory;
  const memory = { failures: failures + 1 };
  const reached = STATE_AFTER[fault.kind];
  if (reached === 'refused') {
    const digest = digestText(sending.text);
    const refused = { ...memory, unanswered: unanswered.filter((sent) => sent !== digest) };
    // What was typed meanwhile may be taken.
    const saveState = isNewest ? 'refused' : 'unsaved';
    const said = say(true, { kind: 'refused', fault });
    return andWake(change(ended, { saveState, memory: refused }, [...effects, ...said]));
  }
  // "Kept in this browser" is not said of what is not.
  const isInTabOnly = reached === 'offline' && !hasRoom;
  const saveState = isInTabOnly ? 'failed' : reached;
  const said = isInTabOnly
    ? say(true, { kind: 'no-room' })
    : say(sending.isSpoken, { kind: 'unreached', fault });
  return andWake(change(ended, { saveState, memory }, [...effects, ...said]));
}

function end(state: Saving): Saving {
  return { ...state, memory: { ...state.memory, sending: null } };
}

function sendAgain(state: Saving, again: Sending, first: readonly SaveEffect[]): SaveDecision {
  const { text, revision, owner } = again;
  const sending = { ...again, isSecondTry: true };
  return change(state, { revision, memory: { sending } }, [
    ...first,
    { kind: 'send', text, revision, owner },
  ]);
}

function say(isSaid: boolean, notice: SaveNotice): SaveEffect[] {
  return isSaid ? [{ kind: 'say', notice }] : [];
}
