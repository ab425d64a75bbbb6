import { DENTAL } from './pages/dental.ts';
import type { EditTrial } from './trial.ts';
import { block, blocks, cut, fenced, swap } from './write-answers.ts';

const TESTIMONIALS = cut(DENTAL, '<section class="section" id="testimonials">', '</section>');
const FAQ = cut(DENTAL, '<section class="section" id="faq">', '</section>');
const PRICING = cut(DENTAL, '<section class="section" id="pricing"', '</section>');
const PRICING_START = '<section class="section" id="pricing" style="background: var(--tint)">';
const H1 = '    <h1>Less desk. More chair.</h1>';
const BTN =
  '.btn { display: inline-block; padding: 14px 24px; border-radius: var(--radius); font-weight: 600; text-decoration: none; border: 0; cursor: pointer; font-size: 1rem; }';
const BIGGER_BTN = BTN.replace('14px 24px', '18px 32px').replace('var(--radius)', '999px');
const FOOTER = '    <p>© 2026 Chairside Ltd, 4 Mill Yard, Leeds LS1 4DL</p>';
const HERO_BUTTON = '    <a class="btn btn-primary" href="#demo">Book a demo</a>';
const COOKIES =
  '<div id="cookie-notice" hidden><p>We set no cookies.</p><button type="button" id="cookie-close">Fine</button></div>';
const COOKIE_SCRIPT = `document.getElementById('cookie-close').addEventListener('click', () => {
  document.getElementById('cookie-notice').hidden = true;
});`;
const FAQ_LINKS = [
  ['    <a href="#faq">FAQ</a>\n', ''],
  ['<a href="#faq">FAQ</a> · ', ''],
] as const;
const INTRO = '    <p>Every plan has unlimited patients. Cancel any month.</p>';

const NEW_PRICING = `${PRICING_START}
  <div class="container">
    <h2>One price for each chair</h2>
    <div class="toggle" role="group" aria-label="Billing">
      <button type="button" data-period="month" aria-pressed="true">Monthly</button>
      <button type="button" data-period="year" aria-pressed="false">Yearly</button>
    </div>
    <table>
      <tr><th>Solo</th><td class="price" data-month="39" data-year="390">€39 <small>/ month</small></td></tr>
      <tr><th>Practice</th><td class="price" data-month="89" data-year="890">€89 <small>/ month</small></td></tr>
      <tr><th>Clinic</th><td class="price" data-month="189" data-year="1890">€189 <small>/ month</small></td></tr>
    </table>
    <a class="btn btn-primary" href="#demo">Book a demo</a>
  </div>
</section>`;

const PRICES = [
  ['data-month="39" data-year="390">€39 ', 'data-month="43" data-year="429">€43 '],
  ['data-month="89" data-year="890">€89 ', 'data-month="98" data-year="979">€98 '],
  ['data-month="189" data-year="1890">€189 ', 'data-month="208" data-year="2079">€208 '],
] as const;

function priceLine(part: string): string {
  return `        <p class="price" ${part}<small>/ month</small></p>`;
}

const FLORIST = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Zagara – a florist in Palermo</title>
<meta name="description" content="Bouquets, weddings and plants in via Maqueda.">
<style>
body { margin: 0; font-family: Georgia, serif; color: #23301f; background: #fbf8f2; }
main { max-width: 900px; margin: 0 auto; padding: 40px 20px; }
</style>
</head>
<body>
<main>
<h1>Flowers that were in the field this morning</h1>
<section id="bouquets"><h2>Bouquets</h2><p>From jasmine in June to almond blossom in February.</p></section>
<section id="weddings"><h2>Weddings</h2><p>We dress churches, tables and bicycles.</p></section>
<section id="visit"><h2>Visit us</h2><p>Via Maqueda, Palermo. <span data-placeholder>Opening hours</span></p></section>
</main>
</body>
</html>`;

/** Requests for the landing page of the dentists' software. */
export const DENTAL_EDITS: readonly EditTrial[] = [
  {
    name: 'a headline, with chatter and fences around the block',
    page: DENTAL,
    request: 'Change the headline to "More chair time, less paperwork"',
    answers: [
      `Sure! I've updated the hero headline for you.\n\n${fenced(block(H1, '    <h1>More chair time, less paperwork</h1>'))}\n\nLet me know if you'd like a different tone!`,
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      page: swap(DENTAL, ['Less desk. More chair.', 'More chair time, less paperwork']),
    },
  },
  {
    name: 'prices that stand in the text and for a script',
    page: DENTAL,
    request: 'make the prices in the pricing section 10% higher, rounded',
    answers: [blocks(...PRICES.map(([from, to]) => [priceLine(from), priceLine(to)] as const))],
    mostCalls: 1,
    outcome: { kind: 'changed', page: swap(DENTAL, ...PRICES) },
  },
  {
    name: 'a section done again from scratch',
    page: DENTAL,
    request: 'Redo the pricing section from scratch',
    answers: [`I rebuilt the section as one table.\n\n${block(PRICING, NEW_PRICING)}`],
    outcome: { kind: 'changed', page: swap(DENTAL, [PRICING, NEW_PRICING]) },
  },
  {
    name: 'a telephone number for the footer',
    page: DENTAL,
    request: 'Add a phone number to the footer: 0113 496 0000',
    answers: [
      block(FOOTER, `${FOOTER}\n    <p>Phone: <a href="tel:+441134960000">0113 496 0000</a></p>`),
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      page: swap(DENTAL, [
        FOOTER,
        `${FOOTER}\n    <p>Phone: <a href="tel:+441134960000">0113 496 0000</a></p>`,
      ]),
    },
  },
  {
    name: 'a polite question that asks for a removal',
    page: DENTAL,
    request: 'Could you please remove the testimonials?',
    answers: [`I've removed the testimonials section.\n\n${block(`${TESTIMONIALS}\n`, '')}`],
    outcome: { kind: 'changed', page: swap(DENTAL, [`${TESTIMONIALS}\n`, '']) },
  },
  {
    name: 'a section that moves up',
    page: DENTAL,
    request: 'Move the FAQ above the pricing',
    answers: [blocks([PRICING_START, `${FAQ}\n${PRICING_START}`], [FAQ, ''])],
    outcome: {
      kind: 'changed',
      page: swap(swap(DENTAL, [`${FAQ}\n`, '']), [PRICING_START, `${FAQ}\n${PRICING_START}`]),
    },
  },
  {
    name: 'a line of CSS that the model remembers a little wrong',
    page: DENTAL,
    request: 'make the buttons rounder and a bit bigger',
    answers: [
      block(BTN.replace(' cursor: pointer;', '').replace('600', '700'), BIGGER_BTN),
      block(BTN, BIGGER_BTN),
    ],
    outcome: { kind: 'changed', page: swap(DENTAL, [BTN, BIGGER_BTN]) },
  },
  {
    name: 'the colour of a header whose class is .masthead',
    page: DENTAL,
    request: 'Change the header background to dark green',
    answers: [
      block(
        '.masthead { display: flex; justify-content: space-between; align-items: center; padding: 20px 0; }',
        '.masthead { display: flex; justify-content: space-between; align-items: center; padding: 20px; background: #12372f; }\n.masthead a { color: #fff; }',
      ),
    ],
    mostCalls: 1,
    outcome: {
      kind: 'changed',
      page: swap(DENTAL, [
        '.masthead { display: flex; justify-content: space-between; align-items: center; padding: 20px 0; }',
        '.masthead { display: flex; justify-content: space-between; align-items: center; padding: 20px; background: #12372f; }\n.masthead a { color: #fff; }',
      ]),
    },
  },
  {
    name: 'three wishes in one sentence',
    page: DENTAL,
    request:
      'Make the headline blue, add the phone +44 20 7946 0000 to the footer and remove the cookie notice',
    answers: [
      blocks(
        [H1, '    <h1 style="color: #1d4ed8">Less desk. More chair.</h1>'],
        [FOOTER, `${FOOTER}\n    <p>+44 20 7946 0000</p>`],
        [`${COOKIES}\n<script>`, '<script>'],
        [`${COOKIE_SCRIPT}\n</script>`, '</script>'],
      ),
    ],
    outcome: {
      kind: 'changed',
      page: swap(
        DENTAL,
        ['<h1>Less', '<h1 style="color: #1d4ed8">Less'],
        [FOOTER, `${FOOTER}\n    <p>+44 20 7946 0000</p>`],
        [`${COOKIES}\n`, ''],
        [`${COOKIE_SCRIPT}\n`, ''],
      ),
    },
  },
  {
    name: 'a deletion with the middle left out',
    page: DENTAL,
    request: 'Remove the FAQ section',
    answers: [
      block('<section class="section" id="faq">\n  ...\n</section>', ''),
      blocks(
        [
          '    <a href="#faq">FAQ</a>\n    <a href="#demo">Book a demo</a>',
          '    <a href="#demo">Book a demo</a>',
        ],
        [FAQ, ''],
        [
          '    <p><a href="#faq">FAQ</a> · <a href="mailto:hello@chairside.example">Contact</a></p>',
          '    <p><a href="mailto:hello@chairside.example">Contact</a></p>',
        ],
      ),
    ],
    outcome: { kind: 'changed', page: swap(DENTAL, [`${FAQ}\n`, ''], ...FAQ_LINKS) },
  },
  {
    name: 'a block whose REPLACE leaves lines out',
    page: DENTAL,
    request: 'Say under Simple pricing that yearly billing saves two months',
    answers: [
      block(
        `    <h2>Simple pricing</h2>\n${INTRO}`,
        '    <h2>Simple pricing</h2>\n    <!-- ... existing intro ... -->\n    <p>Pay by the year and two months are free.</p>',
      ),
      block(INTRO, `${INTRO}\n    <p>Pay by the year and two months are free.</p>`),
    ],
    outcome: {
      kind: 'changed',
      page: swap(DENTAL, [INTRO, `${INTRO}\n    <p>Pay by the year and two months are free.</p>`]),
    },
  },
  {
    name: 'one element that was pointed at',
    page: DENTAL,
    request: 'make this bigger',
    selection: '<h1>Less desk. More chair.</h1>',
    answers: [
      block(H1, '    <h1 style="font-size: clamp(2.8rem, 7vw, 5rem)">Less desk. More chair.</h1>'),
    ],
    outcome: {
      kind: 'changed',
      page: swap(DENTAL, ['<h1>Less', '<h1 style="font-size: clamp(2.8rem, 7vw, 5rem)">Less']),
    },
  },
  {
    name: 'a button text, with a SEARCH that fits the menu as well',
    page: DENTAL,
    request: 'Change the button in the hero to "Try it free"',
    answers: [
      block('Book a demo</a>', 'Try it free</a>'),
      block(HERO_BUTTON, HERO_BUTTON.replace('Book a demo', 'Try it free')),
    ],
    outcome: {
      kind: 'changed',
      page: swap(DENTAL, [HERO_BUTTON, HERO_BUTTON.replace('Book a demo', 'Try it free')]),
    },
  },
  {
    name: 'a question',
    page: DENTAL,
    request: 'What font do you use here?',
    sort: 'question',
    answers: ['The page uses Inter, and the system font of the visitor where Inter is missing.'],
    outcome: { kind: 'answered', words: 'Inter' },
  },
  {
    name: 'what is so already',
    page: DENTAL,
    request: 'Make sure the footer says 2026',
    answers: ['Nothing needs changing: the footer already says “© 2026 Chairside Ltd”.'],
    outcome: { kind: 'answered', words: 'already says' },
  },
  {
    name: 'what a page cannot do',
    page: DENTAL,
    request: 'Connect the demo form to my Gmail account',
    answers: [
      'I can’t connect a form to Gmail: that needs a mail service and your password, which don’t belong in a page. I can add a mailto link to the form instead.',
    ],
    outcome: { kind: 'answered', words: 'mailto' },
  },
  {
    name: 'another site in place of this one',
    page: DENTAL,
    request: 'Forget this. Make me a website for a florist in Palermo instead',
    answers: [fenced(FLORIST)],
    outcome: { kind: 'proposed', page: FLORIST },
  },
];
