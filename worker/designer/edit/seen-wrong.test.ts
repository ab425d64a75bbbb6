/** Requests that were once carried out wrongly, or refused without need. */
import { expect, test } from 'vitest';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { designEdit } from './design-edit.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <title>Forno Aurora</title>
  <style>
    body { background: #ffffff; color: #222222; }
    nav { display: flex; }
    h2 { color: #7c3aed; font-size: 2rem; }
    .tag { background: #7c3aed; color: #ffffff; }
  </style>
</head>
<body>
  <header><nav><a href="#menu">Menu</a> <a href="#gallery">Gallery</a></nav></header>
  <main>
    <section id="hero"><h1>Forno Aurora</h1><p>Bread since 1950</p></section>
    <section id="menu">
      <h2>Menu</h2>
      <ul>
        <li><span>Focaccia</span> <span>4,00 €</span></li>
        <li><span>Rye bread</span> <span>6,00 €</span></li>
      </ul>
    </section>
    <section id="words">
      <h2>From first word to last crumb</h2>
      <p>Our grandfather wrote every recipe down.</p>
    </section>
    <section id="gallery">
      <h2>Gallery</h2>
      <img src="a.jpg" alt="Colour of bread"> <img src="b.jpg" alt="The oven">
    </section>
    <section id="contact"><h2>Contact</h2><p>Via Po 1, Torino. <a href="tel:+39011123456">011 123456</a></p></section>
  </main>
  <footer><p>© 2020 Forno Aurora</p></footer>
</body>
</html>`;

interface Answer {
  html: string;
  summary: string;
  isEdited: boolean;
}

function ask(prompt: string, fallbackLanguage: 'en' | 'it' = 'en'): Answer {
  const edit = designEdit({ prompt, html: PAGE, fallbackLanguage });
  if (edit.kind === 'refused') return { html: PAGE, summary: edit.summary, isEdited: false };
  const { text } = applyDiff({ original: PAGE, response: edit.response, finished: true });
  return { html: text, summary: edit.summary, isEdited: true };
}

test('the cents of a price are kept', () => {
  expect(ask('Focaccia now costs 5,50 €').html).toContain(
    '<span>Focaccia</span> <span>5,50 €</span>',
  );
});

test('a joining word is no dish', () => {
  const { html } = ask('aggiungi al menu pane di segale 3 €, poi torta di mele 2,50 €', 'it');
  expect(html).toMatch(/Torta di mele<\/span> <span>2,50 €/);
  expect(html).not.toMatch(/>\s*Poi\b/i);
});

test('a wish behind a new name is no part of the name', () => {
  const { html } = ask('Rename "Focaccia" to "Focaccia genovese" and charge 5 for it');
  expect(html).not.toMatch(/charge/);
});

test('a word that names no part of the page removes nothing', () => {
  expect(ask('delete Colour').html).toBe(PAGE);
});

test('what cannot be built is not written as a heading', () => {
  expect(ask('replace the gallery with a countdown to the opening').html).toBe(PAGE);
});

test('a bit goes with its text, or stays whole', () => {
  const { html } = ask("remove the 'From first word to last crumb' bit");
  expect(html.includes('From first word')).toBe(html.includes('Our grandfather'));
});

test('the menu at the top is the navigation', () => {
  const { html } = ask('il menu in alto deve restare fisso', 'it');
  expect(html).toContain('position: sticky');
  expect(html).toMatch(/<li><span>Focaccia<\/span> <span>4,00 €<\/span><\/li>/);
});

test('headings on the phone are no phone number', () => {
  expect(ask('titoli meno grandi sul telefono', 'it').summary).not.toMatch(/numero/);
});

test('a complaint with a wish is a request', () => {
  expect(ask('the first picture is too dark, can you make it lighter?').isEdited).toBe(true);
});

test('an account of a network is linked', () => {
  expect(ask('add my instagram @fornoaurora at the bottom').html).toContain(
    'https://www.instagram.com/fornoaurora',
  );
});

test('reviews are not invented, and the answer says so', () => {
  const { summary, isEdited } = ask('add 3 customer reviews');
  expect(isEdited).toBe(false);
  expect(summary).toMatch(/invent no reviews/);
});

test('a colour that the page shows is changed wherever it shows', () => {
  const { html } = ask('cambia il viola con verde bosco', 'it');
  expect(html).not.toContain('#7c3aed');
});

test('another font needs a name, and the answer asks for it', () => {
  const { summary, isEdited } = ask('use a different font');
  expect(isEdited).toBe(false);
  expect(summary).toMatch(/which font/);
});

test('a black background has readable text', () => {
  const { html } = ask('make the background black');
  expect(html).toContain('body { background-color: #0f0f0f; color: #d6d6d6; }');
  expect(html).not.toMatch(/^h2 \{ color: #7c3aed/m);
});
