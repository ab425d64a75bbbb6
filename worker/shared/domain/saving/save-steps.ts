import type { SaveDecision, SaveEffect, SaveMemory, SaveState, Saving } from './save-state.ts';

const AUTOSAVE_DELAY_MS = 1_000;
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 30_000] as const;

/** What a decision changes. */
interface Change extends Partial<Pick<Saving, 'text' | 'isByHand' | 'savedText' | 'revision'>> {
  saveState?: SaveState;
  memory?: Partial<SaveMemory>;
}

export function stay(state: Saving): SaveDecision {
  return { state, effects: [] };
}

export function change(
  state: Saving,
  { memory, ...change }: Change,
  effects: readonly SaveEffect[] = [],
): SaveDecision {
  return { state: { ...state, ...change, memory: { ...state.memory, ...memory } }, effects };
}

/** The same decision, followed by the time at which the next save is due. */
export function andWake({ state, effects }: SaveDecision): SaveDecision {
  return { state, effects: [...effects, { kind: 'wake', afterMs: pauseOf(state) }] };
}

/** Milliseconds until the text is due; null while it waits for something else than time. */
function pauseOf({ saveState, memory }: Saving): number | null {
  switch (saveState) {
    case 'unsaved':
    case 'local':
    case 'conflict':
      return AUTOSAVE_DELAY_MS;
    case 'failed':
    case 'offline': {
      const last = RETRY_DELAYS_MS.length - 1;
      return RETRY_DELAYS_MS[Math.min(Math.max(memory.failures - 1, 0), last)] ?? null;
    }
    case 'saved':
    case 'saving':
    case 'refused':
    case 'blocked':
      return null;
    default:
      return saveState satisfies never;
  }
}

/** Keeps the newest text in this browser, marked as what the server does not have. */
export function keepNewest(state: Saving, owner: string | null): SaveDecision {
  const keep: SaveEffect = { kind: 'keep', text: state.text, isSaved: false, owner };
  return change(state, { memory: { keptFor: { owner }, hasRoom: true } }, [keep]);
}

/**
 * A text became what the server has. The copy in this browser is the newest text: this one, or what was typed
 * over it meanwhile.
 */
export function rebase(
  state: Saving,
  base: { text: string; revision: number; owner: string | null },
): SaveDecision {
  const { text, revision, owner } = base;
  const isNewest = state.text === text;
  const keptFor = isNewest ? null : { owner };
  return andWake(
    change(
      state,
      {
        savedText: text,
        revision,
        saveState: isNewest ? 'saved' : 'unsaved',
        memory: { unanswered: [], failures: 0, keptFor, hasRoom: true },
      },
      [{ kind: 'keep', text: state.text, isSaved: isNewest, owner }],
    ),
  );
}
