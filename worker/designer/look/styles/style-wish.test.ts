import { expect, test } from 'vitest';
import type { DressId } from '../dress/dresses.ts';
import { readStyleWish } from './style-wish.ts';

const ASKED: Record<DressId, readonly string[]> = {
  checker: ['checkerboard', 'checkered floor', 'a scacchi', 'come una scacchiera'],
  comic: ['comic panels', 'like a graphic novel', 'a fumetti', 'vignette', 'pop art', 'manga'],
  letterpress: ['letterpress', 'movable type', 'caratteri mobili', 'stampato al torchio'],
  handbill: ['Victorian handbill', 'playbill', 'manifesto vittoriano', 'western', 'ottocentesco'],
  zine: ['zine', 'cut-and-paste', 'fanzine fotocopiata', 'ritagli'],
  seeds: ['old seed catalogue', 'vecchio catalogo di sementi', 'bustina di semi', 'apothecary'],
  botanic: ['botanical plate', 'tavola botanica', 'erbario', 'herbarium', 'field guide'],
  ticket: ['tram ticket', 'like a train ticket', 'biglietto del tram', 'boarding pass'],
  receipt: ['receipt', 'till roll', 'come uno scontrino'],
  manuscript: ['medieval manuscript', 'manoscritto medievale', 'codice miniato', 'parchment'],
  deco: ['art deco', 'art déco', 'stile Gatsby', 'anni venti'],
  nouveau: ['art nouveau', 'stile liberty', 'jugendstil'],
  bauhaus: ['Bauhaus', 'De Stijl', 'Mondrian'],
  swissGrid: ['Swiss grid', 'international style', 'tipografia svizzera', 'griglia rigorosa'],
  anderson: ['Wes Anderson', 'symmetrical pastel', 'pastello simmetrico'],
  memphis: ['Memphis', 'eighties', 'anni ottanta'],
  seventies: ['seventies', 'anni settanta', 'psichedelico'],
  arcade: ['80s arcade', '8-bit', 'pixel art', 'sala giochi', 'videogioco'],
  film: ['film strip', 'pellicola', 'cinematografico', 'silent film'],
  blueprint: ['blueprint', 'cianografia', 'disegno tecnico', 'patent drawing'],
  japanese: ['Japanese minimal', 'minimalismo giapponese', 'wabi-sabi'],
  museum: ['museum label', 'cartellino da museo', 'cabinet of curiosities', 'wunderkammer'],
  chalk: ['chalkboard', 'blackboard', 'lavagna', 'gessetti'],
  board: ['departure board', 'tabellone delle partenze', 'split-flap', 'timetable'],
  notebook: ['notebook', 'quaderno a righe', 'exercise book'],
  squared: ['squared paper', 'quaderno a quadretti', 'graph paper'],
  kraft: ['kraft paper', 'carta da pacchi', 'brown paper', 'cartone'],
  postcard: ['postcard', 'come una cartolina', 'airmail', 'posta aerea', 'francobollo'],
  topo: ['topographic map', 'curve di livello', 'old map', 'carta nautica'],
  cards: ['library card', 'schedario', 'dossier', 'typewriter', 'macchina da scrivere'],
  album: ['scrapbook', 'polaroid', 'album di famiglia', 'bacheca'],
  circus: ['circus', 'fairground', 'circo', 'luna park'],
  tiles: ['azulejos', 'maioliche', 'piastrelle', 'mosaic'],
  gingham: ['gingham', 'vichy', 'tovaglia a quadretti', 'quadretti rossi'],
  stitched: ['embroidery', 'ricamo', 'patchwork', 'punto croce'],
  deck: ['playing cards', 'carte da gioco', 'tarocchi'],
};

test.each(Object.entries(ASKED))(
  '%s is built for those who ask for it, in both languages',
  (dress, moods) => {
    expect(moods.map((mood) => [mood, readStyleWish({ mood }).look.dress])).toEqual(
      moods.map((mood) => [mood, dress]),
    );
  },
);

test.each([
  'warm and honest',
  'elegante e sobrio',
  'no comic book look, serious',
  'niente piastrelle, moderno',
  'modern and clean',
  'rustico',
])('"%s" asks for no thing to be built like', (mood) => {
  expect(readStyleWish({ mood }).look.dress).toBeUndefined();
});
