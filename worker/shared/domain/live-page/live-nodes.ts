import type { IndexedAttribute } from '../html/source-attributes.ts';
import type {
  IndexedComment,
  IndexedElement,
  IndexedText,
  SourceRange,
} from '../html/source-index.ts';
import type { StateId } from './parser-states.ts';

/** An attribute whose place follows that of its element. */
class LiveAttribute implements IndexedAttribute {
  name: string;
  value: string;
  readonly #owner: LiveElement;
  readonly #start: number;
  readonly #end: number;

  constructor(owner: LiveElement, { name, value, range }: IndexedAttribute) {
    this.name = name;
    this.value = value;
    this.#owner = owner;
    this.#start = range.start - owner.startAt;
    this.#end = range.end - owner.startAt;
  }

  get range(): SourceRange {
    const { startAt } = this.#owner;
    return { start: startAt + this.#start, end: startAt + this.#end };
  }
}

/** States of a parser around an element; two that are equal read the same text in the same way. */
export interface ElementStates {
  before: StateId;
  /** Behind the start tag. */
  inside: StateId;
  /** Before the end tag; `UNKNOWN_STATE` where there is none. */
  atEnd: StateId;
  /** Behind the element; `UNKNOWN_STATE` where its end is only implied. */
  behind: StateId;
}

export interface ElementParts {
  tag: string;
  startAt: number;
  tagEnd: number;
  innerEnd: number;
  endAt: number;
  hasEndTag: boolean;
  isForeign: boolean;
  states: ElementStates;
}

/** An element of the source whose place moves as the text before it changes. Offsets are UTF-16 units. */
export class LiveElement implements IndexedElement {
  readonly kind = 'element';
  readonly tag: string;
  index = 0;
  key = 0;
  startAt: number;
  tagEnd: number;
  innerEnd: number;
  endAt: number;
  hasEndTag: boolean;
  /** SVG or MathML. */
  readonly isForeign: boolean;
  /** Something of the source inside it hangs on an element that a parser implies, such as a tbody. */
  hasImplied = false;
  attributes: readonly IndexedAttribute[] = [];
  parent: LiveElement | undefined;
  nodes: LiveNode[] = [];
  isSplit = false;
  states: ElementStates;

  constructor(parts: ElementParts, parent: LiveElement | undefined) {
    this.tag = parts.tag;
    this.startAt = parts.startAt;
    this.tagEnd = parts.tagEnd;
    this.innerEnd = parts.innerEnd;
    this.endAt = parts.endAt;
    this.hasEndTag = parts.hasEndTag;
    this.isForeign = parts.isForeign;
    this.states = parts.states;
    this.parent = parent;
  }

  get range(): SourceRange {
    return { start: this.startAt, end: this.endAt };
  }

  get startTag(): SourceRange {
    return { start: this.startAt, end: this.tagEnd };
  }

  get inner(): SourceRange {
    return { start: this.tagEnd, end: this.innerEnd };
  }

  get endTag(): SourceRange | undefined {
    return this.hasEndTag ? { start: this.innerEnd, end: this.endAt } : undefined;
  }

  setAttributes(attributes: readonly IndexedAttribute[]): void {
    this.attributes = attributes.map((attribute) => new LiveAttribute(this, attribute));
  }
}

/** A text or a comment whose place moves as the text before it changes. */
class LiveLeaf {
  value: string;
  startAt: number;
  endAt: number;
  parent: LiveElement | undefined;

  constructor(value: string, range: SourceRange, parent: LiveElement | undefined) {
    this.value = value;
    this.startAt = range.start;
    this.endAt = range.end;
    this.parent = parent;
  }

  get range(): SourceRange {
    return { start: this.startAt, end: this.endAt };
  }
}

export class LiveText extends LiveLeaf implements IndexedText {
  readonly kind = 'text';
}

export class LiveComment extends LiveLeaf implements IndexedComment {
  readonly kind = 'comment';
}

export type LiveNode = LiveElement | LiveText | LiveComment;

/** All elements of these nodes with everything in them, in tree order. */
export function elementsOf(nodes: readonly LiveNode[]): LiveElement[] {
  const found: LiveElement[] = [];
  const pending = nodes.toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind !== 'element') continue;
    found.push(node);
    for (let at = node.nodes.length - 1; at >= 0; at -= 1) {
      const child = node.nodes[at];
      if (child?.kind === 'element') pending.push(child);
    }
  }
  return found;
}
