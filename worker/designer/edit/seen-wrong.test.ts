/** Requests that were once carried out wrongly, or refused without need. */
import { expect, test } from 'vitest';
import { askPage, type Answer } from './testing/ask-page.ts';

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

function ask(prompt: string, fallbackLanguage: 'en' | 'it' = 'en', more = {}): Answer {
  return askPage({ prompt, html: PAGE, fallbackLanguage, ...more });
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

test.each([
  ['use a different font', 'en', /^New fonts: Jost for titles, Source Sans 3 for text\./],
  ['cambia carattere', 'it', /^Nuovi caratteri: Jost per i titoli, Source Sans 3 per i testi\./],
  ['use a serif', 'en', /font now Lora \(serif\)\./],
] as const)('“%s” picks one of our families and says which', (prompt, language, said) => {
  const { summary, isEdited, html } = ask(prompt, language);
  expect(summary).toMatch(said);
  expect(isEdited).toBe(true);
  expect(html).toMatch(/font-family: (?:'Source Sans 3'|Lora),/);
});

test('who asks for another font again gets another one', () => {
  const first = ask('use a different font').html;
  const again = ask('use another font', 'en', { html: first });
  expect(again.summary).toMatch(/^New fonts: Bitter for titles, Open Sans for text\./);
  expect(again.html).not.toMatch(/Jost|Source Sans/);
});

test('a page that names its fonts gets others by these names alone', () => {
  const style =
    ':root { --font-display: Fraunces, Georgia, serif; --font-text: "Source Sans 3", Arial, sans-serif; --font-mono: Consolas; } body { font-family: var(--font-text); } h1, h2 { font-family: var(--font-display); }';
  const html = PAGE.replace('<style>', `<style>${style}`);
  expect(ask('usa un altro carattere', 'it', { html }).html).toBe(
    html
      .replace('Fraunces, Georgia, serif', "'Playfair Display', Georgia, serif")
      .replace('"Source Sans 3", Arial, sans-serif', "'Source Serif 4', Georgia, serif"),
  );
});

test('a black background has readable text', () => {
  const { html } = ask('make the background black');
  expect(html).toContain('body { background-color: #0f0f0f; color: #d6d6d6; }');
  expect(html).not.toMatch(/^h2 \{ color: #7c3aed/m);
});

/** The page with more in it, before its footer. */
function pageWith(markup: string): { html: string } {
  return { html: PAGE.replace('</main>', `${markup}</main>`) };
}

test('a part goes with its menu entry, and an entry alone is no part', () => {
  const more = {
    html: PAGE.replace('<a href="#gallery">Gallery', '<a href="#words">How it works'),
  };
  const { html } = ask('get rid of the How it works part', 'en', more);
  expect(html).not.toMatch(/How it works|From first word/);
  const { summary } = ask('remove How it works from the menu', 'en', more);
  expect(summary).toContain('What it leads to stays');
});

test('a place is no part of a name', () => {
  const { html } = ask('add a section called "Training" after the menu: I studied in Rome');
  expect(html).toMatch(/<h2>Training<\/h2>[^]*id="words"/);
  const unknown = 'add a section called "Training" after the list of cures: I studied in Rome';
  expect(ask(unknown).isEdited).toBe(false);
  expect(ask('aggiungi i dolci dopo la carta: Torta 6 €, Gelato 4 €', 'it').isEdited).toBe(false);
});

test('hours change as told, or not at all', () => {
  const more = pageWith(
    '<section><h2>Hours</h2><p>Tue-Fri 9:00-17:00, Sat 9:00-15:00</p></section>',
  );
  const half = "we're closed mondays AND tuesdays. wed-fri 9 to 5.30, sat stays the same";
  expect(ask(half, 'en', more).isEdited).toBe(false);
  expect(ask("we're closed on tuesdays", 'en', more).html).toMatch(/Saturday/);
});

test.each([
  [
    'en',
    'add links to our spotify https://open.spotify.com/a and instagram https://instagram.com/a at the bottom',
    /<footer>[^]*spotify\.com[^]*instagram\.com/,
  ],
  ['it', 'aggiungi il nostro instagram @forno in fondo', /<footer>[^]*instagram\.com\/forno/],
] as const)('links asked for at the bottom stand in the footer: %s', (language, prompt, shown) => {
  expect(ask(prompt, language).html).toMatch(shown);
});

test('a new question has the form of the others', () => {
  const entry = '<details class="q" open><summary>Why?</summary><p>So.</p></details>';
  const more = pageWith(`<section id="faq"><h2>FAQ</h2>${entry}</section>`);
  const { html } = ask('Add to the faq: Do you deliver? Yes, on Mondays.', 'en', more);
  expect(html).toMatch(/<details class="q">\s*<summary>Do you deliver\?<\/summary>\s*<p>Yes/);
});

test.each([
  ['en', 'get rid of the How it works part, in the menu as well'],
  ['en', 'add a section called Training after the menu: I studied in Rome'],
  ['en', 'add our story since 1950: my grandfather opened the oven in via Po'],
  ['it', 'questa foto non mi piace, toglila'],
] as const)('words left over: not read, and the page as it was: %s: %s', (language, prompt) => {
  const answer = ask(prompt, language);
  expect(answer).toMatchObject({ html: PAGE, isEdited: false });
  expect(answer.summary).toMatch(/did not understand|Non ho capito|Dimmi quale/);
});

test('a town is not told twice', () => {
  const more = pageWith('<p><span data-placeholder="address">street</span>, Todi </p>');
  const { html } = ask('indirizzo: Via Roma 12, 06059 Todi (PG)', 'it', more);
  expect(html).toMatch(/06059 Todi \(PG\)<\/span> ?<\/p>/);
});

test.each(['"A wet dog"', 'A wet dog'])('a description goes with the new picture: %s', (alt) => {
  const { html } = ask(`swap the first photo for https://a.org/w.jpg and describe it as ${alt}`);
  expect(html).toContain('<img src="https://a.org/w.jpg" alt="A wet dog">');
});

test('a price told again in a sentence changes too, or is named', () => {
  const more = pageWith('<p>Buns, rye bread 6,00 €.</p><p>Our rye bread is worth its 6 euro.</p>');
  const { html, summary } = ask('rye bread is now 7 €', 'en', more);
  expect(html).toContain('Buns, rye bread 7,00 €.');
  expect(summary).toContain('worth its 6 euro');
});

test('the part that was not read is named', () => {
  const { html, summary } = ask('aggiungi al menu la torta a 12 € e il pane, solo il sabato', 'it');
  expect(html.includes('Pane') || /pane/.test(summary)).toBe(true);
});

test.each([
  [
    'en',
    "Can you write underneath the headline in Welsh as well? Tobias's family are Welsh. Just the headline: Rydym yn priodi mewn perllan",
  ],
  [
    'it',
    'Potete scrivere sotto il titolo anche in tedesco? Abbiamo ospiti tedeschi. Solo il titolo: Brot seit 1950',
  ],
] as const)('what is to stand below a text does not take its place: %s', (language, prompt) => {
  expect(ask(prompt, language).html).toContain('<h1>Forno Aurora</h1>');
});

const TUBS = pageWith(
  '<section id="tubs"><h2>Vaschette</h2><ul><li><span>Vaschetta da mezzo chilo</span> <span>12 €</span></li><li><span>Coppa da passeggio</span> <span>3,80 €</span></li></ul></section>',
);

test.each([
  'coppa 4,20, la vaschetta da mezzo chilo 13,50 e ne facciamo anche una da un chilo a 25',
  'coppa 4,20, la vaschetta da mezzo chilo 13,50, poi ci sarebbe la vaschetta da un chilo a 25',
])('the price of another size is not the price of the one that is listed: %s', (prompt) => {
  const { html } = ask(prompt, 'it', TUBS);
  expect(html).toMatch(/mezzo chilo<\/span> <span>13,50 €/);
  expect(html).not.toMatch(/\b25\b/);
});

test.each([
  'Da quest’anno, udite udite, abbiamo pure una nuova vaschetta, grande, e la mettiamo a 25 euro',
  'Hello dear, we also do a vaschetta of two kilos these days and it would be 25 euros for that one',
])('the price of something new is not given to what is listed: %s', (prompt) => {
  expect(ask(prompt, 'it', TUBS).html).not.toMatch(/\b25\b/);
});

test.each([
  ['it', 'mi cambi il titolo grande? metti: Pane buono anche al mare'],
  ['it', 'mi cambiate il titolo? Scrivete: Pane buono anche al mare'],
  ['en', 'can you change the headline? Put: Pane buono anche al mare'],
] as const)(
  'a text behind “put:” is the new text of what was named: %s: %s',
  (language, prompt) => {
    const { html } = ask(prompt, language);
    expect(html).toBe(PAGE.replace('<h1>Forno Aurora', '<h1>Pane buono anche al mare'));
  },
);

test('who asks to change a text and does not say to what is asked for the words', () => {
  const { summary, html } = ask('mi cambi il titolo grande?', 'it');
  expect(html).toBe(PAGE);
  expect(summary).toMatch(/Dimmi anche le parole nuove/);
});

test('words behind “put:” that nothing was named for change nothing', () => {
  expect(ask('sposta il menu in fondo. Metti: Pane buono', 'it').html).not.toContain('Pane buono');
});

test.each([
  ['it', 'vorrei lo sfondo scuro'],
  ['en', 'dark background please'],
] as const)('a dark background is that of every part: %s', (language, prompt) => {
  const html = PAGE.replace(
    '</style>',
    'section { background: #ffffff; } #hero { background: #ffffff; }</style>',
  );
  const answer = ask(prompt, language, { html });
  expect(answer.isEdited).toBe(true);
  expect(answer.html).toContain('section { background-color: #0f0f0f; }');
});

test('a background that the parts paint in plain is that of the parts, too', () => {
  const html = PAGE.replace('</style>', 'section, header, footer { background: #ffffff; }</style>');
  const { html: changed } = ask('make the background light blue', 'en', { html });
  expect(changed).not.toContain('section, header, footer { background: #ffffff; }');
});

test('a background that pictures cover in most parts is not told as the page’s', () => {
  const html = PAGE.replace(
    '</style>',
    '#menu { background: #7c3aed; } #words { background: #14532d; } #gallery { background: #7c2d12; }</style>',
  );
  const { summary, isEdited } = ask('make the background light blue', 'en', { html });
  expect(isEdited).toBe(false);
  expect(summary).not.toMatch(/is now|: now/);
});

test.each([
  ['vorrei che la gente pagasse con satispay direttamente dal sito', /pagamenti/],
  ["manda l'invito a tutti i contatti della mia rubrica", /non può spedire/],
] as const)('what cannot be done is told with its reason: %s', (prompt, reason) => {
  const { summary } = ask(prompt, 'it');
  expect(summary).not.toMatch(/^Non ho capito/);
  expect(summary.replace(prompt, '')).toMatch(reason);
});

/** A page with a menu button, buttons, and a card whose title speaks of buttons. */
const SHOP = PAGE.replace(
  '<header>',
  '<a class="skip" href="#menu">Skip</a><header><button class="menu-button" type="button" aria-expanded="false">Menu</button>',
)
  .replace('</style>', '.button { background: #7c3aed; color: #ffffff; }</style>')
  .replace(
    'Bread since 1950</p>',
    'Bread since 1950</p><a class="button" href="#contact">Order</a>',
  )
  .replace(
    '</main>',
    '<section id="work"><h2>Work</h2><ul><li><article><h3>A museum of bottoni</h3><p>Signs</p></article></li><li><article><h3>A mill</h3><p>Bags</p></article></li></ul></section></main>',
  );

test.each([
  'Mettilo pure nel menu a comparsa della prenotazione',
  'aggiorna il menu a soffietto',
  'cambia menu a scomparsa',
])('a kind of menu is no exchange of texts: %s', (prompt) => {
  expect(ask(prompt, 'it', { html: SHOP })).toMatchObject({ html: SHOP, isEdited: false });
});

test.each([
  ['cambia Focaccia a Schiacciata', '<span>Schiacciata</span>'],
  ['cambia "Bread since 1950" a "Pane dal 1950"', '<p>Pane dal 1950</p>'],
  ['cambia il titolo a Pane e basta', '<h1>Pane e basta</h1>'],
  ['cambia il testo del pulsante Order a "Ordina"', '>Ordina</a>'],
])('a whole text of the page may be exchanged by “a”: %s', (prompt, shown) => {
  expect(
    ask(prompt, 'it', { html: SHOP.replace('</p><a class="button"', '</p> <a class="button"') })
      .html,
  ).toContain(shown);
});

test('a word for a kind of element means these before a title that holds it', () => {
  const { html, summary } = ask('bottoni verde bosco', 'it', { html: SHOP });
  expect(summary).toMatch(/Pulsanti|Buttons/);
  expect(html).toMatch(/<article><h3>A museum of bottoni/);
  expect(html).not.toMatch(/<li data-edit="\d"><article><h3>A museum/);
});

test('an entry that is called like a kind of element is not painted in its place', () => {
  const html = PAGE.replace('<span>Focaccia</span>', '<span>Bottoni</span>');
  expect(ask('bottoni verde bosco', 'it', { html }).isEdited).toBe(false);
  expect(ask('bottoni 5 €', 'it', { html }).html).toContain('<span>Bottoni</span> <span>5,00 €');
});

test.each([
  [
    'en',
    'show our hours somewhere. tue-fri 7 to 1, sat 8 to 2, closed mondays and feast days',
    'feast days',
  ],
  ['en', 'add our opening hours: tue-fri 7 to 1, closed mondays and feast days', 'feast days'],
  [
    'it',
    'metti i nostri orari da qualche parte. lun-ven 7-13, sab 8-12, chiuso domenica e vigilie',
    'vigilie',
  ],
] as const)(
  'hours are added, and what is left of them is quoted: %s: %s',
  (language, prompt, left) => {
    const { html, summary } = ask(prompt, language);
    expect(html).toContain('class="added-hours"');
    expect(summary).toMatch(new RegExp(`(?:understand|capito): [“«]${left}[”»]`));
  },
);

test.each([
  ['it', 'cambia Focaccia 4,00 € in Focaccia 4,80 €', '<span>Focaccia</span> <span>4,80 €</span>'],
  ['en', 'change Rye bread 6 € to Rye bread 7 €', '<span>Rye bread</span> <span>7,00 €</span>'],
] as const)(
  'a name with its price on both sides is a new price: %s: %s',
  (language, prompt, shown) => {
    expect(ask(prompt, language).html).toContain(shown);
  },
);

test('a pair whose old price is not the one that stands there changes nothing', () => {
  expect(ask('cambia Focaccia 9 € in Focaccia 10 €', 'it').html).toBe(PAGE);
});

test('who quotes the words is not asked for them', () => {
  const prompt =
    'Write a second note below: 3 May, "The sack", and the line "It is full." The article comes later';
  expect(ask(prompt).summary).not.toMatch(/I need the words/);
});

test('a typeface that is named as an example of a sort is the one that is meant', () => {
  const { summary } = ask('headings in a serif, something like Garamond');
  expect(summary).toMatch(/font now EB Garamond/);
  expect(ask('per i titoli un carattere con le grazie, tipo Bodoni', 'it').summary).toMatch(
    /Bodoni/,
  );
});

test.each([
  ['it', 'il viola un poco più spento, verso il prugna'],
  ['en', 'the price war chart gone, it looks like bragging'],
] as const)(
  'a wish that says what it wants is not called a look of many meanings: %s: %s',
  (language, prompt) => {
    expect(ask(prompt, language).summary).not.toMatch(/many things|molte cose/);
  },
);

test.each(['could you make it pop a bit', 'make the whole thing stand out'])(
  'what is to stand out can mean many things: %s',
  (prompt) => {
    expect(ask(prompt)).toMatchObject({ html: PAGE, isEdited: false });
    expect(ask(prompt).summary).toMatch(/can mean many things/);
  },
);
