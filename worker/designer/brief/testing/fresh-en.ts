import type { BriefCase } from './slots.ts';

/**
 * The second batch, written before its author had read the extractor. It read 69.0 % of the slots at first sight
 * and 99.1 % after its misses had been looked at and rules mended: no measure of what is unseen, a guard.
 */
export const FRESH_EN: readonly BriefCase[] = [
  [
    "Hi! My husband and I run a little bakery in Whitby called The Salty Crust. Sourdough loaf £4.20, cinnamon bun £2.80, sausage roll £3.50. We're open Wednesday to Sunday from 8am to 2pm. Something warm and rustic please.",
    {
      trade: 'bakery',
      name: 'The Salty Crust',
      place: 'Whitby',
      prices: 'Sourdough loaf 4.20; Cinnamon bun 2.80; Sausage roll 3.50',
      week: '23456 08:00-14:00',
      tone: 'craft|heritage|market',
    },
  ],
  [
    'Gas Safe plumber covering Sheffield and Rotherham. Boiler repairs, leaks, bathroom fitting. Ring Dave on 07700 900461. No pricing section.',
    {
      trade: 'plumber',
      place: 'Sheffield',
      phone: '07700 900461',
      services: 'boiler repairs; leaks; bathroom fitting',
      unwanted: 'pricing',
    },
  ],
  [
    'Website for Okafor & Lane Solicitors, 12 Castle Street, Cardiff. Family law, wills and conveyancing. hello@okaforlane.co.uk, 029 2018 0145. Elegant, dark green.',
    {
      trade: 'lawyer',
      name: 'Okafor & Lane Solicitors',
      place: 'Cardiff',
      address: '12 Castle Street, Cardiff',
      services: 'family law; wills; conveyancing',
      mail: 'hello@okaforlane.co.uk',
      phone: '029 2018 0145',
      tone: 'luxury|editorial|heritage',
      colour: 'green',
    },
  ],
  [
    'portfolio for a wedding and portrait photographer, Ines Duarte, based in Lisbon. minimal, black and white. I want a gallery, an about section and a contact form',
    {
      trade: 'photographer',
      name: 'Ines Duarte',
      place: 'Lisbon',
      wanted: 'gallery; about; contact; portfolio|gallery; about; contact',
      tone: 'swiss|studio|editorial',
    },
  ],
  [
    'We mend accordions and harmoniums in a workshop near Bergen. The name is Belgverk. Write to post@belgverk.example',
    {
      trade: 'neutral',
      name: 'Belgverk',
      place: 'Bergen',
      mail: 'post@belgverk.example',
    },
  ],
  [
    'One-page site for my gym Iron Harbour in Portland, Oregon. Day pass $15, monthly $59, yearly $590. Mon-Fri 5:30am-10pm, Sat-Sun 8am-6pm. Bold and loud, orange.',
    {
      trade: 'gym',
      name: 'Iron Harbour',
      place: 'Portland',
      prices: 'Day pass 15; Monthly 59; Yearly 590',
      week: '01234 05:30-22:00; 56 08:00-18:00',
      tone: 'poster',
      colour: 'orange',
    },
  ],
  [
    "I'm Tom Whitfield and I tune and repair pianos across Kent. (01622) 555 014. Tuning £75, pitch raise £110.",
    {
      trade: 'neutral',
      name: 'Tom Whitfield',
      place: 'Kent',
      phone: '(01622) 555 014',
      prices: 'Tuning 75; Pitch raise 110',
    },
  ],
  [
    'Vet practice "Paws on the Hill" - 4 Hill Road, Oxford OX3 7AB - open weekdays 9:00 to 18:30 and Saturday 9:00 to 13:00. Friendly and simple, teal. With FAQ and opening hours.',
    {
      trade: 'vet',
      name: 'Paws on the Hill',
      place: 'Oxford',
      address: '4 Hill Road, Oxford OX3 7AB',
      week: '01234 09:00-18:30; 5 09:00-13:00',
      tone: 'playful|swiss|market|wellness|coastal',
      colour: 'teal',
      wanted: 'faq; hours',
    },
  ],
  [
    'Create a landing page for Ledgerlark, an app that helps freelancers send invoices. Free plan $0, Pro $12 a month, Studio $30 a month. Techy and modern, purple. Newsletter sign-up, no team section.',
    {
      trade: 'saas',
      name: 'Ledgerlark',
      prices: 'Free plan 0; Pro 12; Studio 30',
      tone: 'technical',
      colour: 'purple',
      wanted: 'newsletter',
      unwanted: 'team',
    },
  ],
  [
    "Rosa's Trattoria, 88 Mulberry Lane, Boston. Handmade tagliatelle $19, ossobuco $28, tiramisu $9. Dinner only: Tuesday - Saturday 5pm - 10:30pm. Reservations (617) 555-0134",
    {
      trade: 'restaurant',
      name: "Rosa's Trattoria|Rosa's",
      place: 'Boston',
      address: '88 Mulberry Lane, Boston',
      prices: 'Handmade tagliatelle 19; Ossobuco 28; Tiramisu 9',
      week: '12345 17:00-22:30',
      phone: '(617) 555-0134',
    },
  ],
  [
    'Please build a website for our dog grooming salon in Galway. Its name is Muddy to Marvellous. Wash and dry from €35, full groom from €55, nail trim €12. Playful, pink.',
    {
      trade: 'neutral|vet',
      name: 'Muddy to Marvellous',
      place: 'Galway',
      prices: 'Wash and dry 35; Full groom 55; Nail trim 12',
      tone: 'playful',
      colour: 'pink',
    },
  ],
  [
    'Accountant in Leeds, Priya Shah ACA. Tax returns, bookkeeping, payroll, company formation. Serious and clear, navy blue. priya@shah-accounts.example / 0113 496 0777',
    {
      trade: 'accountant',
      name: 'Priya Shah|Priya Shah ACA',
      place: 'Leeds',
      services: 'tax returns; bookkeeping; payroll; company formation',
      tone: 'swiss|editorial|heritage',
      colour: 'blue',
      mail: 'priya@shah-accounts.example',
      phone: '0113 496 0777',
    },
  ],
  [
    'Wine bar? No, a vineyard: Domaine Hollis, near Canterbury. Cellar tour £18, tour with lunch £45. Open Friday, Saturday and Sunday 11:00-17:00. Burgundy colours, classic. Add a map.',
    {
      trade: 'winery',
      name: 'Domaine Hollis',
      place: 'Canterbury',
      prices: 'Cellar tour 18; Tour with lunch 45',
      week: '456 11:00-17:00',
      tone: 'heritage|luxury|editorial',
      colour: 'red',
      wanted: 'map',
    },
  ],
  [
    'My band The Quiet Ferries plays folk rock around Glasgow. We want upcoming events, a newsletter and a gallery, but please no contact form and no prices.',
    {
      trade: 'musician',
      name: 'The Quiet Ferries',
      place: 'Glasgow',
      wanted: 'events; newsletter; gallery',
      unwanted: 'contact; pricing',
    },
  ],
  [
    'Guesthouse by the sea in St Ives: Gull Cottage. Double room 95 pounds a night, family room 130 pounds. Light blue, calm, breezy. Tel: +44 1736 555 020. Email stay@gullcottage.example',
    {
      trade: 'guesthouse',
      name: 'Gull Cottage',
      place: 'St Ives',
      prices: 'Double room 95; Family room 130',
      colour: 'blue',
      tone: 'coastal|wellness',
      phone: '+44 1736 555 020',
      mail: 'stay@gullcottage.example',
    },
  ],
];
