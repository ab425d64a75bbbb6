import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { contrastRatio as contrast } from '../colour/oklch.ts';
import { inkOn, readableOn, rehue } from '../colour/choose-colour.ts';
import { readColour } from '../colour/css-colour.ts';
import { parseCss } from './parse-css.ts';
import { matchesSelector, readSelectors } from './selector.ts';

test('rules and declarations come with their places in the text', () => {
  const css =
    '/* a{b:c} */ a, .b > i { color: red; background : url("x;}y.png") no-repeat !important } @media (min-width: 1px) { p { margin: 0 } } @font-face { src: x }';
  const rules = parseCss(css);
  expect(rules.map(({ selector, conditions }) => ({ selector, conditions }))).toEqual([
    { selector: 'a, .b > i', conditions: [] },
    { selector: 'p', conditions: ['@media (min-width: 1px)'] },
  ]);
  const declarations = rules.flatMap((rule) => rule.declarations);
  expect(
    declarations.map((declaration) => css.slice(declaration.valueStart, declaration.valueEnd)),
  ).toEqual(['red', 'url("x;}y.png") no-repeat', '0']);
  expect(declarations.map(({ isImportant }) => isImportant)).toEqual([false, true, false]);
});

test('any text is read without an error and never beyond its end', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          'a',
          '{',
          '}',
          ';',
          ':',
          '"',
          '(',
          ')',
          '/*',
          '*/',
          '@media',
          ' ',
          '\n',
          '--x',
        ),
      }),
      (css) => {
        for (const rule of parseCss(css)) expect(rule.end).toBeLessThanOrEqual(css.length);
      },
    ),
  );
});

const PAGE =
  '<html><head></head><body><main id="m" class="wrap"><section class="a b"><h2>1</h2><p lang="en">2</p><p data-x="one two">3</p></section><ul><li class="a">4</li><li>5</li><li id="z">6</li></ul></main></body></html>';
const SIMPLE = [
  'main',
  'section',
  'p',
  'li',
  '*',
  '.a',
  '.b',
  '#m',
  '#z',
  '[lang]',
  '[data-x~="two"]',
  '[lang^="e"]',
  ':first-child',
  ':last-child',
  ':nth-child(2n+1)',
  ':nth-child(2)',
  ':nth-of-type(2)',
  ':nth-of-type(odd)',
  ':first-of-type',
  ':last-of-type',
  ':not(.a)',
  ':is(p, li)',
  ':where(.a)',
];

test('selectors match what a browser matches', () => {
  const { document } = new JSDOM(PAGE).window;
  const { elements } = indexHtml(PAGE);
  const browser = [...document.querySelectorAll('html, html *')];
  const compound = fc
    .tuple(fc.constantFrom(...SIMPLE), fc.constantFrom('', '.a', ':first-child', ':not(#z)'))
    .map((parts) => parts.join(''));
  const selector = fc
    .array(fc.tuple(compound, fc.constantFrom(' ', ' > ', ' + ', ' ~ ')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) =>
      parts
        .map(([text, combinator], at) => (at === parts.length - 1 ? text : text + combinator))
        .join(''),
    );
  fc.assert(
    fc.property(selector, (text) => {
      const [read] = readSelectors(text);
      const own = elements.map((element) => read !== undefined && matchesSelector(element, read));
      expect(own).toEqual(browser.map((element) => element.matches(text)));
    }),
    { numRuns: 400 },
  );
});

test('states and pseudo-elements say nothing about an element at rest', () => {
  expect(readSelectors('a:hover, a::before, a').map(({ text }) => text)).toEqual(['a']);
});

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('ink reads well on every background, and any colour can be made to', () => {
  fc.assert(
    fc.property(colour, colour, (text, background) => {
      expect(contrast(inkOn(background), background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(readableOn(text, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('another hue of the same brightness keeps the contrast', () => {
  fc.assert(
    fc.property(colour, colour, (own, wanted) => {
      const ratio = contrast(rehue(own, wanted), '#000000') / contrast(own, '#000000');
      expect(Math.abs(ratio - 1)).toBeLessThan(0.06);
    }),
  );
});

test('colours are read in every notation, see-through ones are not', () => {
  expect(
    [
      '#FFF',
      'rgb(255 0 0)',
      'navy',
      'hsl(120 100% 25%)',
      'transparent',
      'rgba(0,0,0,.2)',
      'inherit',
    ].map(readColour),
  ).toEqual(['#ffffff', '#ff0000', '#000080', '#008000', undefined, undefined, undefined]);
});
