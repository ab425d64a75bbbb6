/** Sections and entries go by their titles; what lists the sections follows when one of them moves. */
import { expect, test } from 'vitest';
import { askPage } from './testing/ask-page.ts';

const LINKS = '<li><a href="#terms">Two terms</a></li><li><a href="#fees">Fees</a></li>';
const PAGE = `<!doctype html>
<html lang="en"><head><title>Second Shift</title></head><body>
<header><nav><ul>${LINKS}<li><a href="#mother">My mother answers</a></li></ul></nav></header>
<main>
<section id="hero"><h1>Salt and vinegar? Say when</h1></section>
<section id="terms"><h2>Two terms</h2><p>Winter and summer.</p></section>
<section id="fees"><h2>Fees</h2><ul><li><h3>Box room</h3><p>Small.</p></li><li><h3>Front room</h3><p>Large.</p></li></ul></section>
<section id="mother"><h2>My mother answers</h2><p>She does not.</p></section>
</main>
<footer><ul><li><a href="#fees">Fees</a></li><li><a href="#terms">Two terms</a></li></ul></footer>
</body></html>`;

function ask(prompt: string) {
  return askPage({ prompt, html: PAGE, fallbackLanguage: 'en' });
}

test('the menu follows a section that moves; a list in an order of its own stays', () => {
  const { html } = ask('could the fees come before the two terms?');
  expect(html).toMatch(
    /<nav>.*#fees.*#terms.*#mother.*<\/nav>.*id="fees".*id="terms".*<footer>.*#fees.*#terms/s,
  );
});

test.each([
  ['remove the part where my mother answers', /^(?!.*mother)/s],
  ['delete the box room, my sister has taken it', /^(?!.*Box room).*Front room/s],
  ['delete the box room that has closed', /^(?!.*Box room).*Front room/s],
  [
    'put the fees at the top, straight after the bit that says salt and vinegar',
    /id="hero".*id="fees".*id="terms"/s,
  ],
])('%s', (prompt, shown) => {
  expect(ask(prompt).html).toMatch(shown);
});

test.each([
  'delete the room',
  'remove the part where my father answers',
  'put the fees at the top, straight after the bit that says pepper',
])('%s: nothing changes where no title fits', (prompt) => {
  expect(ask(prompt).html).toBe(PAGE);
});
