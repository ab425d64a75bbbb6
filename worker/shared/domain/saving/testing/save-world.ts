import { decideSave } from '../decide-save.ts';
import {
  NO_SAVES,
  type SaveAnswer,
  type SaveEffect,
  type SaveEvent,
  type Saving,
} from '../save-state.ts';

type Owner = 'ada' | null;
type Copy = Extract<SaveEffect, { kind: 'keep' }> & { revision: number; sent: readonly string[] };

/** What happens to a document in a trial: what the person, the clock, the network and others do. */
export type Happening =
  | 'type'
  | 'undo'
  | 'wait'
  | 'wait-while-worked-on'
  | 'press'
  | 'leave'
  | 'reload'
  | 'sign-in-or-out'
  | 'answer'
  | 'lose-answer'
  | 'lose-request'
  | 'break-server'
  | 'refuse'
  | 'other-saves'
  | 'other-renames'
  | 'rename'
  | 'other-deletes'
  | 'run-saves'
  | 'choose-mine'
  | 'choose-theirs'
  | 'fill-or-free-storage';

/** One document, its server and this browser's store around the machine. Throws where a promise is broken. */
export class SaveWorld {
  state: Saving;
  #server: { text: string; revision: number } | null = { text: 'base', revision: 3 };
  #copies = new Map<Owner, Copy>();
  #request: { text: string; revision: number } | null = null;
  #owner: Owner = 'ada';
  #timer: number | null = null;
  #isFull = false;
  #count = 0;
  /** Every text that the server ever had, and those that this browser knew it to have. */
  #had = new Set(['base']);
  #seen = new Set(['base']);

  constructor() {
    this.state = open('base', 3);
  }

  happen(what: Happening): void {
    this.#happenings[what]();
    this.#check();
  }

  /** Everything works and nobody does anything. */
  settle(): void {
    this.#isFull = false;
    this.#dispatch({ kind: 'resumed' });
    for (
      let round = 0;
      round < 50 && (this.#request !== null || this.#timer !== null);
      round += 1
    ) {
      if (this.#request !== null) this.#answer();
      else this.#wait(false);
      this.#check();
    }
    const { saveState } = this.state;
    const isAtRest = this.#request === null && this.#timer === null;
    const isSettled = ['saved', 'conflict', 'refused', 'local'].includes(saveState);
    if (!isAtRest || !isSettled) throw new Error(`does not settle: ${saveState}`);
  }

  readonly #happenings: Record<Happening, () => void> = {
    type: () => this.#edit(`mine ${this.#next()}`),
    undo: () => {
      const text = this.state.savedText ?? 'base';
      // Whoever steps back to the server's text has it on the screen.
      this.#seen.add(text);
      this.#edit(text);
    },
    wait: () => this.#wait(false),
    'wait-while-worked-on': () => this.#wait(true),
    press: () => this.#dispatch({ kind: 'asked', owner: this.#owner, at: 0, isSpoken: true }),
    leave: () => this.#dispatch({ kind: 'leaving', owner: this.#owner }),
    reload: () => this.#reload(),
    'sign-in-or-out': () => this.#changeOwner(),
    answer: () => this.#answer(),
    'lose-answer': () => {
      if (this.#request !== null) this.#receive(this.#request);
      this.#fail('network');
    },
    'lose-request': () => this.#fail('network'),
    'break-server': () => this.#fail('server'),
    refuse: () => this.#fail('refused'),
    // A document made anew elsewhere counts its revisions from 1 again, which no client can tell apart.
    'other-saves': () => {
      if (this.#server !== null) this.#put(`theirs ${this.#next()}`);
    },
    'other-renames': () => {
      if (this.#server !== null) this.#server.revision += 1;
    },
    rename: () => this.#rename(),
    'other-deletes': () => {
      this.#server = null;
    },
    'run-saves': () => this.#runSaves(),
    'choose-mine': () => this.#choose(true),
    'choose-theirs': () => this.#choose(false),
    'fill-or-free-storage': () => {
      this.#isFull = !this.#isFull;
    },
  };

  #dispatch(event: SaveEvent): void {
    const { state, effects } = decideSave(this.state, event);
    this.state = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: SaveEffect): void {
    switch (effect.kind) {
      case 'send':
        if (this.#request !== null) throw new Error('two sends at once');
        this.#request = { text: effect.text, revision: effect.revision };
        this.#seen.add(effect.text);
        break;
      case 'keep':
        this.#keep(effect);
        break;
      case 'wake':
        this.#timer = effect.afterMs;
        break;
      case 'keep-both':
      case 'rename':
      case 'say':
        break;
      default:
        effect satisfies never;
    }
  }

  #keep(effect: Extract<SaveEffect, { kind: 'keep' }>): void {
    if (this.#isFull) {
      if (!effect.isSaved) this.#dispatch({ kind: 'no-room' });
      return;
    }
    const { revision, memory } = this.state;
    this.#copies.set(effect.owner as Owner, { ...effect, revision, sent: memory.unanswered });
  }

  #edit(text: string): void {
    this.#dispatch({ kind: 'edited', text, isByHand: true });
  }

  #wait(isWorkedOn: boolean): void {
    if (this.#timer === null) return;
    this.#timer = null;
    // A turn of the document waits for the answer to the one before.
    if (this.#request !== null) this.#answer();
    this.#dispatch({ kind: 'due', owner: this.#owner, at: 0, isWorkedOn });
  }

  #answer(): void {
    if (this.#request === null) return;
    const answer = this.#receive(this.#request);
    this.#request = null;
    if (answer.kind === 'accepted') this.#seen.add(this.#server?.text ?? '');
    this.#dispatch({ kind: 'answered', answer });
  }

  /** The server of today: it stores over the revision it has, and answers with its own text otherwise. */
  #receive({ text, revision }: { text: string; revision: number }): SaveAnswer {
    const server = this.#server;
    if (server === null && revision > 0)
      return { kind: 'gone', fault: { kind: 'refused', cause: null } };
    if (server !== null && server.revision !== revision)
      return { kind: 'conflict', theirs: { ...server, name: 'name' } };
    if (server !== null && !this.#seen.has(server.text))
      throw new Error(`${text} replaces ${server.text}, which nobody saw`);
    this.#put(text);
    return { kind: 'accepted', revision: this.#server?.revision ?? 0 };
  }

  #fail(kind: 'network' | 'server' | 'refused'): void {
    if (this.#request === null) return;
    this.#request = null;
    this.#dispatch({ kind: 'answered', answer: { kind: 'failed', fault: { kind, cause: null } } });
  }

  #put(text: string): void {
    this.#server = { text, revision: (this.#server?.revision ?? 0) + 1 };
    this.#had.add(text);
  }

  #rename(): void {
    if (this.#server === null || this.#request !== null) return;
    this.#server.revision += 1;
    this.#dispatch({ kind: 'moved', revision: this.#server.revision });
  }

  /** The server stores a run's answer over the text that it was asked for only. */
  #runSaves(): void {
    const server = this.#server;
    if (server === null || server.revision !== this.state.revision || this.#request !== null)
      return;
    if (server.text !== this.state.savedText || this.#owner === null) return;
    this.#put(`run ${this.#next()}`);
    const { text, revision } = this.#server ?? server;
    this.#seen.add(text);
    this.#edit(text);
    this.#dispatch({ kind: 'taken', owner: this.#owner, text, revision });
  }

  #choose(isMine: boolean): void {
    const server = this.#server;
    if (this.state.saveState !== 'conflict' || server === null) return;
    const mine = this.state.text;
    this.#seen.add(server.text);
    this.#dispatch({ kind: 'taken', owner: this.#owner, ...server });
    this.#edit(server.text);
    if (isMine) this.#edit(mine);
  }

  #changeOwner(): void {
    if (this.#request !== null) this.#answer();
    this.#dispatch({ kind: 'leaving', owner: this.#owner });
    this.#owner = this.#owner === null ? 'ada' : null;
    this.#dispatch({ kind: 'resumed' });
  }

  /** What the server has is opened, with this browser's copy over it. */
  #reload(): void {
    const { keptFor } = this.state.memory;
    if (this.#server === null || this.#owner === null || this.#isFull) return;
    if (keptFor !== null && keptFor.owner === null) return;
    this.#dispatch({ kind: 'leaving', owner: this.#owner });
    if (this.#request !== null) this.#receive(this.#request);
    this.#request = null;
    this.#timer = null;
    const { text, revision } = this.#server;
    this.state = open(text, revision);
    const copy = this.#copies.get(this.#owner);
    if (copy === undefined || copy.isSaved || copy.text === text) {
      this.#seen.add(text);
      return;
    }
    this.#edit(copy.text);
    this.#dispatch({ kind: 'found', owner: this.#owner, revision: copy.revision, sent: copy.sent });
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }

  #check(): void {
    const { text, saveState, memory } = this.state;
    if ((memory.sending !== null) !== (this.#request !== null))
      throw new Error('the machine and the network disagree on what is under way');
    const isKept = [...this.#copies.values()].some((copy) => copy.text === text);
    const isExcused = this.#timer !== null || this.#isFull || !memory.hasRoom;
    const isSafe: Record<Saving['saveState'], boolean> = {
      saved: this.#had.has(text),
      saving: this.#request?.text === text,
      unsaved: this.#request !== null || isKept || isExcused,
      local: isKept || isExcused,
      offline: isKept,
      failed: isKept || isExcused,
      refused: isKept || isExcused,
      blocked: isKept || isExcused,
      conflict: isKept || isExcused,
    };
    if (!isSafe[saveState]) throw new Error(`${text} is lost: ${saveState}`);
  }
}

function open(text: string, revision: number): Saving {
  return {
    text,
    isByHand: false,
    isPage: false,
    isNobodys: false,
    savedText: text,
    revision,
    saveState: 'saved',
    memory: NO_SAVES,
  };
}
