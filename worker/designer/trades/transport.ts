import { BLUE, HONEY, NAVY, ORANGE, PINE, SEA, SLATE, TEAL, TOMATO } from './trade-colours.ts';
import type { Trade } from './trade.ts';

/** Things and people that are moved, and what moves them. */
const ON_WHEELS = {
  pages: ['business'],
  sections: ['services', 'gallery'],
  offer: ['Services', 'Servizi'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

const removals = {
  ...ON_WHEELS,
  id: 'removals',
  words: {
    en: `
      removals, moving company, removal company, removals company, man and van, house clearance,
      self storage, courier, haulage, movers`,
    it: `
      trasloc*, sgombero cantine, svuota cantine, sgomberi, autotrasporti, corriere,
      deposito mobili, self storage, facchinaggio`,
  },
  emoji: '📦',
  schemaType: 'MovingCompany',
  goal: 'write',
  directions: ['market', 'poster', 'swiss', 'playful', 'retro'],
  colours: [ORANGE, BLUE, PINE],
  motifs: ['van', 'parcel', 'sofa', 'cabinet', 'house', 'key'],
  noun: ['a removals company', 'una ditta di traslochi'],
  name: ['Removals', 'Traslochi'],
  lead: [
    'Say from where to where, which floor, and what will not fit through the door.',
    'Di’ da dove a dove, a che piano, e che cosa non passa dalla porta.',
  ],
  action: ['Ask for a price', 'Chiedi un preventivo'],
  asks: [
    ['What do you move or clear?', 'Che cosa trasporti o sgomberi?'],
    ['Do you pack, take apart, store?', 'Imballi, smonti, tieni in deposito?'],
    ['How far do you go?', 'Fin dove arrivi?'],
  ],
  photos: [
    ['van', 'Loaded', 'Il carico'],
    ['parcel', 'Boxes, labelled', 'Le scatole etichettate'],
    ['sofa', 'Down the stairs', 'Giù per le scale'],
    ['house', 'At the new door', 'Davanti alla porta nuova'],
  ],
  contact: [
    ['Plan your move', 'Organizza il trasloco'],
    [
      'From where to where, which floors, which rooms, and on which day?',
      'Da dove a dove, che piani, quali stanze, e in che giorno?',
    ],
  ],
} as const satisfies Trade;

const carWash = {
  ...ON_WHEELS,
  id: 'car-wash',
  words: {
    en: 'car wash, car valeting, car detailing, valeting, detailing studio, mobile valet*',
    it: 'autolavaggio, lavaggio auto, lavaggio a mano, car detailing, detailing auto',
  },
  schemaType: 'AutoWash',
  goal: 'visit',
  sections: ['services', 'gallery', 'hours'],
  directions: ['poster', 'technical', 'coastal', 'swiss', 'neon'],
  colours: [SEA, BLUE, ORANGE],
  motifs: ['car', 'bucket', 'soap', 'wheel', 'tap'],
  noun: ['a car wash', 'un autolavaggio'],
  name: ['Car wash', 'Autolavaggio'],
  lead: [
    'Say which car, what has been in it, and how long you can do without it.',
    'Di’ che auto è, che cosa ci è passato dentro, e per quanto puoi farne a meno.',
  ],
  action: ['Book a wash', 'Prenota un lavaggio'],
  asks: [
    ['Which washes are there?', 'Quali lavaggi ci sono?'],
    ['What do you do inside the car?', 'Che cosa fai all’interno?'],
    ['For vans, motorbikes, campers too?', 'Anche per furgoni, moto, camper?'],
  ],
  photos: [
    ['car', 'Foam on', 'Sotto la schiuma'],
    ['wheel', 'A rim, before and after', 'Un cerchio, prima e dopo'],
    ['bucket', 'By hand', 'A mano'],
    ['soap', 'Inside', 'Gli interni'],
  ],
  contact: [
    ['Book your car in', 'Prenota la tua auto'],
    ['Which car, inside or outside, and when?', 'Che auto, dentro o fuori, e quando?'],
  ],
} as const satisfies Trade;

const carDealer = {
  ...ON_WHEELS,
  id: 'car-dealer',
  words: {
    en: `
      car dealer, car dealership, used cars, car showroom, van sales, classic cars,
      car sales`,
    it: `
      concessionaria, autosalone, rivendita auto, auto usate, concessionario, auto d’epoca, autodemolizioni`,
  },
  pages: ['shop', 'business'],
  schemaType: 'AutoDealer',
  goal: 'write',
  sections: ['products', 'gallery', 'hours'],
  directions: ['swiss', 'technical', 'poster', 'studio', 'luxury'],
  colours: [NAVY, TOMATO, SLATE],
  motifs: ['car', 'steering', 'key', 'wheel', 'van'],
  noun: ['a car dealer', 'un autosalone'],
  name: ['Car dealer', 'Autosalone'],
  lead: [
    'Say what it is for: the city, the family, the long road. Then come and drive it.',
    'Di’ a che cosa serve: città, famiglia, lunghi viaggi. Poi vieni a provarla.',
  ],
  action: ['Ask for a test drive', 'Chiedi una prova'],
  offer: ['Vehicles', 'Veicoli'],
  asks: [
    ['Which vehicles do you sell?', 'Che veicoli vendi?'],
    ['Do you take old ones in exchange?', 'Ritiri l’usato?'],
    ['What comes with a sale?', 'Che cosa è compreso nella vendita?'],
  ],
  photos: [
    ['car', 'The forecourt', 'Il piazzale'],
    ['steering', 'Behind the wheel', 'Al volante'],
    ['key', 'The handover', 'La consegna'],
    ['wheel', 'In the workshop', 'In officina'],
  ],
  contact: [
    ['Ask about a vehicle', 'Chiedi di un veicolo'],
    [
      'Which one, for what use, and is there one to trade in?',
      'Quale, per che uso, e ne hai uno da dare in permuta?',
    ],
  ],
} as const satisfies Trade;

const vehicleHire = {
  ...ON_WHEELS,
  id: 'vehicle-hire',
  words: {
    en: `
      car rental, car hire, van hire, van rental, campervan hire, scooter hire, scooter rental,
      minibus hire, vehicle hire, motorhome hire`,
    it: `
      autonoleggio, noleggio auto, noleggio furgoni, noleggio camper, noleggio scooter,
      noleggio moto, noleggio pulmini`,
  },
  schemaType: 'AutoRental',
  goal: 'book',
  sections: ['services', 'gallery', 'hours'],
  directions: ['swiss', 'coastal', 'poster', 'market', 'technical'],
  colours: [BLUE, ORANGE, TEAL],
  motifs: ['key', 'van', 'car', 'suitcase', 'steering', 'sign'],
  noun: ['a vehicle hire business', 'un autonoleggio'],
  name: ['Vehicle hire', 'Autonoleggio'],
  lead: [
    'Say which days, how many seats or boxes, and where you want to pick it up.',
    'Di’ in che giorni, quanti posti o quanti scatoloni, e dove lo vuoi ritirare.',
  ],
  action: ['Ask for dates', 'Chiedi le date'],
  offer: ['Vehicles', 'Veicoli'],
  asks: [
    ['What do you hire out?', 'Che cosa noleggi?'],
    ['What is included?', 'Che cosa è compreso?'],
    ['Where is it picked up and returned?', 'Dove si ritira e si riconsegna?'],
  ],
  photos: [
    ['van', 'The fleet', 'Il parco mezzi'],
    ['key', 'Keys on the desk', 'Le chiavi al banco'],
    ['suitcase', 'Loaded for the trip', 'Il carico per il viaggio'],
    ['sign', 'Out on the road', 'In viaggio'],
  ],
  contact: [
    ['Check your dates', 'Verifica le date'],
    [
      'From when to when, which vehicle, how many people, which age is the driver?',
      'Da quando a quando, che mezzo, in quanti, che età ha chi guida?',
    ],
  ],
} as const satisfies Trade;

const taxi = {
  ...ON_WHEELS,
  id: 'taxi',
  words: {
    en: 'taxi, chauffeur, minicab, airport transfer*, private driver, private hire, taxi service',
    it: `
      taxi, ncc, noleggio con conducente, autista privato, transfer aeroportuali, tassista,
      servizio transfer, radiotaxi`,
  },
  emoji: '🚕🚖',
  schemaType: 'TaxiService',
  goal: 'call',
  directions: ['swiss', 'poster', 'luxury', 'technical', 'retro'],
  colours: [NAVY, HONEY, SLATE],
  motifs: ['taxi', 'suitcase', 'compass', 'car', 'steering'],
  noun: ['a taxi service', 'un servizio di taxi e transfer'],
  name: ['Taxi and transfers', 'Taxi e transfer'],
  lead: [
    'Say from where to where, at what time, how many of you and how many bags.',
    'Di’ da dove a dove, a che ora, in quanti e con quanti bagagli.',
  ],
  action: ['Call for a ride', 'Chiama per una corsa'],
  asks: [
    ['Which journeys do you do?', 'Quali corse fai?'],
    ['For how many people and bags?', 'Per quante persone e bagagli?'],
    ['Station, airport, whole days?', 'Stazione, aeroporto, giornate intere?'],
  ],
  photos: [
    ['taxi', 'The car', 'L’auto'],
    ['suitcase', 'At the airport', 'In aeroporto'],
    ['compass', 'On a day out', 'In gita'],
    ['steering', 'Inside', 'Gli interni'],
  ],
  contact: [
    ['Book a ride', 'Prenota una corsa'],
    [
      'Pick-up, destination, day, hour, how many people and bags? For today, call.',
      'Partenza, arrivo, giorno, ora, quante persone e bagagli? Per oggi, telefona.',
    ],
  ],
} as const satisfies Trade;

export const TRANSPORT_TRADES = [
  removals,
  carWash,
  carDealer,
  vehicleHire,
  taxi,
] as const satisfies readonly Trade[];
