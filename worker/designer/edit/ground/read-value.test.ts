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

test('what else a request asks for is not swallowed by a date that stands once', () => {
  const html =
    '<html lang="it"><body><main><section id="rsvp"><h2>Venite</h2><p>Fatecelo sapere entro il 15 giugno, così zia Wanda può cominciare.</p></section></main></body></html>';
  const prompt = 'si risponde entro il 31 maggio non il 15 giugno, e zia wanda diventa zia Carla';
  expect(askPage({ prompt, html, fallbackLanguage: 'it' }).html).toBe(
    html.replace('15 giugno', '31 maggio').replace('zia Wanda', 'zia Carla'),
  );
});
