import type { Trade } from './trade.ts';

const WITH_ANIMALS = {
  pages: ['business', 'course'],
  schemaType: 'LocalBusiness',
  goal: 'book',
  directions: ['playful', 'craft', 'coastal', 'poster', 'wellness'],
  colours: [
    [0.5, 0.11, 195],
    [0.57, 0.15, 45],
    [0.48, 0.11, 145],
  ],
} as const satisfies Partial<Trade>;

/** Those to whom one brings a dog, a cat, or oneself to a horse. */
export const ANIMALS: readonly Trade[] = [
  {
    ...WITH_ANIMALS,
    id: 'dog-groomer',
    words: {
      en: 'dog groomer, dog groom*, pet groom*, cat groom*, grooming salon for dogs, grooming for dogs, dog wash',
      it: 'toelettatura, toelettat*, toeletta*, tolettat*, toilettatura, toelettatura per cani, lavaggio cani',
    },
    sections: ['services', 'gallery', 'hours'],
    motifs: ['bath', 'dog', 'scissors', 'comb', 'paw', 'dryer'],
    noun: ['a dog groomer', 'una toelettatura'],
    name: ['Dog grooming', 'Toelettatura'],
    lead: [
      'Tell us who is coming: breed, age, coat, and how they feel about water.',
      'Dicci chi arriva: razza, età, pelo, e che rapporto ha con l’acqua.',
    ],
    action: ['Book a bath', 'Prenota il bagno'],
    offer: ['Bath and trim', 'Bagno e taglio'],
    asks: [
      ['What does a full groom include?', 'Che cosa comprende una toelettatura completa?'],
      ['Which breeds and sizes?', 'Quali razze e taglie?'],
      ['What else: nails, ears, stripping?', 'Che altro: unghie, orecchie, stripping?'],
    ],
    photos: [
      ['bath', 'In the tub', 'Nella vasca'],
      ['scissors', 'The trim', 'Il taglio'],
      ['dog', 'Ready to go home', 'Pronto per tornare a casa'],
      ['comb', 'Before and after the brush', 'Prima e dopo la spazzola'],
    ],
    contact: [
      ['Book a bath', 'Prenota il bagno'],
      [
        'Name, breed, last groom. Mention knots, sore skin and a dislike of dryers.',
        'Nome, razza, ultima toelettatura. Segnala nodi, pelle irritata e paura del phon.',
      ],
    ],
  },
  {
    ...WITH_ANIMALS,
    id: 'kennels',
    words: {
      en: 'dog hotel, cat hotel, pet hotel, kennels, dog kennels, boarding kennels, cattery, dog boarding, pet boarding, dog daycare, doggy daycare, dog day care',
      it: 'pensione per cani, pensione per gatti, pensione per animali, pensione cani, albergo per cani, hotel per cani, hotel per gatti, hotel per animali, asilo per cani, asilo cani',
    },
    sections: ['services', 'gallery', 'hours'],
    motifs: ['kennel', 'dog', 'cat', 'bone', 'paw', 'tree'],
    noun: ['a boarding place for pets', 'una pensione per animali'],
    name: ['Pet boarding', 'Pensione per animali'],
    lead: [
      'Tell us who stays, from when to when, and what they eat and fear.',
      'Dicci chi resta, da quando a quando, che cosa mangia e di che cosa ha paura.',
    ],
    action: ['Ask for a place', 'Chiedi un posto'],
    offer: ['A stay', 'Il soggiorno'],
    asks: [
      ['Which animals can stay?', 'Quali animali possono restare?'],
      ['What does a day look like?', 'Com’è una giornata?'],
      ['When are they brought and fetched?', 'Quando si portano e si riprendono?'],
    ],
    photos: [
      ['kennel', 'A box with its own run', 'Un box con il suo recinto'],
      ['dog', 'Out in the field', 'Fuori nel prato'],
      ['bone', 'Dinner time', 'L’ora della pappa'],
      ['cat', 'A quiet corner', 'Un angolo tranquillo'],
    ],
    contact: [
      ['Ask for a place', 'Chiedi un posto'],
      [
        'Dates, breed, age, vaccinations, and whether they like company.',
        'Date, razza, età, vaccini, e se gli piace la compagnia.',
      ],
    ],
  },
  {
    ...WITH_ANIMALS,
    id: 'pet-sitter',
    words: {
      en: 'dog walker, pet sitter, dog walk*, pet sit*, dog sit*, cat sit*',
      it: 'dog sitter, cat sitter, pet sitter, passeggiate con i cani',
    },
    sections: ['services', 'gallery'],
    goal: 'write',
    isOnePerson: true,
    motifs: ['dog', 'paw', 'boot', 'tree', 'key', 'cat'],
    noun: ['a pet sitter', 'un pet sitter'],
    name: ['Walks and visits', 'Passeggiate e visite'],
    lead: [
      'Tell me who is waiting at home, on which days, and how far they like to walk.',
      'Dimmi chi aspetta a casa, in quali giorni, e quanta strada gli piace fare.',
    ],
    action: ['Introduce your pet', 'Presenta il tuo animale'],
    offer: ['Walks and visits', 'Passeggiate e visite'],
    asks: [
      ['Walks, visits, nights?', 'Passeggiate, visite, notti?'],
      ['In which area?', 'In quale zona?'],
      ['Which animals do you look after?', 'Di quali animali ti occupi?'],
    ],
    photos: [
      ['dog', 'On the lead', 'Al guinzaglio'],
      ['tree', 'In the park', 'Al parco'],
      ['cat', 'A visit to a cat', 'Una visita a un gatto'],
      ['boot', 'After the rain', 'Dopo la pioggia'],
    ],
    contact: [
      ['Introduce your pet', 'Presenta il tuo animale'],
      [
        'Name, age, habits, your street, and the days you need.',
        'Nome, età, abitudini, la tua via, e i giorni che ti servono.',
      ],
    ],
  },
  {
    ...WITH_ANIMALS,
    id: 'dog-trainer',
    words: {
      en: 'dog trainer, dog train*, puppy class*, dog behaviourist, dog school, puppy school, puppy training',
      it: 'educatore cinofilo, addestra*, educatrice cinofila, centro cinofilo, educazione cinofila, scuola per cani, puppy class, campo cinofilo',
    },
    sections: ['services', 'gallery'],
    motifs: ['dog', 'bone', 'ball', 'paw', 'boot', 'tree'],
    noun: ['a dog trainer', 'un’educazione cinofila'],
    name: ['Dog training', 'Educazione cinofila'],
    lead: [
      'Tell us about your dog: age, home, and the moment when nothing works.',
      'Raccontaci del tuo cane: età, casa, e il momento in cui non funziona niente.',
    ],
    action: ['Tell us about your dog', 'Raccontaci del tuo cane'],
    offer: ['Training', 'Percorsi'],
    asks: [
      ['Which courses are there?', 'Quali corsi ci sono?'],
      ['Single lessons or a group?', 'Lezioni singole o in gruppo?'],
      ['Where do you meet?', 'Dove ci si incontra?'],
    ],
    photos: [
      ['dog', 'Sit, and wait', 'Seduto, e aspetta'],
      ['ball', 'Play is work', 'Giocare è lavorare'],
      ['bone', 'The reward', 'Il premio'],
      ['boot', 'Out on the field', 'Sul campo'],
    ],
    contact: [
      ['Tell us about your dog', 'Raccontaci del tuo cane'],
      [
        'Breed, age, since when with you, and what you would like to manage.',
        'Razza, età, da quando è con te, e che cosa vorresti riuscire a fare.',
      ],
    ],
  },
  {
    ...WITH_ANIMALS,
    id: 'riding-school',
    words: {
      en: 'riding school, riding stables, riding centre, horse riding, equestrian centre, livery yard, pony club',
      it: 'maneggio, centro ippico, scuola di equitazione, equitazione, scuderia, circolo ippico, passeggiate a cavallo',
    },
    schemaType: 'SportsActivityLocation',
    sections: ['services', 'gallery', 'hours'],
    directions: ['craft', 'heritage', 'poster', 'editorial', 'coastal'],
    colours: [
      [0.45, 0.09, 60],
      [0.42, 0.09, 150],
      [0.46, 0.12, 25],
    ],
    motifs: ['horse', 'boot', 'tree', 'wheat', 'mountain', 'bucket'],
    noun: ['a riding school', 'un maneggio'],
    name: ['Riding school', 'Maneggio'],
    lead: [
      'Tell us who would like to ride, how old they are, and whether they have sat on a horse before.',
      'Dicci chi vorrebbe montare, quanti anni ha, e se è già salito a cavallo.',
    ],
    action: ['Book a lesson', 'Prenota una lezione'],
    offer: ['Lessons and rides', 'Lezioni e passeggiate'],
    asks: [
      ['Which lessons are there?', 'Quali lezioni ci sono?'],
      ['From what age?', 'Da che età?'],
      ['Rides out, livery, summer camps?', 'Passeggiate, pensione, campi estivi?'],
    ],
    photos: [
      ['horse', 'Over the stable door', 'Dalla porta del box'],
      ['boot', 'Before the lesson', 'Prima della lezione'],
      ['tree', 'A ride through the wood', 'Una passeggiata nel bosco'],
      ['bucket', 'Morning at the yard', 'Mattina in scuderia'],
    ],
    contact: [
      ['Book a lesson', 'Prenota una lezione'],
      [
        'Age, height, weight and experience help to choose the horse.',
        'Età, altezza, peso ed esperienza aiutano a scegliere il cavallo.',
      ],
    ],
  },
];
