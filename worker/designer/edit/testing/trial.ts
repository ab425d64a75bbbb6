import { JSDOM, type DomDocument, type DomElement, type DomStyle } from 'jsdom';
import type { EditPage, PageFact, PagePart } from './pages.ts';

/**
 * A part or a fact an edit may change; `added` allows new sections, `styles` the looks, `head` the head, `words` every
 * text while the markup stays.
 */
export type Mask = PagePart | PageFact | 'styles' | 'added' | 'head' | 'words';

/** One request and what must be true of the page afterwards, on every page of `pages.ts`. */
export interface EditTrial {
  say: string;
  expect: readonly Check[] | 'refused';
  /** What the edit may touch; everything else is compared with the page as it was. */
  only?: readonly Mask[];
  previously?: string;
  /** Facts that have another value afterwards, in every place where the old one stood. */
  becomes?: FactValues;
  /** A part of the request cannot be done and the answer has to say so. */
  partly?: true;
  /** Pages where the right answer is no: they are so already, or have no such part. */
  refusedOn?: readonly string[];
}

export type FactValues = Partial<Record<'name' | 'phone' | 'mail' | 'address', string>>;

export interface Judged {
  page: EditPage;
  before: View;
  after: View;
}

/** Answers with what is wrong, or nothing. */
export type Check = (judged: Judged) => string | undefined;

export class View {
  readonly #dom: JSDOM;
  readonly #styles = new Map<DomElement, DomStyle>();
  readonly #parts: EditPage['parts'];
  constructor(html: string, page: EditPage) {
    this.#dom = new JSDOM(html);
    this.#parts = page.parts;
  }
  get document(): DomDocument {
    return this.#dom.window.document;
  }
  part(name: PagePart): DomElement | undefined {
    return this.document.querySelector(this.#parts[name]) ?? undefined;
  }
  /** Computed styles are kept: nothing changes a view once it is made, and computing them is slow. */
  read = (element: DomElement, property: string): string => {
    const style = this.#styles.get(element) ?? this.#dom.window.getComputedStyle(element);
    this.#styles.set(element, style);
    return style.getPropertyValue(property);
  };
  get words(): string {
    const copy = new JSDOM(this.document.body.outerHTML).window.document.body;
    for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
    return copy.textContent.replace(/\s+/g, ' ');
  }
}

/** A request with the page’s own facts in it. */
export function fillFacts(text: string, page: EditPage): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => page.facts[name as PageFact] ?? whole);
}
