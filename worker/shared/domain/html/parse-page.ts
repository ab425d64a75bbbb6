import {
  defaultTreeAdapter,
  parse,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserOptions,
  type Tokenizer,
  type TreeAdapter,
} from 'parse5';
import type { Steps } from '#domain/text/steps.ts';
import { createBudget, spend } from '#domain/text/work-budget.ts';

type Adapter = TreeAdapter<DefaultTreeAdapterMap>;
type Options = Pick<
  ParserOptions<DefaultTreeAdapterMap>,
  'onParseError' | 'sourceCodeLocationInfo'
>;

/** Elements that a parser may make of each tag: it adds what is missing and opens lost formatting again. */
const ELEMENTS_PER_TAG = 4;
const LEAST_ELEMENTS = 2_000;
const MOST_ELEMENTS = 300_000;

/**
 * How many elements a page may become. `<b a=1><p><b a=2><p>…` asks the parser to open every `b` again in every
 * `p`, so that 200 KB would become millions of elements.
 */
function elementBudget(html: string): number {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1;
  return Math.min(MOST_ELEMENTS, LEAST_ELEMENTS + ELEMENTS_PER_TAG * tags);
}

/** Builds the tree of one page; throws `WorkBudgetSpent` when it becomes far more elements than the page has tags. */
export function boundedAdapter(html: string): Adapter {
  const budget = createBudget(elementBudget(html));
  return {
    ...defaultTreeAdapter,
    createElement(...parts) {
      spend(budget, 1);
      return defaultTreeAdapter.createElement(...parts);
    },
  };
}

/** Parses a page as a browser does. @throws WorkBudgetSpent for markup that grows beyond measure. */
export function parsePage(html: string, options: Options = {}): DefaultTreeAdapterTypes.Document {
  return parse(html, { ...options, treeAdapter: boundedAdapter(html) });
}

/** Nodes of a parsed page that are looked at in one step. */
export const NODES_AT_ONCE = 4_000;

/** UTF-16 units that are parsed in one step, at least: a chunk ends before a `<`, so that no tag is read twice. */
export const PARSED_AT_ONCE = 12_000;

/** The same document in steps, each of about `chunk` units. @throws WorkBudgetSpent as `parsePage` does. */
export function* parsePageSteps(
  html: string,
  options: Options = {},
  chunk = PARSED_AT_ONCE,
): Steps<DefaultTreeAdapterTypes.Document> {
  const parser = new Parser({ ...options, treeAdapter: boundedAdapter(html) });
  yield* writeInSteps(parser.tokenizer, html, chunk);
  return parser.document;
}

/** Gives a tokenizer a whole page in steps, each of about `chunk` units. */
export function* writeInSteps(
  tokenizer: Tokenizer,
  html: string,
  chunk = PARSED_AT_ONCE,
): Steps<void> {
  for (let from = 0; from < html.length;) {
    const next = html.indexOf('<', from + chunk);
    const to = next < 0 ? html.length : next;
    tokenizer.write(html.slice(from, to), to === html.length);
    from = to;
    yield;
  }
  if (html === '') tokenizer.write('', true);
}
