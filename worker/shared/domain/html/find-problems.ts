import {
  html as standard,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserError,
  type Token,
} from 'parse5';
import { boundedAdapter } from './parse-page.ts';

export type HtmlProblemKind =
  | 'unclosed'
  | 'stray'
  | 'duplicate-attribute'
  | 'bad-attribute'
  | 'broken-tag'
  | 'broken-comment'
  | 'bad-reference'
  | 'self-closing'
  | 'missing-doctype'
  | 'other';

/** A problem in the markup, with UTF-16 offsets of the source. */
export interface HtmlProblem {
  kind: HtmlProblemKind;
  start: number;
  end: number;
  /** The tag of an `unclosed` or `stray` problem; otherwise empty. */
  tag: string;
  severity: 'error' | 'warning';
}

const MAX_PROBLEMS = 200;

/** Elements whose end tag is optional in the HTML standard. */
const OPTIONAL_END = new Set(
  (
    'html head body p li dt dd rt rp optgroup option thead tbody tfoot tr td th colgroup caption ' +
    'area base br col embed hr img input link meta param source track wbr'
  ).split(' '),
);

/** Prefixes of the parser's error codes that share a message; the first match counts. */
const KINDS: readonly (readonly [prefix: string, kind: HtmlProblemKind])[] = [
  ['duplicate-attribute', 'duplicate-attribute'],
  ['unexpected-character-in-attribute-name', 'bad-attribute'],
  ['unexpected-character-in-unquoted-attribute-value', 'bad-attribute'],
  ['unexpected-equals-sign-before-attribute-name', 'bad-attribute'],
  ['missing-whitespace-between-attributes', 'bad-attribute'],
  ['missing-attribute-value', 'bad-attribute'],
  ['end-tag-with-attributes', 'bad-attribute'],
  ['eof-in-tag', 'broken-tag'],
  ['eof-before-tag-name', 'broken-tag'],
  ['invalid-first-character-of-tag-name', 'broken-tag'],
  ['missing-end-tag-name', 'broken-tag'],
  ['unexpected-question-mark-instead-of-tag-name', 'broken-tag'],
  ['eof-in-comment', 'broken-comment'],
  ['incorrectly-', 'broken-comment'],
  ['nested-comment', 'broken-comment'],
  ['abrupt-closing-of-empty-comment', 'broken-comment'],
  ['unknown-named-character-reference', 'bad-reference'],
  ['missing-semicolon-after-character-reference', 'bad-reference'],
  ['absence-of-digits-in-numeric-character-reference', 'bad-reference'],
  ['end-tag-with-trailing-solidus', 'self-closing'],
  ['unexpected-solidus-in-tag', 'self-closing'],
  ['missing-doctype', 'missing-doctype'],
];

/** Correct, or handled the same way by every browser, so not worth reporting. */
const TOLERATED = new Set(['non-void-html-element-start-tag-with-trailing-solidus']);
const WARNINGS = new Set<HtmlProblemKind>([
  'missing-doctype',
  'bad-reference',
  'self-closing',
  'other',
]);

/**
 * The problems of a page: errors of the tokenizer, elements that are never closed, and end tags without a
 * start. In source order, at most 200.
 */
export function findHtmlProblems(html: string): HtmlProblem[] {
  const parser = new EndTagRecorder<DefaultTreeAdapterMap>({
    sourceCodeLocationInfo: true,
    treeAdapter: boundedAdapter(html),
    onParseError: (error) => problems.push(...tokenProblem(error)),
  });
  const problems: HtmlProblem[] = [];
  parser.tokenizer.write(html, true);
  const closing = new Set<number>();
  for (const element of elementsOf(parser.document)) {
    const location = element.sourceCodeLocation;
    if (!location) continue;
    if (location.endTag) closing.add(location.endTag.startOffset);
    else if (location.startTag && !endsByItself(element)) {
      const { startOffset: start, endOffset: end } = location.startTag;
      problems.push({ kind: 'unclosed', start, end, tag: element.tagName, severity: 'error' });
    }
  }
  problems.push(...parser.endTags.filter(({ start }) => !closing.has(start)).map(strayProblem));
  return problems.sort((a, b) => a.start - b.start || a.end - b.end).slice(0, MAX_PROBLEMS);
}

interface EndTag {
  tag: string;
  start: number;
  end: number;
}

/** parse5 reports where an element's end tag is, but not end tags that belong to no element. */
class EndTagRecorder<T extends DefaultTreeAdapterMap> extends Parser<T> {
  readonly endTags: EndTag[] = [];

  override onEndTag(token: Token.TagToken): void {
    const { location } = token;
    if (location) {
      this.endTags.push({
        tag: token.tagName,
        start: location.startOffset,
        end: location.endOffset,
      });
    }
    super.onEndTag(token);
  }
}

function strayProblem({ tag, start, end }: EndTag): HtmlProblem {
  return { kind: 'stray', start, end, tag, severity: 'error' };
}

function tokenProblem(error: ParserError): HtmlProblem[] {
  if (TOLERATED.has(error.code)) return [];
  const kind = KINDS.find(([prefix]) => error.code.startsWith(prefix))?.[1] ?? 'other';
  const severity = WARNINGS.has(kind) ? 'warning' : 'error';
  return [{ kind, start: error.startOffset, end: error.endOffset, tag: '', severity }];
}

function endsByItself({
  tagName,
  namespaceURI,
  sourceCodeLocation,
}: DefaultTreeAdapterTypes.Element): boolean {
  const isForeign = namespaceURI !== standard.NS.HTML;
  // `<path/>` closes itself: its range ends with its start tag.
  if (isForeign) return sourceCodeLocation?.endOffset === sourceCodeLocation?.startTag?.endOffset;
  return OPTIONAL_END.has(tagName);
}

/** Uses its own stack instead of recursion, because markup may be nested deeper than the call stack allows. */
function* elementsOf(
  root: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  const pending = root.childNodes.toReversed();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    const inside = 'content' in node ? node.content.childNodes : node.childNodes;
    for (const child of inside.toReversed()) pending.push(child);
  }
}
