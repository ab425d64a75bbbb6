/** What people state of a page, and the texts that change for it. */
import { expect, test } from 'vitest';
import { askPage } from '../testing/ask-page.ts';

const COURSE = `<!doctype html>
<html lang="en"><head><title>Second Shift</title></head><body><main>
  <section id="pricing"><h2>Fees</h2><ul>
    <li data-minor="62000"><h3>One term</h3><p class="sum">£620</p></li>
    <li data-minor="9000"><h3>Bursary</h3><p class="sum">£90</p><ul><li>Four places each year</li><li>Decided by last year’s class</li></ul></li>
    <li data-minor="3500"><h3>Day</h3><p class="sum">£35</p></li>
  </ul></section>
  <section id="events"><h2>Dates</h2><ol>
    <li><p class="when">Saturday 20 March 2027, 2 pm</p><h3>Seed swap</h3><p>Tea 50p. Bring labels.</p></li>
    <li><p class="when">Sunday 11 July 2027, 11 to 4</p><h3>Open day</h3><p>Cake £3.</p></li>
  </ol></section>
  <section id="countdown"><h2>Until the swap</h2><p><time datetime="2027-03-20T14:00">20 March 2027, 14:00</time></p><p class="clock" data-until="2027-03-20T14:00"></p></section>
</main></body></html>`;

const NIDO = `<!doctype html>
<html lang="it"><head><title>Nido</title></head><body><main>
  <section id="pricing"><h2>Le rette</h2><ul>
    <li><h3>Mezza giornata</h3><p>410 € al mese</p></li>
    <li><h3>Giornata intera</h3><p>560 € al mese</p></li>
  </ul></section>
  <section id="recipes"><h2>Ricette</h2><ul>
    <li><h3>Rafanata</h3><p>un’ora, per sei</p><ul><li>6 uova</li><li>70 g di rafano</li></ul></li>
  </ul><p>Rispondete entro il 15 giugno, così possiamo contare.</p></section>
</main></body></html>`;

/** The lines of the page that changed, as they are now. */
function changed(html: string, prompt: string): string[] {
  const lines = new Set(html.split('\n'));
  const answer = askPage({ prompt, html, fallbackLanguage: 'en' });
  return answer.html.split('\n').flatMap((line) =>
    lines.has(line)
      ? []
      : line
          .replace(/<[^>]*?(data-\w+|datetime)="([^"]*)"[^>]*>/g, ' [$2] ')
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
  );
}

test.each([
  [
    'the bursary is £75 not 90, with six places each year',
    ['[7500] Bursary £75 Six places each year Decided by last year’s class'],
  ],
  ['day goes up to 37.50', ['[3750] Day £37.50']],
  [
    'the bursary: 95 instead of 90',
    ['[9500] Bursary £95 Four places each year Decided by last year’s class'],
  ],
  [
    'seed swap is at 3 pm not 2, and tea is now 60p',
    [
      'Saturday 20 March 2027, 3 pm Seed swap Tea 60p. Bring labels.',
      'Until the swap [2027-03-20T15:00] 20 March 2027, 15:00 [2027-03-20T15:00]',
    ],
  ],
  ['open day has moved to 18 July 2027', ['Sunday 18 July 2027, 11 to 4 Open day Cake £3.']],
] as const)('the value that is named changes as the page writes it: %s', (prompt, lines) => {
  expect(changed(COURSE, prompt)).toEqual(lines);
});

test.each([
  ['mezza giornata passa da 410 a 430 euro', ['Mezza giornata 430 € al mese']],
  [
    'nella rafanata le uova sono 7 non 6 e il rafano 85 g',
    ['Rafanata un’ora, per sei 7 uova 85 g di rafano'],
  ],
  [
    'si risponde entro il 31 maggio non il 15 giugno',
    ['Rispondete entro il 31 maggio, così possiamo contare.'],
  ],
] as const)('so in Italian: %s', (prompt, lines) => {
  expect(changed(NIDO, prompt).map((line) => line.replace('Ricette ', ''))).toEqual(lines);
});

test.each([
  'is the bursary £75?',
  'the bursary is £75 but only for parents',
  'the bursary was £75',
  'open day is from 10 to 3',
  'everything is £20',
  'the library is £75',
  'the bursary is 75 €',
  'tea is now 3 pm',
  'open day is £4 and 50',
])('what asks, limits, or fits nothing changes nothing: %s', (prompt) => {
  expect(changed(COURSE, prompt)).toEqual([]);
});

test('of several things that fit it is asked which is meant', () => {
  const answer = askPage({ prompt: 'la retta è 590 euro', html: NIDO, fallbackLanguage: 'it' });
  expect(answer).toMatchObject({ isEdited: false });
  expect(answer.summary).toContain('Mezza giornata: 410 €');
  expect(answer.summary).toContain('Giornata intera: 560 €');
});

test('of two sums of one entry it is asked which, unless the words beside one of them say', () => {
  const html =
    '<html lang="it"><body><main><section id="menu"><h2>Dolci</h2><ul><li><h3>Crostata</h3><p>Intera; la fetta costa 2,50 €.</p><span>14 €</span></li><li><h3>Torta</h3><span>9 €</span></li></ul></section></main></body></html>';
  const ask = (prompt: string) => askPage({ prompt, html, fallbackLanguage: 'it' });
  expect(ask('la crostata intera viene 15')).toMatchObject({ html, isEdited: false });
  expect(ask('la fetta di crostata viene 2,80').html).toBe(html.replace('2,50', '2,80'));
});

test('a price per month is not told of an entry called “A month”', () => {
  const html =
    '<html lang="en"><body><main><section id="pricing"><h2>Desks</h2><ul><li><h3>Your own</h3><p>£210 a month</p></li><li><h3>Ten days</h3><p>£140</p></li></ul></section><section id="sums"><h2>Do the sums</h2><table><tbody><tr><th scope="row">A month</th><td>£210</td></tr><tr><th scope="row">Way out</th><td>thirty days</td></tr></tbody></table></section></main></body></html>';
  const ask = (page: string) =>
    askPage({ prompt: 'A month goes up to £901', html: page, fallbackLanguage: 'en' });
  expect(ask(html).html).toBe(html.replace('<td>£210', '<td>£901'));
  expect(ask(html).summary).toContain('The old amount still stands in: “£210 a month”');
  const compared = html.replace('<td>£210</td>', '<td>£210</td><td>£900 and a solicitor</td>');
  expect(ask(compared)).toMatchObject({ html: compared, isEdited: false });
  expect(ask(compared).summary).toContain('A month: £900');
});

test('what else a request asks for is not swallowed by a date that stands once', () => {
  const html =
    '<html lang="it"><body><main><section id="rsvp"><h2>Venite</h2><p>Fatecelo sapere entro il 15 giugno, così zia Wanda può cominciare.</p></section></main></body></html>';
  const prompt = 'si risponde entro il 31 maggio non il 15 giugno, e zia wanda diventa zia Carla';
  expect(askPage({ prompt, html, fallbackLanguage: 'it' }).html).toBe(
    html.replace('15 giugno', '31 maggio').replace('zia Wanda', 'zia Carla'),
  );
});

const WEDDING = `<!doctype html>
<html lang="en"><head><title>Nell</title></head><body><main>
<section id="hero"><h1>Nell and Tobias</h1><p>Saturday 19 June 2027, on the hill.</p></section>
<section id="day"><h2>The day</h2><ol>
<li><p class="when">2 pm</p><h3>We say it</h3><p>Twenty minutes.</p></li>
<li><p class="when">6 pm</p><h3>Supper</h3><p>Level 2 of the barn, from 19 January.</p></li></ol></section>
<section id="count"><h2>Until then</h2><p><time datetime="2027-06-19T14:00">19 June 2027, 14:00</time></p><p class="clock" data-until="2027-06-19T14:00"></p></section>
<section id="shoot"><h2>Films</h2><ul><li>Frames done 96 of 140</li><li>Eyes: set B</li></ul>
<ol><li><h3>Soup</h3><p class="tag">18 €</p><p class="when">22 January 2027</p></li><li><h3>Choir</h3><p class="tag">25 €</p><p class="when">19 February 2027</p></li></ol></section>
<section id="hours"><h2>Open</h2><table><tbody>
<tr data-day="0" data-times=""><th scope="row">Monday</th><td>closed</td></tr>
<tr data-day="1" data-times="09:00-12:00 15:00-19:00"><th scope="row">Tuesday</th><td>09:00–12:00, 15:00–19:00</td></tr>
<tr data-day="5" data-times="09:00-18:00"><th scope="row">Saturday</th><td>09:00–18:00</td></tr>
</tbody></table></section>
</main></body></html>`;

test.each([
  [
    'We had to move the wedding!! now Saturday 26 June 2027 and we say it at 2.30 pm',
    [
      'Nell and Tobias Saturday 26 June 2027, on the hill.',
      '2.30 pm We say it Twenty minutes.',
      'Until then [2027-06-26T14:30] 26 June 2027, 14:30 [2027-06-26T14:30]',
    ],
  ],
  ['Frames done 112 of 140 please', ['Films Frames done 112 of 140 Eyes: set B']],
  [
    'the soup is moved to 29 January 2027 and costs 20 €',
    ['Soup 20 € 29 January 2027 Choir 25 € 19 February 2027'],
  ],
  [
    'the choir is not on 19 but on 26 February',
    ['Soup 18 € 22 January 2027 Choir 25 € 26 February 2027'],
  ],
] as const)('told without a name, or with another figure beside it: %s', (prompt, lines) => {
  expect(changed(WEDDING, prompt)).toEqual(lines);
});

/** The days of the week with their times, as scripts read them. */
function week(prompt: string): string[] {
  const { html } = askPage({ prompt, html: WEDDING, fallbackLanguage: 'en' });
  return [...html.matchAll(/data-day="(\d)" data-times="([^"]+)"/g)].map(
    ([, day, times]) => `${day} ${times}`,
  );
}

test.each([
  [
    'we now open on Mondays from 12 to 6 and close on Tuesdays instead',
    ['0 12:00-18:00', '5 09:00-18:00'],
  ],
  [
    'da lunedì siamo aperti anche il lunedì, 18:30-23:30, e chiusi il martedì',
    ['0 18:30-23:30', '5 09:00-18:00'],
  ],
  [
    'il sabato apriamo alle 10 e chiudiamo alle 13, niente pomeriggio',
    ['1 09:00-12:00 15:00-19:00', '5 10:00-13:00'],
  ],
  ['la sera chiudiamo alle 20 il martedì', ['1 09:00-12:00 15:00-20:00', '5 09:00-18:00']],
  ['Monday to Saturday we are open 9 to 1', [0, 1, 2, 3, 4, 5].map((day) => `${day} 09:00-13:00`)],
  ['we now close at 7 on Saturdays', ['1 09:00-12:00 15:00-19:00', '5 09:00-19:00']],
])('hours told as they are now: %s', (prompt, days) => {
  expect(week(prompt)).toEqual(days);
});

test.each([
  'add a class on Wednesdays at 18.00, level 2, in the barn, from 21 January',
  'we open late on Saturdays in August',
  'we may close on Tuesdays',
  'we are open only on Saturdays, 9 to 1',
])('what is told of something else changes nothing: %s', (prompt) => {
  expect(changed(WEDDING, prompt)).toEqual([]);
});

test('a number in words that a list no longer has is pointed out', () => {
  const html = WEDDING.replace('on the hill', 'three suppers').replace(
    '</ol></section>',
    '<li><h3>Cake</h3></li></ol></section>',
  );
  const { summary } = askPage({ prompt: 'Supper is cancelled', html, fallbackLanguage: 'en' });
  expect(summary).toContain('Look whether “three suppers” still holds');
});
