import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDataTexts, findScriptTexts, writeScriptText } from './script-texts.ts';

function found(code: string): string[] {
  return findScriptTexts(code).map(({ text }) => text);
}

test.each([
  [`button.textContent = 'send it';`, ['send it']],
  [`const prices = [['Service', '£45'], ["Wheel truing", '£20']];`, ['Service', 'Wheel truing']],
  ['alert(`Thank you, we will call you.`);', ['Thank you, we will call you.']],
  [`field.setAttribute('aria-label', 'Close menu');`, ['Close menu']],
  [`const faq = { question: 'Do you deliver?', id: 'delivery-faq' };`, ['Do you deliver?']],
  [`show(open ? '3 places left' : 'Esaurito');`, ['3 places left', 'Esaurito']],
  [`// It's a comment: 'Not this one'\nsay('But this one');`, ['But this one']],
  [`const pattern = /['"]Quoted/; say('Hello there');`, ['Hello there']],
])('of %s the people read %j', (code, texts) => {
  expect(found(code)).toEqual(texts);
});

test.each([
  `card.className = 'card Open wide';`,
  `card.classList.add('Open', 'is-open');`,
  `document.querySelector('Main .card');`,
  `if (state === 'Open now') close();`,
  `const state = 'Open now'; if (state === 'Open now') close();`,
  `switch (key) { case 'Escape': close(); }`,
  `if (['Enter', 'Escape'].includes(event.key)) close();`,
  `const labels = { 'Open now': 1 }; labels['Open now'] += 1;`,
  `location.href = '/Thank you';`,
  `box.style.transition = 'Opacity 200ms ease';`,
  `fetch('https://example.com/Some thing');`,
  'say(`Hello ${name}, how are you?`);',
  `list.innerHTML = '<li>One thing</li>';`,
  `say('It\\'s nice here');`,
  `import x from 'Some Module';`,
  `const mode = 'dark mode toggle';`,
])('%s holds no text for people that could be written anew', (code) => {
  expect(found(code)).toEqual([]);
});

const NASTY = `It's "new" </script> <!-- \\ \${x} \`y\`\n\tend`;

test('a text written between double quotes reads as it was, in JSON too', () => {
  expect(JSON.parse(`"${writeScriptText(NASTY, '"')}"`)).toBe(NASTY.replace('\n\t', ' '));
});

test.each(["'", '"', '`'])(
  'a text written between %s ends neither its string nor its script',
  (quote) => {
    const written = writeScriptText(NASTY, quote);
    expect(written).not.toMatch(/<\/|<!--|\n/);
    const bare = written.replace(/\\./g, '');
    expect(bare).not.toContain(quote);
    expect(quote === '`' && bare.includes('${')).toBe(false);
  },
);

test('of facts for machines the copy is a text, and names and types are not', () => {
  const json = `{"@type":"Bakery","name":"Forno","description":"Fresh bread.","telephone":"011"}`;
  expect(findDataTexts(json).map(({ text }) => text)).toEqual(['Fresh bread.']);
});

test('whatever a script holds, its texts are strings of it', () => {
  const scrap = fc.constantFrom(
    `'`,
    '"',
    '`',
    '/',
    '//',
    '/*',
    '*/',
    '\\',
    '\n',
    'Open now',
    '${',
    '}',
    '[',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(scrap, { maxLength: 80 }), (scraps) => {
      const code = scraps.join('');
      for (const { start, end, text } of findScriptTexts(code)) {
        expect(code.slice(start, end)).toBe(text);
      }
    }),
  );
});
