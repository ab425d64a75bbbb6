import type { BriefCase } from './slots.ts';

/** The first batch written before the extractor was read; its misses have been looked at since. */
export const HELD_OUT_EN: readonly BriefCase[] = [
  [
    'A website for Anna Conti, wedding photographer in Florence. Call her on +39 055 123 4567.',
    { trade: 'photographer', name: 'Anna Conti', place: 'Florence', phone: '+39 055 123 4567' },
  ],
  [
    'Bakery "Golden Crust" in Leeds, open Monday to Saturday 7:00-17:00, phone 0113 496 0123.',
    {
      trade: 'bakery',
      name: 'Golden Crust',
      place: 'Leeds',
      phone: '0113 496 0123',
      week: '012345 07:00-17:00',
    },
  ],
  [
    'We are Miller & Sons, plumbers in Bristol. Call-out £50, boiler service £90. Email office@millersons.co.uk',
    {
      trade: 'plumber',
      name: 'Miller & Sons',
      place: 'Bristol',
      mail: 'office@millersons.co.uk',
      prices: 'Call-out 50; Boiler service 90',
    },
  ],
  [
    'I need a site for my yoga studio called Still Water, in Brighton. Calm, light colours. No gallery please.',
    { trade: 'yoga', name: 'Still Water', place: 'Brighton', unwanted: 'gallery' },
  ],
  [
    'Pizzeria Da Mario in Naples. Margherita 6.50 €, Marinara 5 €, Diavola 8 €. Closed on Mondays, open Tuesday to Sunday 18:00-23:00.',
    {
      trade: 'pizzeria',
      name: 'Da Mario',
      place: 'Naples',
      prices: 'Margherita 6.50; Marinara 5; Diavola 8',
      week: '123456 18:00-23:00',
    },
  ],
  [
    'Make a page for Dr. Helen Park, a dentist in Boston. Services: cleaning, whitening, implants and braces.',
    {
      trade: 'dentist',
      name: 'Dr. Helen Park',
      place: 'Boston',
      services: 'cleaning; whitening; implants; braces',
    },
  ],
  [
    'Landing page for Loopwise, a SaaS tool that tracks invoices. Plans: Starter $9, Team $29, Business $79. With a FAQ.',
    { trade: 'saas', name: 'Loopwise', prices: 'Starter 9; Team 29; Business 79', wanted: 'faq' },
  ],
  [
    "Create a website for our hair salon, Scissors & Co, 14 Market Street, York. Women's cut £35, men's cut £20. Tel 01904 555 210",
    {
      trade: 'hairdresser',
      name: 'Scissors & Co',
      place: 'York',
      address: '14 Market Street, York',
      prices: "Women's cut 35; Men's cut 20",
      phone: '01904 555 210',
    },
  ],
  [
    'Law firm Harding Webb LLP in London: family law, employment law and wills. Serious, navy blue. contact@hardingwebb.com',
    {
      trade: 'lawyer',
      name: 'Harding Webb LLP',
      place: 'London',
      services: 'family law; employment law; wills',
      mail: 'contact@hardingwebb.com',
      colour: 'blue',
    },
  ],
  [
    'gym in manchester called Iron Yard, open every day 6am to 10pm, dark and bold, red',
    {
      trade: 'gym',
      name: 'Iron Yard',
      place: 'manchester',
      week: '0123456 06:00-22:00',
      colour: 'red',
    },
  ],
  [
    'The Blue Door is a bed and breakfast in Cork. Single room €60, double room €95. Phone +353 21 555 0199, stay@bluedoor.ie',
    {
      trade: 'guesthouse',
      name: 'The Blue Door',
      place: 'Cork',
      prices: 'Single room 60; Double room 95',
      phone: '+353 21 555 0199',
      mail: 'stay@bluedoor.ie',
    },
  ],
  [
    'Flower shop Petal & Stem in Oxford, romantic and pink, with a gallery and a contact form.',
    {
      trade: 'florist',
      name: 'Petal & Stem',
      place: 'Oxford',
      colour: 'pink',
      wanted: 'gallery; contact',
    },
  ],
  [
    'A page for my band, The Night Owls. We play jazz in Chicago. Include upcoming events.',
    { trade: 'musician', name: 'The Night Owls', place: 'Chicago', wanted: 'events' },
  ],
  [
    'Website for an electrician named Tom Becker in Hamburg. Mobile 0171 5550 123. Mon-Fri 8-17.',
    {
      trade: 'electrician',
      name: 'Tom Becker',
      place: 'Hamburg',
      phone: '0171 5550 123',
      week: '01234 08:00-17:00',
    },
  ],
  [
    'Green Paws is a vet clinic in Portland. Vaccination $40, check-up $55. Green please. No newsletter.',
    {
      trade: 'vet',
      name: 'Green Paws',
      place: 'Portland',
      prices: 'Vaccination 40; Check-up 55',
      colour: 'green',
      unwanted: 'newsletter',
    },
  ],
  [
    'Coffee shop, name: Bean There. Espresso 2.20 €, cappuccino 3 €, brownie 3.50 €. Via Garibaldi 12, Turin.',
    {
      trade: 'cafe',
      name: 'Bean There',
      place: 'Turin',
      address: 'Via Garibaldi 12, Turin',
      prices: 'Espresso 2.20; Cappuccino 3; Brownie 3.50',
    },
  ],
  [
    'Amelia Archer Architecture, an architect studio in Edinburgh. Minimal, black and white, with a portfolio.',
    {
      trade: 'architect',
      name: 'Amelia Archer Architecture',
      place: 'Edinburgh',
      wanted: 'portfolio',
    },
  ],
  [
    'I run a cleaning company, Sparkle Home, in Dublin. Write to hello@sparklehome.ie or call 01 555 0134.',
    {
      trade: 'cleaning',
      name: 'Sparkle Home',
      place: 'Dublin',
      mail: 'hello@sparklehome.ie',
      phone: '01 555 0134',
    },
  ],
  [
    'We need a website for the winery Castello Rosso in Tuscany. Tasting €25, tour with lunch €60. Burgundy colours.',
    {
      trade: 'winery',
      name: 'Castello Rosso',
      place: 'Tuscany',
      prices: 'Tasting 25; Tour with lunch 60',
      colour: 'red',
    },
  ],
  [
    'Car repair garage "Fast Lane Motors", 8 Station Road, Reading. Oil change £45, tyres from £60. Open Mon to Fri 8:30-18:00, Sat 9:00-13:00.',
    {
      trade: 'garage',
      name: 'Fast Lane Motors',
      place: 'Reading',
      address: '8 Station Road, Reading',
      prices: 'Oil change 45; Tyres 60',
      week: '01234 08:30-18:00; 5 09:00-13:00',
    },
  ],
  [
    'A personal blog by Nora Quinn about slow travel. Warm and simple.',
    { trade: 'blog', name: 'Nora Quinn' },
  ],
  [
    'Tour guide in Rome, Paolo Verdi: Colosseum tour €45, Vatican tour €60. WhatsApp +39 333 123 4567',
    {
      trade: 'tour-guide',
      name: 'Paolo Verdi',
      place: 'Rome',
      prices: 'Colosseum tour 45; Vatican tour 60',
      phone: '+39 333 123 4567',
    },
  ],
  [
    'Our restaurant, Olive & Thyme, is in Bath. We cook Mediterranean food. Open Wednesday to Sunday from 12:00 to 22:00. Bookings: 01225 555 880',
    {
      trade: 'restaurant',
      name: 'Olive & Thyme',
      place: 'Bath',
      week: '23456 12:00-22:00',
      phone: '01225 555 880',
    },
  ],
  [
    'Accountant in Leicester, Patel Accounting. Without testimonials and without prices. purple',
    {
      trade: 'accountant',
      name: 'Patel Accounting',
      place: 'Leicester',
      colour: 'purple',
      unwanted: 'testimonials; pricing',
    },
  ],
  [
    'Make me a site for a shop that repairs typewriters, "Clack", in Glasgow',
    { trade: 'neutral', name: 'Clack', place: 'Glasgow' },
  ],
  [
    'English school Bright Minds in Milan. Courses: beginners €200, advanced €260. info@brightminds.it',
    {
      trade: 'school',
      name: 'Bright Minds',
      place: 'Milan',
      prices: 'Beginners 200; Advanced 260',
      mail: 'info@brightminds.it',
    },
  ],
  [
    'Real estate agency Keystone Homes in Austin, Texas. Phone (512) 555-0147. Elegant.',
    {
      trade: 'real-estate',
      name: 'Keystone Homes',
      place: 'Austin, Texas',
      phone: '(512) 555-0147',
    },
  ],
  [
    'Wedding planner Rosa Lane, based in Verona. Call +39 045 555 1234. Include FAQ, team and gallery.',
    {
      trade: 'wedding-planner',
      name: 'Rosa Lane',
      place: 'Verona',
      phone: '+39 045 555 1234',
      wanted: 'faq; team; gallery',
    },
  ],
  [
    'An ice cream shop: Polar Bear Gelato, Sydney. Cone $5, cup $6. Yellow!',
    {
      trade: 'gelateria',
      name: 'Polar Bear Gelato',
      place: 'Sydney',
      prices: 'Cone 5; Cup 6',
      colour: 'yellow',
    },
  ],
  [
    'Site for the non-profit association Open Hands in Geneva, helping refugees find work. Mail: team@openhands.ch',
    { trade: 'association', name: 'Open Hands', place: 'Geneva', mail: 'team@openhands.ch' },
  ],
];
