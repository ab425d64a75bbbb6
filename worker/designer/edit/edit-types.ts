import type { FontChoice } from './lexicon/fonts.ts';
import type { MoodId } from './lexicon/moods.ts';
import type { ElementKind, SectionKind } from './lexicon/parts.ts';

export type EditLanguage = 'en' | 'it';

/** What a request points at, in its own terms; `resolveTarget` finds it on a page. */
export interface Target {
  section?: SectionKind;
  /** A section by the words the page itself uses for it, folded. */
  sectionName?: string;
  element?: ElementKind;
  /** Which of several, from 1; -1 is the last. */
  ordinal?: number;
  /** The element that was selected in the editor. */
  isSelection?: true;
}

export type Place =
  | { side: 'before' | 'after'; target: Target }
  | { side: 'up' | 'down' | 'top' | 'bottom' }
  /** Between the sections, from 1. */
  | { side: 'at'; position: number };

export interface WantedColour {
  /** Six-digit hex. */
  hex: string;
  /** As the request says it. */
  words: string;
}

export type Measure = 'text' | 'space' | 'corners' | 'width' | 'lines';

export type EditIntent =
  | {
      kind: 'recolour';
      target: Target | undefined;
      property: 'background' | 'text' | 'brand' | 'auto';
      colour: WantedColour;
    }
  | {
      kind: 'shade';
      target: Target | undefined;
      property: 'background' | 'text' | 'brand' | 'auto';
      direction: 1 | -1;
    }
  | { kind: 'font'; target: Target | undefined; font: FontChoice }
  | { kind: 'scale'; target: Target | undefined; measure: Measure; direction: 1 | -1; px?: number }
  | { kind: 'declare'; target: Target | undefined; property: string; value: string }
  | {
      kind: 'add-section';
      section: SectionKind;
      heading?: string;
      place: Place | undefined;
      content: string;
    }
  | { kind: 'remove' | 'hide' | 'show' | 'duplicate'; target: Target }
  | { kind: 'move'; target: Target; to: Place }
  | { kind: 'replace-text'; from: string; to: string }
  | { kind: 'set-text'; target: Target | undefined; text: string }
  | { kind: 'fact'; fact: FactKind; value: string; from?: string }
  | {
      kind: 'hours';
      value: string;
      /** Only the days it names change. */
      isPart?: true;
      /** Only when those days begin or end: `HH:MM`. */
      edge?: HoursEdge;
    }
  /** What a list says of one of its entries besides its name and price. */
  | { kind: 'describe'; item: string; text: string }
  | { kind: 'remove-question'; topic: string }
  /** The label of a form's field; `field` is a pattern of its names. */
  | { kind: 'label'; field: string; text: string }
  | { kind: 'add-question'; question: string; answer: string }
  | { kind: 'price'; item: string; amount: string }
  | {
      kind: 'change-prices';
      target: Target | undefined;
      /** Of this thing only. */
      item?: string;
      change: PriceChange;
    }
  | { kind: 'add-item'; label: string; amount: string | undefined; target: Target | undefined }
  | { kind: 'add-button'; label: string; href: string | undefined; target: Target | undefined }
  | { kind: 'add-contact'; label: string; href: string; fact: 'phone' | 'mail' | undefined }
  | { kind: 'add-link'; label: string; href: string | undefined }
  | { kind: 'remove-item'; label: string; target: Target | undefined }
  | {
      kind: 'rename-item';
      from: string;
      to: string;
      /** The section that these words name. */ target?: Target;
      /** The entry of the menu only. */ isInMenu?: true;
    }
  | { kind: 'link'; target: Target; href: string }
  | { kind: 'head'; field: 'title' | 'description'; value: string }
  | { kind: 'dark-mode' }
  | { kind: 'dark-page' }
  | { kind: 'swap'; first: Target; second: Target }
  | { kind: 'remove-prices'; target: Target | undefined; /** Of this thing only. */ item?: string }
  | { kind: 'add-review'; words: string; author: string | undefined }
  | { kind: 'add-text'; target: Target; text: string }
  /** A strip above the page's content. */
  | { kind: 'add-notice'; text: string }
  | { kind: 'ask'; missing: FactKind | 'review' }
  | { kind: 'undo' }
  /** Wants an answer and nothing done. */
  | { kind: 'question' }
  /** To be left as it is: nothing to do. */
  | { kind: 'keep' }
  | { kind: 'image'; target: Target; src: string | undefined; alt: string | undefined }
  | { kind: 'length'; target: Target | undefined; direction: 1 | -1 }
  | { kind: 'mood'; mood: MoodId }
  | { kind: 'translate'; to: EditLanguage };

export interface HoursEdge {
  side: 'open' | 'close';
  time: string;
}

/** What happens to every sum: times a factor, or plus an amount of money that may be negative. */
export type PriceChange = { factor: number } | { plus: number };

export type FactKind = 'phone' | 'mail' | 'address' | 'name';
