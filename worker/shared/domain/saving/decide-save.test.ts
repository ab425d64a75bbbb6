import { expect, test } from 'vitest';
import { decideSave } from './decide-save.ts';
import {
  NO_SAVES,
  type SaveEffect,
  type SaveEvent,
  type SaveFault,
  type SaveMemory,
  type SaveState,
  type Saving,
  type Sending,
} from './save-state.ts';
import { digestText } from './text-digest.ts';

const PAGE = `<!doctype html>${'<p>bread</p>'.repeat(200)}`;
const SHORT = '<!doctype html><p>what was left of it, which is little</p>';

function saving(
  changes: Partial<Omit<Saving, 'memory'>> = {},
  memory: Partial<SaveMemory> = {},
): Saving {
  return {
    text: 'mine',
    isByHand: true,
    isPage: false,
    isNobodys: false,
    savedText: 'base',
    revision: 3,
    saveState: 'unsaved',
    ...changes,
    memory: { ...NO_SAVES, ...memory },
  };
}

function underWay(
  changes: Partial<Omit<Saving, 'memory'>> = {},
  sending: Partial<Sending> = {},
): Saving {
  const sent = { text: 'mine', revision: 3, owner: 'ada', isSecondTry: false, isSpoken: false };
  const memory = { sending: { ...sent, ...sending }, keptFor: { owner: 'ada' } };
  return saving(
    { saveState: 'saving', ...changes },
    { ...memory, unanswered: [digestText('mine')] },
  );
}

const fault = (kind: SaveFault['kind']): SaveFault => ({ kind, cause: kind });
const failed = (kind: SaveFault['kind']): SaveEvent => ({
  kind: 'answered',
  answer: { kind: 'failed', fault: fault(kind) },
});
const conflict = (text: string): SaveEvent => ({
  kind: 'answered',
  answer: { kind: 'conflict', theirs: { text, name: 'renamed', revision: 9 } },
});
const accepted: SaveEvent = { kind: 'answered', answer: { kind: 'accepted', revision: 4 } };
const gone: SaveEvent = { kind: 'answered', answer: { kind: 'gone', fault: fault('refused') } };
const due: SaveEvent = { kind: 'due', owner: 'ada', at: 50_000, isWorkedOn: false };
const asked: SaveEvent = { kind: 'asked', owner: 'ada', at: 50_000, isSpoken: false };
const pressed: SaveEvent = { ...asked, isSpoken: true };
const edited = (text: string): SaveEvent => ({ kind: 'edited', text, isByHand: true });

const send = (text: string, revision: number) => `send ${text} over ${revision}`;

/** Effects in one line each; a text of a page is told by its length. */
function describe(effect: SaveEffect): string {
  switch (effect.kind) {
    case 'send':
      return send(effect.text, effect.revision);
    case 'keep':
      return `keep ${effect.text} ${effect.isSaved ? 'as saved' : 'as unsaved'} of ${effect.owner}`;
    case 'keep-both':
      return `keep both of ${effect.previous.length} and ${effect.suspect.length}`;
    case 'wake':
      return effect.afterMs === null ? 'no timer' : `wake in ${effect.afterMs}`;
    case 'rename':
      return `rename to ${effect.name}`;
    case 'say':
      return `say ${effect.notice.kind}`;
    default:
      return effect satisfies never;
  }
}

type Row = [what: string, before: Saving, event: SaveEvent, after: SaveState, effects: string[]];

const OFFLINE_TWICE = saving({ saveState: 'offline' }, { failures: 2, keptFor: { owner: 'ada' } });
const CONFLICT = saving({ saveState: 'conflict' }, { keptFor: { owner: 'ada' } });
const KEEP = 'keep mine as unsaved of ada';

const ROWS: Row[] = [
  // Edits.
  [
    'an edit is due in a second',
    saving({ text: 'base', saveState: 'saved' }),
    edited('mine'),
    'unsaved',
    ['wake in 1000'],
  ],
  ['undo to what the server has needs no save', saving(), edited('base'), 'saved', ['no timer']],
  [
    'undo settles the copy, so that it does not come back',
    saving({}, { keptFor: { owner: 'ada' } }),
    edited('base'),
    'saved',
    ['keep base as saved of ada', 'no timer'],
  ],
  [
    'undo after a send without an answer is sent: the server may have that text',
    saving({}, { unanswered: ['x'] }),
    edited('base'),
    'unsaved',
    ['wake in 1000'],
  ],
  ['typing over a text under way', underWay(), edited('more'), 'unsaved', ['wake in 1000']],
  [
    'back to the text under way',
    underWay({ text: 'more', saveState: 'unsaved' }),
    edited('mine'),
    'saving',
    ['no timer'],
  ],
  [
    'typing in a conflict leaves it open, to be kept in a second',
    CONFLICT,
    edited('more'),
    'conflict',
    ['wake in 1000'],
  ],
  [
    'typing after a refusal',
    saving({ saveState: 'refused' }),
    edited('more'),
    'unsaved',
    ['wake in 1000'],
  ],
  // Saves.
  ['the timer keeps and sends', saving(), due, 'saving', [KEEP, send('mine', 3)]],
  [
    'a new document is made',
    saving({ savedText: null, revision: 0 }),
    due,
    'saving',
    [KEEP, send('mine', 0)],
  ],
  [
    'never two sends at once',
    underWay({ text: 'more', saveState: 'unsaved' }),
    asked,
    'unsaved',
    [],
  ],
  ['nothing to send', saving({ text: 'base', saveState: 'saved' }), asked, 'saved', []],
  [
    'pressed with nothing to send',
    saving({ text: 'base', saveState: 'saved' }),
    pressed,
    'saved',
    ['say saved'],
  ],
  [
    'an untouched starter page is not saved',
    saving({ savedText: null, saveState: 'saved' }),
    pressed,
    'saved',
    [],
  ],
  ['the AI works on it: kept only', saving(), { ...due, isWorkedOn: true }, 'unsaved', [KEEP]],
  ['the AI works on it: when asked', saving(), asked, 'saving', [KEEP, send('mine', 3)]],
  [
    'nobody signed in: kept here',
    saving(),
    { ...due, owner: null },
    'local',
    ['keep mine as unsaved of null'],
  ],
  ['kept here already', saving({ saveState: 'local' }), { ...due, owner: null }, 'local', []],
  [
    'kept here, then signed in',
    saving({ saveState: 'local' }),
    due,
    'saving',
    [KEEP, send('mine', 3)],
  ],
  ['refused: not by itself', saving({ saveState: 'refused' }), due, 'refused', []],
  [
    'refused: when asked',
    saving({ saveState: 'refused' }),
    asked,
    'saving',
    [KEEP, send('mine', 3)],
  ],
  ['a conflict is kept, never sent', CONFLICT, asked, 'conflict', [KEEP]],
  // Answers.
  ['accepted', underWay(), accepted, 'saved', ['keep mine as saved of ada', 'no timer']],
  [
    'accepted, pressed',
    underWay({}, { isSpoken: true }),
    accepted,
    'saved',
    ['keep mine as saved of ada', 'no timer', 'say saved'],
  ],
  [
    'accepted, typed on: the copy is the newest text',
    underWay({ text: 'more', saveState: 'unsaved' }),
    accepted,
    'unsaved',
    ['keep more as unsaved of ada', 'wake in 1000'],
  ],
  ['an answer to nothing', saving(), accepted, 'unsaved', []],
  ['somebody else’s text', underWay(), conflict('theirs'), 'conflict', [KEEP, 'no timer']],
  [
    'somebody else’s text, and typed on',
    underWay({ text: 'more', saveState: 'unsaved' }),
    conflict('theirs'),
    'conflict',
    ['keep more as unsaved of ada', 'no timer'],
  ],
  [
    'a rename elsewhere is no conflict',
    underWay(),
    conflict('base'),
    'saving',
    ['rename to renamed', send('mine', 9)],
  ],
  [
    'the same text elsewhere is no conflict',
    underWay(),
    conflict('mine'),
    'saved',
    ['keep mine as saved of ada', 'no timer'],
  ],
  [
    'a second try is the last',
    underWay({}, { isSecondTry: true }),
    conflict('base'),
    'conflict',
    [KEEP, 'no timer'],
  ],
  ['deleted elsewhere: made anew', underWay(), gone, 'saving', [send('mine', 0)]],
  [
    'gone when made anew',
    underWay({}, { revision: 0, isSecondTry: true }),
    gone,
    'refused',
    ['say refused', 'no timer'],
  ],
  ['no network', underWay(), failed('network'), 'offline', ['wake in 2000']],
  [
    'no network, pressed',
    underWay({}, { isSpoken: true }),
    failed('network'),
    'offline',
    ['say unreached', 'wake in 2000'],
  ],
  ['signed out elsewhere', underWay(), failed('signed-out'), 'offline', ['wake in 2000']],
  [
    'no answer in time',
    underWay({}, { isSpoken: true }),
    failed('timeout'),
    'failed',
    ['say unreached', 'wake in 2000'],
  ],
  ['a fault of the server', underWay(), failed('server'), 'failed', ['wake in 2000']],
  [
    'too large, or refused otherwise',
    underWay(),
    failed('refused'),
    'refused',
    ['say refused', 'no timer'],
  ],
  [
    'refused, typed on',
    underWay({ text: 'more', saveState: 'unsaved' }),
    failed('refused'),
    'unsaved',
    ['keep more as unsaved of ada', 'say refused', 'wake in 1000'],
  ],
  // Elsewhere.
  ['the page is left', saving(), { kind: 'leaving', owner: 'ada' }, 'unsaved', [KEEP]],
  [
    'a saved page is left',
    saving({ text: 'base', saveState: 'saved' }),
    { kind: 'leaving', owner: 'ada' },
    'saved',
    [],
  ],
  ['saving goes on', OFFLINE_TWICE, { kind: 'resumed' }, 'offline', ['wake in 5000']],
  [
    'saving goes on with nothing to save',
    saving({ text: 'base', saveState: 'saved' }),
    { kind: 'resumed' },
    'saved',
    [],
  ],
  [
    'the run saved its answer',
    saving(),
    { kind: 'taken', owner: 'ada', text: 'mine', revision: 8 },
    'saved',
    ['keep mine as saved of ada', 'no timer'],
  ],
  [
    'mine over theirs, chosen',
    CONFLICT,
    { kind: 'taken', owner: 'ada', text: 'theirs', revision: 8 },
    'unsaved',
    [KEEP, 'wake in 1000'],
  ],
  [
    'a text under way answers for itself',
    underWay(),
    { kind: 'taken', owner: 'ada', text: 'ai', revision: 8 },
    'saving',
    [],
  ],
  [
    'the server lost it',
    saving({ text: 'base', saveState: 'saved' }),
    { kind: 'missing' },
    'unsaved',
    [],
  ],
  [
    'no room without an account',
    saving({ saveState: 'local' }),
    { kind: 'no-room' },
    'refused',
    ['say no-room'],
  ],
  // Copies found on opening.
  [
    'a copy over the same revision',
    saving(),
    { kind: 'found', owner: 'ada', revision: 3, sent: [] },
    'unsaved',
    [],
  ],
  [
    'a copy over another one’s newer text',
    saving(),
    { kind: 'found', owner: 'ada', revision: 2, sent: [] },
    'conflict',
    ['no timer'],
  ],
  [
    'a copy over my own newer text',
    saving(),
    { kind: 'found', owner: 'ada', revision: 2, sent: [digestText('base')] },
    'unsaved',
    [],
  ],
  [
    'a copy without an account',
    saving({ savedText: null }),
    { kind: 'found', owner: null, revision: 0, sent: [] },
    'local',
    [],
  ],
];

test.each(ROWS)('%s', (...[, before, event, after, effects]) => {
  const decision = decideSave(before, event);
  expect([decision.state.saveState, decision.effects.map(describe)]).toEqual([after, effects]);
});

test('the pauses between retries grow to half a minute', () => {
  const pauses = [0, 1, 2, 3, 9].map((failures) => {
    const before = underWay();
    const { effects } = decideSave(
      { ...before, memory: { ...before.memory, failures } },
      failed('server'),
    );
    return effects.map(describe);
  });
  expect(pauses.flat()).toEqual([
    'wake in 2000',
    'wake in 5000',
    'wake in 15000',
    'wake in 30000',
    'wake in 30000',
  ]);
});

test('an earlier save of ours whose answer was lost is gone on from; what is then undone is sent', () => {
  const before = underWay({ text: 'more' }, { text: 'more' });
  const { state, effects } = decideSave(before, conflict('mine'));
  expect(effects.map(describe)).toEqual(['rename to renamed', send('more', 9)]);
  expect(state).toMatchObject({ savedText: 'mine', revision: 9 });
  expect(decideSave(state, failed('network')).state.saveState).toBe('offline');
});

test('what found no room in this browser is not said to be kept there', () => {
  const full = decideSave(underWay(), { kind: 'no-room' }).state;
  const { state, effects } = decideSave(full, failed('network'));
  expect([state.saveState, effects.map(describe)]).toEqual([
    'failed',
    ['say no-room', 'wake in 2000'],
  ]);
});

test('a rename of ours moves the revision; a larger step hides somebody else’s text and does not', () => {
  const revisions = [4, 5].map(
    (revision) => decideSave(saving(), { kind: 'moved', revision }).state.revision,
  );
  expect(revisions).toEqual([4, 3]);
});

test('an edit by hand that loses most of a page is held back, told of every ten seconds and at every press of Save', () => {
  const before = saving({ isPage: true, savedText: PAGE, text: SHORT });
  const first = decideSave(before, due);
  expect([first.state.saveState, first.effects.map(({ kind }) => kind)]).toEqual([
    'blocked',
    ['keep', 'keep-both', 'say'],
  ]);
  const quiet = decideSave(first.state, { ...asked, at: 59_999 });
  expect(quiet.effects.map(({ kind }) => kind)).toEqual(['keep']);
  const again = decideSave(first.state, { ...asked, at: 60_000 });
  expect(again.effects.map(({ kind }) => kind)).toEqual(['keep', 'keep-both', 'say']);
  expect(decideSave(first.state, due).effects).toEqual([]);
  const spoken = decideSave(first.state, { ...pressed, at: 59_999 });
  expect(spoken.effects.map(({ kind }) => kind)).toEqual(['keep', 'keep-both', 'say']);
});

test.each([
  ['a saved page', { savedText: PAGE }, {}, 'blocked'],
  ['a page that nobody kept', { savedText: null }, {}, 'saved'],
  ['a page kept in this browser', { savedText: null }, { keptFor: { owner: 'ada' } }, 'blocked'],
] as const)(
  'undo to before %s is neither sent nor kept, and said at a press of Save',
  (_, page, memory, after) => {
    const before = saving(
      { ...page, isPage: true, isNobodys: true, isByHand: false, text: '' },
      memory,
    );
    expect(decideSave(before, due)).toMatchObject({ state: { saveState: after }, effects: [] });
    expect(decideSave(before, pressed).effects.map(describe)).toEqual(['say invalid']);
  },
);

test('without an account, undo to before the first page leaves the kept one in this browser', () => {
  const before = saving(
    { isPage: true, isNobodys: true, isByHand: false, text: '', savedText: null },
    { keptFor: { owner: null } },
  );
  expect(decideSave(before, { ...due, owner: null })).toMatchObject({
    state: { saveState: 'local' },
    effects: [],
  });
});

test('who stands by the edit saves it, and no other one', () => {
  const blocked = saving({ isPage: true, savedText: PAGE, text: SHORT, saveState: 'blocked' });
  const stood = decideSave(blocked, { kind: 'stood-by', text: SHORT }).state;
  expect(decideSave(stood, asked).state.saveState).toBe('saving');
  const other = decideSave(stood, edited(`${SHORT} `)).state;
  expect(decideSave(other, due).state.saveState).toBe('blocked');
});

test.each([
  ['an empty page', { text: ' ' }, 'blocked'],
  ['a scrap', { text: '<p>a' }, 'blocked'],
  ['what the AI wrote', { text: SHORT, isByHand: false }, 'saving'],
  ['a file that is no page', { text: '', isPage: false }, 'saving'],
  ['a page that was never saved', { text: '', savedText: null }, 'saving'],
] as const)('the guard over %s', (_, changes, after) => {
  const before = saving({ isPage: true, savedText: PAGE, ...changes });
  expect(decideSave(before, due).state.saveState).toBe(after);
});
