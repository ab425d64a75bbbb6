import type { BriefCase } from './slots.ts';

/**
 * The third batch, written before its author had read the extractor and run for its score alone: its misses were
 * never looked at. 76.3 % of the slots at first sight, 96.5 % after the rules had been mended on the other batches.
 * Read the score, not the misses: then it keeps saying what an unseen brief can expect.
 */
export const SEALED_EN: readonly BriefCase[] = [
  [
    'I own a florist in Bath, Thistle & Fern. Bouquets from £30, funeral wreath £65. Open Tuesday to Saturday 9am-5:30pm. Romantic, soft pink.',
    {
      trade: 'florist',
      name: 'Thistle & Fern',
      place: 'Bath',
      prices: 'Bouquets 30; Funeral wreath 65',
      week: '12345 09:00-17:30',
      tone: 'editorial|craft|wellness|luxury',
      colour: 'pink',
    },
  ],
  [
    'Electrician in Swansea. Rewiring, EV chargers and fuse boards. Call 07700 900233 or email sparks@evans-electric.example',
    {
      trade: 'electrician',
      place: 'Swansea',
      services: 'rewiring; ev chargers; fuse boards',
      phone: '07700 900233',
      mail: 'sparks@evans-electric.example',
    },
  ],
  [
    'Website for a dental practice named Harbour Smiles, 21 Quay Street, Plymouth. Check-up £48, hygienist £62, whitening £290. Calm and clean, light blue. Tel 01752 555 010',
    {
      trade: 'dentist',
      name: 'Harbour Smiles',
      place: 'Plymouth',
      address: '21 Quay Street, Plymouth',
      prices: 'Check-up 48; Hygienist 62; Whitening 290',
      tone: 'wellness|coastal|swiss',
      colour: 'blue',
      phone: '01752 555 010',
    },
  ],
  [
    'We are Northlight Architects, a small studio in Edinburgh. Minimal and bold. Show a portfolio, the team and a contact form. No blog.',
    {
      trade: 'architect',
      name: 'Northlight Architects|Northlight',
      place: 'Edinburgh',
      tone: 'swiss|poster|studio|editorial',
      wanted: 'portfolio; team; contact',
      unwanted: 'blog',
    },
  ],
  [
    'Coffee shop called Second Pour in Ghent. Flat white €3.80, filter €3.20, banana bread €4. Open every day 8:00-18:00.',
    {
      trade: 'cafe',
      name: 'Second Pour',
      place: 'Ghent',
      prices: 'Flat white 3.8; Filter 3.2; Banana bread 4',
      week: '0123456 08:00-18:00',
    },
  ],
  [
    'Make me a site. I build harpsichords by hand in Antwerp, my name is Joris Claes. joris@claes-harpsichords.example',
    {
      trade: 'neutral',
      name: 'Joris Claes',
      place: 'Antwerp',
      mail: 'joris@claes-harpsichords.example',
    },
  ],
  [
    'Hair salon "Copper & Comb", 7 Mill Lane, Norwich. Cut and finish £38, balayage £120, fringe trim £8. Closed Sunday and Monday, otherwise 9:00-18:00.',
    {
      trade: 'hairdresser',
      name: 'Copper & Comb',
      place: 'Norwich',
      address: '7 Mill Lane, Norwich',
      prices: 'Cut and finish 38; Balayage 120; Fringe trim 8',
      week: '12345 09:00-18:00',
    },
  ],
  [
    'Landing page for our start-up Parcelpilot: software that plans delivery routes. Pricing: Solo $19, Fleet $99. Modern, dark, green. With FAQ and newsletter.',
    {
      trade: 'saas',
      name: 'Parcelpilot',
      prices: 'Solo 19; Fleet 99',
      tone: 'technical',
      colour: 'green',
      wanted: 'pricing; faq; newsletter',
    },
  ],
  [
    'Yoga teacher Maya Lind, Copenhagen. Vinyasa, yin and prenatal classes. Single class 150 kr. Serene, sage green. hello@mayalind.example',
    {
      trade: 'yoga',
      name: 'Maya Lind',
      place: 'Copenhagen',
      services: 'vinyasa; yin; prenatal classes',
      prices: 'Single class 150',
      tone: 'wellness',
      colour: 'green',
      mail: 'hello@mayalind.example',
    },
  ],
  [
    'Car garage Beckett Motors in Derby, 102 Nottingham Road. MOT £54.85, interim service £130. Mon-Fri 8-5.30, Sat 8-12. Tel. 01332 555 044. Red.',
    {
      trade: 'garage',
      name: 'Beckett Motors',
      place: 'Derby',
      address: '102 Nottingham Road, Derby|102 Nottingham Road',
      prices: 'MOT 54.85; Interim service 130',
      week: '01234 08:00-17:30; 5 08:00-12:00',
      phone: '01332 555 044',
      colour: 'red',
    },
  ],
  [
    'Small hotel, The Lamplighter, in York city centre. Twelve rooms. Classic and elegant, navy. Gallery, FAQ and map please, but leave out the newsletter.',
    {
      trade: 'hotel',
      name: 'The Lamplighter',
      place: 'York',
      tone: 'luxury|heritage|editorial',
      colour: 'blue',
      wanted: 'gallery; faq; map',
      unwanted: 'newsletter',
    },
  ],
  [
    'Our charity Warm Plate gives hot meals to homeless people in Leicester. Email help@warmplate.example, phone 0116 496 0555. Friendly. With events and a contact form.',
    {
      trade: 'association',
      name: 'Warm Plate',
      place: 'Leicester',
      mail: 'help@warmplate.example',
      phone: '0116 496 0555',
      tone: 'playful|market|craft',
      wanted: 'events; contact',
    },
  ],
  [
    "I'm Nadia Rahman, a freelance illustrator from Manchester. Playful, yellow. Portfolio and about me. No prices please.",
    {
      trade: 'freelancer',
      name: 'Nadia Rahman',
      place: 'Manchester',
      tone: 'playful',
      colour: 'yellow',
      wanted: 'portfolio; about',
      unwanted: 'pricing',
    },
  ],
  [
    'Estate agents Fox & Warren, 3 Market Place, Ludlow. Sales, lettings and valuations. 01584 555 090, office@foxwarren.example. Traditional.',
    {
      trade: 'real-estate',
      name: 'Fox & Warren',
      place: 'Ludlow',
      address: '3 Market Place, Ludlow',
      services: 'sales; lettings; valuations',
      phone: '01584 555 090',
      mail: 'office@foxwarren.example',
      tone: 'heritage|editorial|luxury',
    },
  ],
  [
    'Music school in Utrecht, Toonladder. Piano lessons €35, guitar lessons €32, singing €38. Monday to Thursday 14:00-20:00. Cheerful, orange.',
    {
      trade: 'school',
      name: 'Toonladder',
      place: 'Utrecht',
      prices: 'Piano lessons 35; Guitar lessons 32; Singing 38',
      week: '0123 14:00-20:00',
      tone: 'playful',
      colour: 'orange',
    },
  ],
];
