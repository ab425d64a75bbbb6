import {
  defaultTreeAdapter,
  parse,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type ParserOptions,
  type TreeAdapter,
} from 'parse5';
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
