import type { FieldKind } from './field-kind.ts';

/** Where markup stands: in the page itself, in a script, in a frame's own document, or encoded so that nobody reads it. */
export type MarkupPlace = 'page' | 'script' | 'framed' | 'encoded';

/** A field before its labels and the styles are all known. */
export interface FieldSource {
  type: string;
  autocomplete: string;
  words: string;
  id: string;
  style: string;
  place: MarkupPlace;
}

export interface Field {
  kind: FieldKind;
  place: MarkupPlace;
}

interface Picture {
  words: string;
  source: string;
  isLogo: boolean;
}

/** What the files of a page show, ask for and lead to. Everything in it is the word of the page. */
export interface PageFacts {
  /** Where it says whose it is: titles, headings, logos. */
  claims: string[];
  /** Text outside links and buttons, one block each. */
  lines: string[];
  /** The texts of its buttons. */
  buttons: string[];
  pictures: Picture[];
  fields: FieldSource[];
  /** Texts of labels by the id of their field. */
  labels: Map<string, string>;
  links: { href: string; text: string }[];
  /** Addresses of forms, frames, of what it sends to and goes to by itself; those of links are in `links`. */
  forms: string[];
  frames: string[];
  sends: string[];
  jumps: string[];
  /** Addresses that it keeps encoded. */
  encodedAddresses: string[];
  scripts: string[];
  styles: string[];
  /** Values of attributes that styles may show as text, by name. */
  attributes: Map<string, string[]>;
  /** Characters of text that a reader sees. */
  textLength: number;
  masksText: boolean;
  /** False when there was more to read than the check reads. */
  isRead: boolean;
}

export function noFacts(): PageFacts {
  return {
    claims: [],
    lines: [],
    buttons: [],
    pictures: [],
    fields: [],
    labels: new Map(),
    links: [],
    forms: [],
    frames: [],
    sends: [],
    jumps: [],
    encodedAddresses: [],
    scripts: [],
    styles: [],
    attributes: new Map(),
    textLength: 0,
    masksText: false,
    isRead: true,
  };
}
