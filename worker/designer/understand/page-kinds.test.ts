import { expect, test } from 'vitest';
import { readPageKind } from './page-kinds.ts';

test.each([
  ['invitation', 'save the date priya & tom 14 august 2027'],
  ['invitation', 'Ada turns 5! Party at ours, Saturday 3pm, 12 Mill Lane. RSVP 07700 900123'],
  ['invitation', 'housewarming party friday 8pm bring a bottle'],
  ['invitation', "you're invited to our engagement drinks at The Nag's Head, 4 June"],
  ['invitation', 'siete invitati al nostro aperitivo di fidanzamento, Bar Roma, 4 giugno'],
  ['invitation', 'addio al nubilato a Bologna 12-14 giugno, programma e cosa portare'],
  ['cv', 'Jo Pike - theatre stage manager - Matilda (2022), Six (2023) - available from May'],
  ['cv', 'Luca Bruni, analista dati junior. Laurea a Padova 2024. Cerco il primo impiego'],
  ['event', 'charity 10k run in the park, 3 May, entry £15, register by 20 April'],
  ['event', 'Note Fantasma: una notte di pianoforte, San Luca, 9 novembre, ore 21, 12 €'],
  ['event', 'Lantern Walk, 4-5 October, knitting and soup, free entry'],
  ['links', 'link in bio page for @marleybakes: shop, instagram, newsletter'],
  ['links', 'link per @fogliaditeceramica - etsy, insta, mercatini'],
  ['links', 'Nell Marsh, poet. Links to my books, substack, instagram and events'],
  ['blog', 'I want to write about mushrooms I find, one post a week'],
  ['course', 'learn to weld in a weekend, max 4 people, £220, Sheffield'],
  ['course', 'impara a saldare in un weekend, massimo 4 persone, 220 €, Brescia'],
  ['association', 'parent and toddler group tuesdays 10-12 church hall £2'],
  ['association', 'gruppo di camminata del martedì, gratis, ritrovo ore 19 in piazza'],
  ['links', '@pip.and.paper links: shop, instagram, workshops'],
  ['event', 'vintage tractor rally sunday 9 august, adults £5'],
  ['invitation', 'Grandpa Joe is 90! Tea party Sunday 4 April at the village hall. No presents'],
  ['association', 'Papà Dislessici - gruppo di sostegno per padri, online, gratis'],
  ['band', 'Gutter Poets are a folk punk four piece from Hull. Gigs: 3 May, Social Club'],
  ['band', 'Ivana Lorn, cantautrice. Nuovo EP dal 3 marzo. Tour: Lecce, Bari'],
] as const)('%s: %s', (kind, brief) => {
  expect(readPageKind(brief)).toBe(kind);
});

test.each([
  'Bramley & Co, wedding venue in Kent, up to 120 guests, from £4,500',
  'wedding photographer in Devon, from £900',
  'I make invitations and stationery for weddings, letterpress, Bath',
  'party planner for kids birthdays, Leeds, £250',
  'faccio partecipazioni e inviti per matrimoni, stampa tipografica, Verona',
  'organizzo feste di compleanno per bambini, Bari, 250 euro',
  'Tenuta Bramla, location per matrimoni in Toscana, fino a 120 invitati',
  'piano tuner, £65 a visit, Norwich',
])('whoever works for feasts is a business: %s', (brief) => {
  expect(readPageKind(brief)).toBe('business');
});
