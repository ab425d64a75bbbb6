/**
 * Where the newest text of an open document is.
 *
 * | state      | the text is                                                        | what comes next                     |
 * |------------|--------------------------------------------------------------------|-------------------------------------|
 * | `saved`    | on the server, or an untouched starter page that nobody saves      | waits for an edit                   |
 * | `unsaved`  | typed; an older text may be under way (`memory.sending`)           | is sent a second after the last key |
 * | `saving`   | under way                                                          | waits for the answer                |
 * | `local`    | in this browser only, because nobody is signed in                  | is sent after a sign-in             |
 * | `offline`  | in this browser, because the server cannot be reached              | is sent again, with growing pauses  |
 * | `failed`   | in this browser if there was room; the server had a fault          | is sent again, with growing pauses  |
 * | `refused`  | not on the server, which does not take it (or there was no room)   | waits for an edit                   |
 * | `blocked`  | held back, because the page may have been lost by mistake          | waits for an edit or a confirmation |
 * | `conflict` | in this browser; the server has a newer text of somebody else      | waits for the person's choice       |
 */
export type SaveState =
  | 'saved'
  | 'unsaved'
  | 'saving'
  | 'local'
  | 'offline'
  | 'failed'
  | 'refused'
  | 'blocked'
  | 'conflict';

/** A text on its way to the server. */
export interface Sending {
  text: string;
  /** The revision that it replaces; 0 makes the document. */
  revision: number;
  owner: string;
  /** An answer may cause one more attempt, not two. */
  isSecondTry: boolean;
  /** True when the user pressed Save and expects to hear the result. */
  isSpoken: boolean;
}

/** What is remembered about a document's saves between events. */
export interface SaveMemory {
  sending: Sending | null;
  /** Digests of the texts sent since the server last answered, oldest first. It may have any of them. */
  unanswered: readonly string[];
  /** Failures in a row. */
  failures: number;
  /** The user under whose name this browser may hold an unsaved text; `owner` null means no account. */
  keptFor: { owner: string | null } | null;
  /** False when the newest text could not be stored in this browser. */
  hasRoom: boolean;
  /** The suspicious text that the user has confirmed. */
  stoodBy: string | null;
  /** When the user was last warned of a suspicious text, in milliseconds since 1970. */
  warnedAt: number | null;
}

/** The part of an open document that concerns saving. */
export interface Saving {
  text: string;
  /** True when the text was typed or changed on the page, not by the AI and not by a restore. */
  isByHand: boolean;
  /** True for pages, the only documents that are protected against being emptied. */
  isPage: boolean;
  /** True for an empty page, and for the starter page as we made it: nobody's work, whatever led back to it. */
  isNobodys: boolean;
  /** The text on the server; null before the first save. */
  savedText: string | null;
  /** The revision on the server; 0 before the first save. */
  revision: number;
  saveState: SaveState;
  memory: SaveMemory;
}

export const NO_SAVES: SaveMemory = {
  sending: null,
  unanswered: [],
  failures: 0,
  keptFor: null,
  hasRoom: true,
  stoodBy: null,
  warnedAt: null,
};

/** The document as it is on the server. */
export interface ServerText {
  text: string;
  name: string;
  revision: number;
}

/** Why a save did not get through. `cause` is what the call threw; the rules do not look into it. */
export interface SaveFault {
  kind: 'network' | 'signed-out' | 'timeout' | 'server' | 'refused';
  cause: unknown;
}

/** Who saves, and when (milliseconds since 1970). `owner` null: nobody is signed in. */
interface Attempt {
  owner: string | null;
  at: number;
}

export type SaveEvent =
  /** The text changed. */
  | { kind: 'edited'; text: string; isByHand: boolean }
  /** The pause is over, or the network is back. `isWorkedOn`: the AI changes this document right now. */
  | ({ kind: 'due'; isWorkedOn: boolean } & Attempt)
  /** Somebody pressed Save, or a step needs the text on the server. */
  | ({ kind: 'asked'; isSpoken: boolean } & Attempt)
  /** The page or the account is being left. */
  | { kind: 'leaving'; owner: string | null }
  /** Saving may go on: opened, signed in, or the AI is done. */
  | { kind: 'resumed' }
  /** The text was brought back from a copy of this browser, made over `revision`. */
  | { kind: 'found'; owner: string | null; revision: number; sent: readonly string[] }
  /** The server's own text is the basis from now on: the AI's run saved it, or the person chose over it. */
  | { kind: 'taken'; owner: string | null; text: string; revision: number }
  /** A change of ours that left the text alone (a rename) made a new revision. */
  | { kind: 'moved'; revision: number }
  /** The server does not have what it said it has. */
  | { kind: 'missing' }
  /** The person stands by a text that was held back. */
  | { kind: 'stood-by'; text: string }
  /** The last copy found no room in this browser. */
  | { kind: 'no-room' }
  | { kind: 'answered'; answer: SaveAnswer };

/** What became of a send. */
export type SaveAnswer =
  | { kind: 'accepted'; revision: number }
  | { kind: 'conflict'; theirs: ServerText }
  /** There is no such document any more. */
  | { kind: 'gone'; fault: SaveFault }
  | { kind: 'failed'; fault: SaveFault };

/** What the person is told. */
export type SaveNotice =
  | { kind: 'saved' | 'invalid' | 'no-room' }
  | { kind: 'suspect'; text: string; owner: string }
  | { kind: 'refused' | 'unreached'; fault: SaveFault };

export type SaveEffect =
  /** Send the text over a revision. Exactly one answer follows. */
  | { kind: 'send'; text: string; revision: number; owner: string }
  /** Keep a text in this browser; `isSaved`: the server has it too. */
  | { kind: 'keep'; text: string; isSaved: boolean; owner: string | null }
  /** Keep a suspect text and the one that it would replace. */
  | { kind: 'keep-both'; previous: string; suspect: string }
  /** Report `due` after a pause, instead of an earlier one; null: not at all. */
  | { kind: 'wake'; afterMs: number | null }
  /** The document is called otherwise on the server. */
  | { kind: 'rename'; name: string }
  | { kind: 'say'; notice: SaveNotice };

export interface SaveDecision {
  state: Saving;
  effects: readonly SaveEffect[];
}
