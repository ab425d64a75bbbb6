/** Requests of strangers that were carried out wrongly, or refused without need, at first sight. */
import { expect, test } from 'vitest';
import { askPage, type Answer } from './testing/ask-page.ts';

const SALON = `<!doctype html>
<html lang="en">
<head><title>Studio Nord</title><style>body { color: #222222; background: #ffffff; } h1 { font-size: 3rem; }</style></head>
<body>
  <header id="top"><a href="#top">Studio Nord</a><nav><a href="#services">Services</a> <a href="#gallery">Gallery</a></nav></header>
  <main>
    <section id="hero"><h1>A haircut that grows out well</h1><p>Cut and colour in Leeds.</p><a class="button" href="#contact">Book an appointment</a></section>
    <section id="services"><h2>What we do</h2>
      <ul>
        <li><h3>Cuts</h3> <span class="price">£35</span></li>
        <li><h3>Colour</h3><p>Roots or full colour.</p> <span class="price">£60</span></li>
        <li><h3>Sea Room</h3> <span class="price">£95</span></li>
      </ul>
    </section>
    <section id="about"><h2>How we look at hair</h2><p>Colour is chemistry with consequences.</p></section>
    <section id="gallery"><h2>Gallery</h2><figure><img src="a.jpg" alt="First snip"></figure></section>
    <section id="hours"><h2>Opening hours</h2>
      <table><tbody>
        <tr data-day="3" data-times="09:00-18:00"><th scope="row">Thursday</th><td>09:00–18:00</td></tr>
        <tr data-day="5" data-times="08:00-14:00"><th scope="row">Saturday</th><td>08:00–14:00</td></tr>
        <tr data-day="6" data-times="12:00-15:00 19:00-23:00"><th scope="row">Sunday</th><td>12:00–15:00, 19:00–23:00</td></tr>
      </tbody></table>
    </section>
    <section id="faq"><h2>Before the first snip</h2>
      <details><summary>Are pets allowed?</summary><p>Ask us.</p></details>
      <details><summary>Can I bring a photo?</summary><p>Please do.</p></details>
    </section>
    <section id="contact"><h2>Contact</h2>
      <dl>
        <div><dt>Phone</dt><dd><span data-placeholder="phone">phone number</span></dd></div>
        <div><dt>Opening hours</dt><dd><span data-placeholder="hours">opening hours</span></dd></div>
      </dl>
      <address><p>Studio Nord</p><p><span data-placeholder="address">street and number</span>, Leeds</p></address>
      <a href="https://www.openstreetmap.org/search?query=Studio%20Nord%2C%20Leeds">Open the map</a>
      <form action="mailto:"><button type="submit">Send message</button></form>
    </section>
  </main>
  <footer><dl><div><dt>Address</dt><dd>Leeds</dd></div></dl><p>© 2026 Studio Nord</p></footer>
</body>
</html>`;

const YOGA = `<!doctype html>
<html lang="it">
<head><title>Respiro</title></head>
<body>
  <main>
    <section id="hero"><h1>Respira</h1></section>
    <section id="about"><h2>Chi siamo</h2><p>Studio di yoga: abbonamento mensile 60 €, prova gratuita.</p><p>Le posizioni si adattano ai corpi.</p></section>
    <section id="services"><h2>Le lezioni</h2>
      <ul>
        <li><h3>Abbonamento mensile</h3> <span class="price">60 €</span></li>
        <li><h3>Pilates</h3><p>Gesti piccoli.</p></li>
        <li><h3>Meditazione</h3><p>Sedersi.</p></li>
      </ul>
    </section>
  </main>
</body>
</html>`;

function ask(prompt: string): Answer {
  return askPage({ prompt, html: SALON, fallbackLanguage: 'en' });
}

function askYoga(prompt: string): Answer {
  return askPage({ prompt, html: YOGA, fallbackLanguage: 'it' });
}

function orderOf(html: string): string[] {
  return [...html.matchAll(/<section[^>]*id="([\w-]+)"/g)].map(([, id]) => id ?? '');
}

test('to swap two sections round makes no corners round', () => {
  const { html } = ask('swap the gallery and the opening hours round');
  expect(orderOf(html)).toEqual([
    'hero',
    'services',
    'about',
    'hours',
    'gallery',
    'faq',
    'contact',
  ]);
  expect(html).not.toContain('border-radius');
});

test('what is told of an entry behind a colon describes it and leaves its name', () => {
  const { html } = ask(
    'please add a short description under each one. Sea room: double bed, bay window. Cuts: wash included!',
  );
  expect(html).toMatch(/<h3>Sea Room<\/h3>\s*<p>Double bed, bay window/);
  expect(html).toMatch(/<h3>Cuts<\/h3>\s*<p>Wash included/);
});

test('where a new section stands is no part of its title', () => {
  const { html, summary } = ask(
    'Could you put a section called Selected work after the about part, with space for 6 pictures?',
  );
  expect(html).toContain('>Selected work</h2>');
  expect(orderOf(html).slice(2, 4)).toEqual(['about', 'selected-work']);
  expect(summary).not.toContain('after the about');
});

test('new entries with prices go into the list that is there, names in brackets too', () => {
  const { html } = ask(
    "Add three services: Blow-dry £28, Fringe trim £9.50, Children's cut (under 12) £18",
  );
  expect(orderOf(html).filter((id) => id.startsWith('services'))).toEqual(['services']);
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name)).toEqual([
    'Cuts',
    'Colour',
    'Sea Room',
    'Blow-dry',
    'Fringe trim',
    "Children's cut (under 12)",
  ]);
});

test('a sum in running text makes no price list of it', () => {
  const { html } = askYoga(
    'Abbonamento mensile 65 €, aggiungi carnet 10 lezioni 110 € e lezione singola 13,50',
  );
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name)).toEqual([
    'Abbonamento mensile',
    'Pilates',
    'Meditazione',
    'Carnet 10 lezioni',
    'Lezione singola',
  ]);
});

test('a part of a day closes without the rest of it', () => {
  const { html } = ask('on sunday evening we are closed');
  expect(html).toContain('data-day="6" data-times="12:00-15:00"');
  expect(html).toContain('data-day="5" data-times="08:00-14:00"');
});

test('a part of a day that has one opening only is asked for', () => {
  expect(ask('on saturday evening we are closed').html).toBe(SALON);
});

test('hours behind a colon fill their place and leave its label', () => {
  const page = SALON.replace(/<section id="hours">.*?<\/section>/s, '');
  const { html } = askPage({
    prompt: 'hours: Mon-Fri 8-18, Saturday 8-12.30, Sunday closed. Emergencies around the clock',
    html: page,
    fallbackLanguage: 'en',
  });
  expect(html).toMatch(/<dt>Opening hours<\/dt><dd><span>Mon-Fri/);
});

test('an address takes the place of the town alone and of the search on the map', () => {
  const { html, summary } = ask('Our address is 7 Church Lane, Leeds LS1 4DE');
  expect(html).toContain('<dt>Address</dt><dd>7 Church Lane, Leeds LS1 4DE</dd>');
  expect(html).toContain('query=7%20Church%20Lane%2C%20Leeds%20LS1%204DE');
  expect(summary).toContain('2 places');
});

test('a list of people is not too long to be read', () => {
  const { html } = ask(
    'Can we have a bit about the team? Jess - owner and colourist, Amira - senior stylist, curly hair, Tom - barbering and short cuts',
  );
  expect(html).toMatch(/Jess.*Amira.*Tom/s);
});

test('a paragraph told behind a colon is not too long to be read', () => {
  const { html } = askYoga(
    "aggiungete un paragrafo su di noi: Siamo Carla e Piero, abbiamo comprato il casale nel 1998 e da allora facciamo olio, un po' di vino e tanta marmellata.",
  );
  expect(html).toContain('<p>Siamo Carla e Piero, abbiamo comprato il casale nel 1998');
});

test.each([
  ['Let people pay for their bread by card on the site', /cannot take payments/],
  ['send an email to everyone who visited my site every month', /cannot send e-mails/],
  ['put four or five nice guest reviews on, just make them up for now', /I invent no reviews/],
  ['show live availability from our booking.com calendar', /cannot connect a booking calendar/],
  ['write that we are in the Michelin guide, even if it is not true yet', /you say is not true/],
])('the reason of a refusal is the real one: %s', (prompt, reason) => {
  const { html, summary } = ask(prompt);
  expect(html).toBe(SALON);
  expect(summary).toMatch(reason);
});

test.each([
  [
    'We now open on Sundays too, 9 to 1. And Saturday till 3pm instead of 2',
    /data-day="5" data-times="08:00-15:00"/,
  ],
  ['thursday we stay til 8', /data-day="3" data-times="09:00-20:00"/],
  [
    'Sea Room is now 110 a night, Cuts £37.50, colour stays the same',
    /Sea Room<\/h3> <span class="price">£110</,
  ],
  [
    "remove the pets question, we don't take pets any more",
    /<h2>Before the first snip<\/h2>\s*<details><summary>Can I/,
  ],
  ['make the send button orange', /button(?:\[type|\[data|\b)[^}]*background-color: #/],
  ['add that we won Best Salon in Leeds 2025', /<p>We won Best Salon in Leeds 2025\.<\/p>/],
  [
    'i want the book an appointment button to go to https://nord.example/book and open in new tab',
    /href="https:\/\/nord\.example\/book" target="_blank"/,
  ],
  ['what does the headline mean? put Great hair, no fuss instead', /<h1>Great hair, no fuss<\/h1>/],
  [
    'remove colour and put instead Balayage: light placed by hand',
    /<h3>Balayage<\/h3><p>Light placed by hand/,
  ],
  [
    'I’d like a review section above the gallery. First one: "Kind hosts." - Helen, York',
    /<p>Kind hosts\.<\/p>\s*<footer>Helen, York</,
  ],
  ['phone 0113 496 0872, mobile 07700 900123', /tel:07700900123/],
  [
    'on my phone the headline is massive, can you shrink it a little there but leave it on the computer',
    /@media[^{]*\{[^{]*h1/,
  ],
  ['our instagram is studio.nord.leeds', /instagram\.com\/studio\.nord\.leeds/],
])('read on first sight: %s', (prompt, shown) => {
  const { html, summary } = ask(prompt);
  expect(html).toMatch(shown);
  expect(summary).not.toMatch(/I did not understand/);
});

test('a change for phones leaves other screens', () => {
  const { html } = ask(
    'on my phone the headline is massive, can you shrink it a little there but leave it on the computer',
  );
  expect(html.replace(/@media[^{]*\{[^}]*\}\s*\}/g, '')).not.toMatch(/data-edits>[^<]*font-size/);
});

test.each([
  'put that in the contact section',
  'add that photo to the gallery',
  'rename Prices to Drinks in the menu',
  'write that we have 4.9 stars on Google, more or less',
])('not carried out on a guess: %s', (prompt) => {
  expect(ask(prompt).html).toBe(SALON);
});

test('prices go without what they belong to', () => {
  const { html } = ask('out with the prices');
  expect(html).toContain('<h3>Sea Room</h3>');
  expect(html).not.toMatch(/class="price"/);
});

test('what somebody says of a text is no part of it, and a wish behind it is none either', () => {
  const { html, summary } = ask(
    'Add a question: Do you take cards? Yes, all of them. People keep asking me on the phone.',
  );
  expect(html).toMatch(/<p>\s*Yes, all of them\.\s*<\/p>/);
  expect(summary).toContain('People keep asking');
  expect(ask('Headline: Great hair in Leeds and a bit smaller').html).toContain(
    '<h1>Great hair in Leeds</h1>',
  );
});

test.each([
  ['Cuts should be where Colour is and the other way round', /Colour<\/h3>.*Cuts<\/h3>/s],
  [
    'What we do: add beard trim, hot towel shave',
    /<h3>Beard trim<\/h3>.*<h3>Hot towel shave<\/h3>/s,
  ],
  ['on phones the headline is way too big, it breaks in four lines', /@media[^{]*\{[^{]*h1/],
  [
    'Where it says "Cut and colour in Leeds." it must be "Cut and colour in York."',
    /<p>Cut and colour in York\.<\/p>/,
  ],
  ['header green instead of blue', /header|#top/],
])('read in an owner’s own way: %s', (prompt, shown) => {
  expect(ask(prompt).html).toMatch(shown);
});

test.each([
  ['remove the mail address, i only get spam', /send e-mails/],
  ['add to the faq: what if I am ill, just call me and you pay nothing', /payments/],
])('no reason is given that does not fit: %s', (prompt, reason) => {
  expect(ask(prompt).summary).not.toMatch(reason);
});

test('where an entry is to stand is no part of its name', () => {
  expect(ask('What we do: add Balayage at the end').html).toContain('<h3>Balayage</h3>');
});
