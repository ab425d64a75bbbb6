import {
  html,
  InsertionMode,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type Token,
} from 'parse5';

/** Names a state of a parser. Equal numbers of one table are states that read the same text alike. */
export type StateId = number;

/** Never equal to the state of a parser. */
export const UNKNOWN_STATE: StateId = -1;

/** Deeper stacks of open elements are not described: it would cost more than parsing the page. */
const MOST_OPEN = 600;

type OpenElement = DefaultTreeAdapterTypes.Element;
type FormattingEntry = Parser<DefaultTreeAdapterMap>['activeFormattingElements']['newest'];

/** Gives equal descriptions equal numbers. One table serves all parses of one live page. */
export class StateTable {
  readonly #stacks = new Map<string, number>();
  readonly #states = new Map<string, StateId>();
  #known: OpenElement[] = [];
  #knownIds: number[] = [];

  /** What decides how a parser reads on: open elements, formatting to be opened again, the modes, the form. */
  stateOf(parser: Parser<DefaultTreeAdapterMap>): StateId {
    if (parser.openElements.depth > MOST_OPEN) return UNKNOWN_STATE;
    const open = openElementsOf(parser);
    const stack = this.#stackId(open);
    const { insertionMode, originalInsertionMode, formElement, headElement } = parser;
    // Characters that wait in a table are written by whatever token comes next.
    const mode =
      insertionMode === InsertionMode.IN_TABLE_TEXT ? originalInsertionMode : insertionMode;
    const original = insertionMode === InsertionMode.TEXT ? originalInsertionMode : -1;
    const form = formElement ? open.indexOf(formElement) : -2;
    const formatting = describeFormatting(parser.activeFormattingElements.newest, open);
    const templates = parser.tmplInsertionModeStack.join(',');
    const key = `${stack} ${mode} ${original} ${form} ${headElement ? 1 : 0} ${templates} ${formatting}`;
    const known = this.#states.get(key) ?? this.#states.size;
    this.#states.set(key, known);
    return known;
  }

  /** Forgets elements of an earlier parse, so that they can be freed. */
  endParse(): void {
    this.#known = [];
    this.#knownIds = [];
  }

  #stackId(open: readonly OpenElement[]): number {
    let same = 0;
    while (same < open.length && this.#known[same] === open[same]) same += 1;
    this.#known.length = same;
    this.#knownIds.length = same;
    for (let at = same; at < open.length; at += 1) {
      const element = open[at];
      if (!element) continue;
      const key = `${this.#knownIds[at - 1] ?? 0} ${nameOf(element)}`;
      const id = this.#stacks.get(key) ?? this.#stacks.size + 1;
      this.#stacks.set(key, id);
      this.#known.push(element);
      this.#knownIds.push(id);
    }
    return this.#knownIds.at(-1) ?? 0;
  }
}

function openElementsOf({ openElements }: Parser<DefaultTreeAdapterMap>): OpenElement[] {
  const open: OpenElement[] = [];
  for (let slot = openElements.stackTop; slot >= 0; slot = openElements.slotBelow(slot)) {
    const item = openElements.items[slot];
    if (item && 'tagName' in item) open.push(item);
  }
  return open.toReversed();
}

/** What is read inside `annotation-xml` depends on its attributes. */
function nameOf({ tagName, namespaceURI, attrs }: OpenElement): string {
  if (namespaceURI === html.NS.HTML) return tagName;
  const steered = tagName === 'annotation-xml' ? JSON.stringify(attrs) : '';
  return `${namespaceURI} ${tagName} ${steered}`;
}

function describeFormatting(newest: FormattingEntry, open: readonly OpenElement[]): string {
  let description = '';
  for (let entry = newest; entry; entry = entry.older) {
    description +=
      'element' in entry ? `${entry.element.tagName}${open.indexOf(entry.element)},` : '|';
  }
  return description;
}

/** The states before and behind the tag that begins at an offset. */
export type TagStates = ReadonlyMap<number, { before: StateId; behind: StateId }>;

export interface ParserEvents {
  /** Behind a start tag, before anything else is read. */
  onTag?: (parser: StateParser, offset: number) => void;
  /** Before a comment is put into the tree, and behind it. */
  onComment?: (parser: StateParser, offset: number) => void;
  afterComment?: (offset: number) => void;
}

/** A parser that notes its states around each tag. */
export class StateParser extends Parser<DefaultTreeAdapterMap> {
  readonly tags = new Map<number, { before: StateId; behind: StateId }>();
  table = new StateTable();
  events: ParserEvents = {};
  /** A second html or body tag gave its attributes to the first. */
  hasMergedTags = false;
  /** Elements that the source does not have were put in front of a table. */
  hasGhosts = false;

  override onStartTag(token: Token.TagToken): void {
    const before = this.table.stateOf(this);
    const opened = this.#countRoots(token);
    super.onStartTag(token);
    const offset = token.location?.startOffset ?? 0;
    this.tags.set(offset, { before, behind: this.table.stateOf(this) });
    if (opened > 0) this.hasMergedTags = true;
    this.events.onTag?.(this, offset);
  }

  override onEndTag(token: Token.TagToken): void {
    const before = this.table.stateOf(this);
    super.onEndTag(token);
    const offset = token.location?.startOffset ?? 0;
    this.tags.set(offset, { before, behind: this.table.stateOf(this) });
  }

  override _insertFakeElement(
    tagName: string,
    tagID: Parameters<Parser<DefaultTreeAdapterMap>['_insertFakeElement']>[1],
  ): void {
    if (this._shouldFosterParentOnInsertion()) this.hasGhosts = true;
    super._insertFakeElement(tagName, tagID);
  }

  override onComment(token: Token.CommentToken): void {
    this.events.onComment?.(this, token.location?.startOffset ?? 0);
    super.onComment(token);
    this.events.afterComment?.(token.location?.startOffset ?? 0);
  }

  #countRoots({ tagName }: Token.TagToken): number {
    if (tagName !== 'html' && tagName !== 'body') return 0;
    return openElementsOf(this).filter((element) => element.tagName === tagName).length;
  }
}

/** Parses a text from its beginning; the states of all its tags are noted in the table. */
export function parseWithStates(
  text: string,
  table: StateTable,
  events: ParserEvents = {},
): StateParser {
  const parser = new StateParser({ sourceCodeLocationInfo: true });
  parser.table = table;
  parser.events = events;
  table.endParse();
  parser.tokenizer.write(text, true);
  table.endParse();
  return parser;
}
