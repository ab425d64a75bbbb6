import { expect, test } from 'vitest';
import { designPage, type DesignedPage } from '../design-page.ts';

function make(prompt: string): DesignedPage {
  return designPage({ prompt, seed: 2, fallbackLanguage: 'en', year: 2026 });
}

test.each([
  [
    'Furniture restorer in Hexley, called Ludlow & Daughter. Please add a before and after section. Ring 01632 960555.',
    'beforeafter',
  ],
  [
    'App to plan school runs, called Kerbside. For iPhone and Android, free for up to three families.',
    'download',
  ],
  [
    'Podcast about old ferries called "Slip Road". ep 3 The Last Boat, ep 2 Ropes, ep 1 Fog. On Spotify and Apple Podcasts.',
    'episodes',
  ],
  [
    'Podcast about old ferries called "Slip Road". ep 3 The Last Boat, ep 2 Ropes, ep 1 Fog. On Spotify and Apple Podcasts.',
    'listen',
  ],
  [
    'Wedding invitation for Ada and Bruno, 12 June 2027 at Villa Rosa. Please RSVP by 1 May to ada@example.org.',
    'rsvp',
  ],
  [
    'Cheese shop in Thirlby called Rind & Co, with a cart so people can order online. Cheddar £9, Brie £7, Stilton £11. hello@rind.example',
    'catalogue',
  ],
  [
    'B&B Sea House in Rostrevor. Double room £90, twin room £80, family room £120. stay@seahouse.example',
    'rooms',
  ],
  [
    'Conference on bees, 4 May 2027, in Ostrava Hall.\nSpeakers:\n- Ida Holm, Wild hives\n- Per Aas, Honey law',
    'speakers',
  ],
  [
    'Sito per il mio negozio di tende a Pieve. Vorrei un modulo per chiedere un preventivo. Tel 0444 555 030',
    'booking',
  ],
])('a section that is asked for by what it does is made: %s', (prompt, kind) => {
  expect(make(prompt).sections).toContain(kind);
});

test('the words that a brief wants on its button stand there, and promise what they lead to', () => {
  const prompt =
    'App per i turni delle scale, si chiama Gradino. Un pulsante "Avvisami quando esce". ciao@gradino.example';
  const { drawing, sections } = make(prompt);
  expect(drawing?.plan.action).toEqual({ label: 'Avvisami quando esce', link: '#newsletter' });
  expect(sections).toContain('newsletter');
});

test('where nobody books, nobody is asked to', () => {
  const { html } = make('Barber shop called Fade Out in Leeds, walk-ins only, cut £15, beard £9.');
  expect(html).not.toContain('Find a time');
});

test('a wish that no section fulfils is told, and what is refused or done is not', () => {
  const { notDone } = make(
    'Bakery in Turin called Da Rosa. Please show a live camera from the oven. I would like a form to order cakes. No balloons, no clowns or glitter. ciao@darosa.example',
  );
  expect(notDone).toEqual(['Please show a live camera from the oven.']);
});

test('a page of links lists what it leads to, with a gap where the address is missing', () => {
  const { sections, toComplete } = make(
    'Pagina con tutti i miei link: sono Nino (@ninoincucina). Canale video, libro di ricette, corsi in presenza, mail nino@posta.example',
  );
  expect(sections).toContain('links');
  expect(toComplete).toContain('gli indirizzi a cui portano i link');
});
