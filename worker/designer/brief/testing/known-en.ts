import type { BriefCase } from './slots.ts';

/** The half that rules may be tuned on. */
export const KNOWN_EN: readonly BriefCase[] = [
  [
    'A site for Alba Rossi, a portrait photographer in Rome. Phone 06 5555 1234, alba@albarossi.it',
    {
      trade: 'photographer',
      name: 'Alba Rossi',
      place: 'Rome',
      phone: '06 5555 1234',
      mail: 'alba@albarossi.it',
    },
  ],
  [
    'Plumber in Turin. Call-out €50, drain cleaning €80.',
    { trade: 'plumber', place: 'Turin', prices: 'Call-out 50; Drain cleaning 80' },
  ],
  [
    'Website for Martin Hale, electrician in Leeds. Tel 0113 555 0101. Open Mon-Fri 8-17.',
    {
      trade: 'electrician',
      name: 'Martin Hale',
      place: 'Leeds',
      phone: '0113 555 0101',
      week: '01234 08:00-17:00',
    },
  ],
  [
    'Sunny Crumb is a bakery in Norwich. Sourdough £4, rye £4.50.',
    { trade: 'bakery', name: 'Sunny Crumb', place: 'Norwich', prices: 'Sourdough 4; Rye 4.50' },
  ],
  [
    'Our café, Little Fern, is in Exeter. Calm, light green.',
    { trade: 'cafe', name: 'Little Fern', place: 'Exeter', colour: 'green' },
  ],
  [
    'We are Stone & Ash, builders in Cardiff. Email hi@stoneash.co.uk',
    { trade: 'builder', name: 'Stone & Ash', place: 'Cardiff', mail: 'hi@stoneash.co.uk' },
  ],
  [
    'Law office Grant Weller LLP in Leeds, serious, dark blue',
    { trade: 'lawyer', name: 'Grant Weller LLP', place: 'Leeds', colour: 'blue' },
  ],
  [
    'Hotel "Sea Glass" in Brighton, 5 Marine Parade. Double £120.',
    { trade: 'hotel', name: 'Sea Glass', place: 'Brighton', prices: 'Double 120' },
  ],
  [
    'Dr. Sofia Lang, dentist in Denver. Services: check-ups, fillings and whitening.',
    {
      trade: 'dentist',
      name: 'Dr. Sofia Lang',
      place: 'Denver',
      services: 'check-ups; fillings; whitening',
    },
  ],
  [
    'Restaurant called Salt Yard in Porto, open Tuesday to Sunday from 12:00 to 23:00',
    { trade: 'restaurant', name: 'Salt Yard', place: 'Porto', week: '123456 12:00-23:00' },
  ],
  [
    'Hairdresser, name: Curl Up. Cut £30, colour £55. 22 High Street, Lewes',
    {
      trade: 'hairdresser',
      name: 'Curl Up',
      place: 'Lewes',
      address: '22 High Street, Lewes',
      prices: 'Cut 30; Colour 55',
    },
  ],
  [
    'Yoga studio Open Sky in Denver, without a newsletter',
    { trade: 'yoga', name: 'Open Sky', place: 'Denver', unwanted: 'newsletter' },
  ],
  [
    'I run a cleaning company, Bright Broom, in Galway.',
    { trade: 'cleaning', name: 'Bright Broom', place: 'Galway' },
  ],
  [
    'My garage is called Piston Point, in Dallas. Orange.',
    { trade: 'garage', name: 'Piston Point', place: 'Dallas', colour: 'orange' },
  ],
  [
    'Florist Wild Rose in Ghent. Include a gallery, a FAQ and a contact form.',
    { trade: 'florist', name: 'Wild Rose', place: 'Ghent', wanted: 'gallery; faq; contact' },
  ],
  [
    'Landing page for Tidyboard, a SaaS for meeting notes. Free $0, Pro $12.',
    { trade: 'saas', name: 'Tidyboard', prices: 'Free 0; Pro 12' },
  ],
  [
    'Winery Monte Chiaro in Umbria. Tasting €20. info@montechiaro.it',
    {
      trade: 'winery',
      name: 'Monte Chiaro',
      place: 'Umbria',
      prices: 'Tasting 20',
      mail: 'info@montechiaro.it',
    },
  ],
  [
    'Make a website for my band, The Paper Kites Club. We play folk in Seattle.',
    { trade: 'musician', name: 'The Paper Kites Club', place: 'Seattle' },
  ],
  [
    'Vet clinic Four Paws, Toronto. Phone (416) 555-0188. Purple.',
    {
      trade: 'vet',
      name: 'Four Paws',
      place: 'Toronto',
      phone: '(416) 555-0188',
      colour: 'purple',
    },
  ],
  [
    'Real estate agency North Key in Oslo. No team, no testimonials.',
    { trade: 'real-estate', name: 'North Key', place: 'Oslo', unwanted: 'team; testimonials' },
  ],
  ['Personal blog by Ada Finch about gardens. Simple.', { trade: 'blog', name: 'Ada Finch' }],
  [
    'Tour guide in Athens, Nikos Pappas: Acropolis tour €40, food tour €55.',
    {
      trade: 'tour-guide',
      name: 'Nikos Pappas',
      place: 'Athens',
      prices: 'Acropolis tour 40; Food tour 55',
    },
  ],
  [
    'Accountant in Hull, Osborne Books. Yellow.',
    { trade: 'accountant', name: 'Osborne Books', place: 'Hull', colour: 'yellow' },
  ],
  [
    'Gym called Lift Lab, London, open every day 6am to 11pm, black and red',
    { trade: 'gym', name: 'Lift Lab', place: 'London', week: '0123456 06:00-23:00', colour: 'red' },
  ],
  [
    'Bed and breakfast The Old Mill in Kent. Room £80. Call 01233 555 012',
    {
      trade: 'guesthouse',
      name: 'The Old Mill',
      place: 'Kent',
      prices: 'Room 80',
      phone: '01233 555 012',
    },
  ],
  [
    'Non-profit association Second Chance in Lyon. Mail: us@secondchance.fr',
    { trade: 'association', name: 'Second Chance', place: 'Lyon', mail: 'us@secondchance.fr' },
  ],
  [
    'Wedding planner Clara Moss, based in Nice. Include events and team.',
    { trade: 'wedding-planner', name: 'Clara Moss', place: 'Nice', wanted: 'events; team' },
  ],
  [
    'Architect studio Form North in Bergen, with a portfolio',
    { trade: 'architect', name: 'Form North', place: 'Bergen', wanted: 'portfolio' },
  ],
  [
    'Language school Say It in Malta. Course €150. Pink.',
    { trade: 'school', name: 'Say It', place: 'Malta', prices: 'Course 150', colour: 'pink' },
  ],
  [
    'An activity that restores old clocks in Bern, called Tick Again',
    { trade: 'neutral', name: 'Tick Again', place: 'Bern' },
  ],
];
