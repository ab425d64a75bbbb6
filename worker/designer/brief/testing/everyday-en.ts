import type { BriefCase } from './slots.ts';

/** Written as people type into a phone, after the extractor had been read; 81.5 % at first sight. A guard. */
export const EVERYDAY_EN: readonly BriefCase[] = [
  [
    "I keep bees in the Cotswolds and sell honey, beeswax candles and mead at Saturday markets. My name is Ruth Pell and the business is Pell's Bees. People can also order by email ruth@pellsbees.co.uk. I'd love something warm and a bit old fashioned",
    {
      trade: 'neutral',
      name: "Pell's Bees",
      services: 'honey; beeswax candles; mead',
      mail: 'ruth@pellsbees.co.uk',
    },
  ],
  [
    'website for Tomasz Zielinski, violin maker in Krakow. Restoration and new instruments. Minimal, lots of white space, black and white',
    { trade: 'neutral', name: 'Tomasz Zielinski', place: 'Krakow', tone: 'studio|editorial|swiss' },
  ],
  [
    'Bold dark site for a bouldering gym called GRIT in Leeds. Day pass £11, monthly £45, kids sessions on Sundays 10-12. Café on site. Open 7am-10pm weekdays, 9-8 weekends',
    {
      trade: 'gym',
      name: 'GRIT',
      place: 'Leeds',
      prices: 'Day pass 11; Monthly 45',
      week: '01234 07:00-22:00; 56 09:00-20:00',
    },
  ],
  [
    'The Old Plough is a country pub in Dorset with four rooms upstairs. Sunday roast £18.50, quiz night every Thursday at 8. Dogs welcome. Book on 01305 123456. Kitchen open 12-3 and 6-9, closed Mondays',
    {
      trade: 'neutral',
      name: 'The Old Plough',
      place: 'Dorset',
      prices: 'Sunday roast 18.50',
      phone: '01305 123456',
      week: '123456 12:00-15:00+18:00-21:00',
    },
  ],
  [
    'One page for my maths tutoring. I teach GCSE and A-level, online or in Bristol, £40 an hour. I used to be a teacher for 12 years. First lesson is free. Call 07700 900123',
    { trade: 'school|neutral', place: 'Bristol', phone: '07700 900123' },
  ],
  [
    'DJ Marlo - weddings, clubs, corporate parties in Manchester. neon, purple, loud. booking@djmarlo.com. insta @djmarlo',
    {
      trade: 'musician',
      name: 'DJ Marlo',
      place: 'Manchester',
      mail: 'booking@djmarlo.com',
      colour: 'purple',
    },
  ],
  [
    "Paws & Co is a dog groomer in Cork. Full groom from €45, bath and brush €25, nail trim €10. We're at 12 Patrick Street. Tues to Sat 9 to 5",
    {
      trade: 'neutral',
      name: 'Paws & Co',
      place: 'Cork',
      prices: 'Full groom 45; Bath and brush 25; Nail trim 10',
      address: '12 Patrick Street',
      week: '12345 09:00-17:00',
    },
  ],
  [
    "We're a community choir in Falmouth, no auditions, everyone can sing. Rehearsals Wednesdays 7.30pm at the Methodist Hall. £5 a session, first one free. Next concert 12 December at St Mary's church",
    { trade: 'neutral', name: '', place: 'Falmouth', week: '' },
  ],
  [
    'Little flower farm in Devon called Wildstem. We grow seasonal flowers without chemicals. Bouquets from £15, buckets for DIY weddings £90. Pick-up Fridays 2pm-6pm at the farm gate. hello@wildstem.uk',
    {
      trade: 'florist|neutral',
      name: 'Wildstem',
      place: 'Devon',
      prices: 'Bouquets 15; Buckets for DIY weddings 90',
      week: '',
      mail: 'hello@wildstem.uk',
    },
  ],
  [
    'Our law firm Hargreaves & Moss in Sheffield does employment law, conveyancing and wills. First consultation free for 30 minutes. Serious, navy blue. Open Monday to Friday 9 to 5.30',
    {
      trade: 'lawyer',
      name: 'Hargreaves & Moss',
      place: 'Sheffield',
      services: 'employment law; conveyancing; wills',
      colour: 'blue',
      week: '01234 09:00-17:30',
    },
  ],
  [
    "I'm a wedding photographer in Cardiff, Nia Rees Photography. Packages: half day £800, full day £1,400, two days £2,200. I shoot on film and digital. Want it romantic with lots of images",
    {
      trade: 'photographer',
      name: 'Nia Rees Photography',
      place: 'Cardiff',
      prices: 'Half day 800; Full day 1400; Two days 2200',
    },
  ],
  [
    'Barber shop. Fade Factory. Birmingham. Cuts 18, skin fade 22, beard 12, cut + beard 28. walk ins only. Open 10-7 tues-sat, sunday 11-4. closed monday. dark and masculine',
    {
      trade: 'hairdresser',
      name: 'Fade Factory',
      place: 'Birmingham',
      prices: 'Cuts 18; Skin fade 22; Beard 12; Cut + beard 28',
      week: '12345 10:00-19:00; 6 11:00-16:00',
    },
  ],
  [
    'We repair phones and laptops in Dublin. QuickFix. screens from 49 euro, batteries 35 euro, same day service. 14 Capel Street. open every day 10am to 7pm except sundays',
    {
      trade: 'neutral',
      name: 'QuickFix',
      place: 'Dublin',
      prices: 'Screens 49; Batteries 35',
      address: '14 Capel Street',
      week: '012345 10:00-19:00',
    },
  ],
  [
    "simple page for my band Night Ferry from Glasgow, indie folk. next gigs: 5 Dec King Tut's, 12 Dec The Hug and Pint. contact nightferryband@gmail.com",
    { trade: 'neutral', name: 'Night Ferry', place: 'Glasgow', mail: 'nightferryband@gmail.com' },
  ],
];
