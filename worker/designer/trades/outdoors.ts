import type { Trade } from './trade.ts';

const OUTDOORS = {
  pages: ['business', 'course'],
  schemaType: 'SportsActivityLocation',
  goal: 'book',
  sections: ['services', 'gallery'],
  directions: ['coastal', 'poster', 'craft', 'editorial', 'playful'],
  colours: [
    [0.5, 0.12, 230],
    [0.5, 0.1, 195],
    [0.57, 0.16, 45],
  ],
} as const satisfies Partial<Trade>;

const boatTrips = {
  ...OUTDOORS,
  id: 'boat-trips',
  words: {
    en: 'boat trips, boat trip, boat hire, boat rental, boat tour, boat tours, yacht charter, charter boat, kayak hire, kayak tours',
    it: 'noleggio barche, gite in barca, noleggio gommoni, escursioni in barca, tour in barca, charter nautico, noleggio kayak, pescaturismo',
  },
  schemaType: 'TouristAttraction',
  motifs: ['boat', 'anchor', 'lighthouse', 'fish', 'bird', 'hat'],
  noun: ['boat trips and hire', 'gite e noleggio barche'],
  name: ['Boat trips', 'Gite in barca'],
  lead: [
    'Tell us the day, how many you are, and whether somebody has a licence.',
    'Dicci il giorno, in quanti siete, e se qualcuno ha la patente nautica.',
  ],
  action: ['Ask for a day', 'Chiedi una data'],
  offer: ['Trips and hire', 'Gite e noleggio'],
  asks: [
    ['Which trips are there?', 'Quali gite ci sono?'],
    ['Which boats, for how many?', 'Quali barche, per quante persone?'],
    ['What is on board?', 'Che cosa c’è a bordo?'],
  ],
  photos: [
    ['boat', 'At the jetty', 'Al pontile'],
    ['lighthouse', 'The coast from outside', 'La costa dal largo'],
    ['fish', 'A stop for a swim', 'Una sosta per il bagno'],
    ['anchor', 'Evening at anchor', 'La sera, all’ancora'],
  ],
  contact: [
    ['Ask for a day', 'Chiedi una data'],
    [
      'Day, number of people, children. The weather has a say, too.',
      'Giorno, numero di persone, bambini. Il tempo ha l’ultima parola.',
    ],
  ],
} as const satisfies Trade;

/** Those who are found at the sea and in the mountains. */
export const OPEN_AIR: readonly Trade[] = [
  boatTrips,
  {
    ...boatTrips,
    id: 'sailing-school',
    words: {
      en: 'sailing club, sailing school, yacht club, sailing lessons, surf school, kitesurf*, windsurf*, rowing club, canoe club',
      it: 'circolo velico, scuola di vela, scuola vela, corsi di vela, scuola di surf, circolo nautico, lega navale, circolo canottieri',
    },
    pages: ['business', 'association', 'course'],
    schemaType: 'SportsClub',
    motifs: ['boat', 'anchor', 'lighthouse', 'compass', 'bird', 'whale'],
    noun: ['a school for sailing and water sports', 'una scuola di vela e sport d’acqua'],
    name: ['On the water', 'Scuola di vela'],
    lead: [
      'Say whether you have been on the water before, and how you like your wind.',
      'Di’ se sei già stato in acqua, e quanto vento ti piace.',
    ],
    action: ['Ask about courses', 'Chiedi dei corsi'],
    offer: ['Courses', 'Corsi'],
    asks: [
      ['Which courses are there?', 'Che corsi ci sono?'],
      ['From what age?', 'Da che età?'],
      ['Which boats and boards?', 'Quali barche e tavole?'],
    ],
    photos: [
      ['boat', 'Leaving the harbour', 'L’uscita dal porto'],
      ['anchor', 'Knots on land', 'I nodi, a terra'],
      ['compass', 'A course for the evening', 'La rotta per la sera'],
      ['bird', 'Wind', 'Vento'],
    ],
  },
  {
    ...OUTDOORS,
    id: 'diving-centre',
    words: {
      en: 'diving centre, dive centre, diving school, scuba diving, diving club, freediving, snorkelling trips',
      it: 'centro immersioni, diving center, diving centre, scuola sub, corsi sub, centro diving, apnea, immersioni subacquee, ^diving',
    },
    motifs: ['snorkel', 'fish', 'whale', 'boat', 'anchor', 'compass'],
    noun: ['a diving centre', 'un centro immersioni'],
    name: ['Diving centre', 'Centro immersioni'],
    lead: [
      'Tell us how many dives you have behind you, or that it will be the first.',
      'Dicci che brevetto hai e quante immersioni, o che sarà la prima.',
    ],
    action: ['Ask for a dive', 'Chiedi un’immersione'],
    offer: ['Dives and courses', 'Immersioni e corsi'],
    asks: [
      ['Which dives are there?', 'Quali immersioni ci sono?'],
      ['Which courses and certificates?', 'Quali corsi e brevetti?'],
      ['What can be hired?', 'Che cosa si noleggia?'],
    ],
    photos: [
      ['snorkel', 'Checking the mask', 'L’ultima occhiata alla maschera'],
      ['fish', 'Down there', 'Là sotto'],
      ['boat', 'On the way out', 'Verso il largo'],
      ['anchor', 'Back at the buoy', 'Di nuovo alla boa'],
    ],
    contact: [
      ['Ask for a dive', 'Chiedi un’immersione'],
      [
        'Level, last dive, days. Mention ears, asthma and heart.',
        'Brevetto, ultima immersione, giorni. Segnala orecchie, asma e cuore.',
      ],
    ],
  },
  {
    ...OUTDOORS,
    id: 'ski-school',
    words: {
      en: 'ski school, ski club, ski instructor, ski rental, ski hire, snowboard school, ski lessons',
      it: 'scuola di sci, scuola sci, sci club, maestro di sci, maestra di sci, maestri di sci, noleggio sci, lezioni di sci',
    },
    directions: ['poster', 'swiss', 'playful', 'coastal'],
    colours: [
      [0.48, 0.14, 245],
      [0.55, 0.19, 28],
      [0.46, 0.09, 215],
    ],
    motifs: ['skis', 'mountain', 'mitten', 'hat', 'cypress', 'cup'],
    noun: ['ski lessons and hire', 'lezioni e noleggio sci'],
    name: ['Skiing', 'Sulla neve'],
    lead: [
      'Tell us who skis, how well, and from which day to which.',
      'Dicci chi scia, a che livello, e da quando a quando.',
    ],
    action: ['Book a lesson', 'Prenota'],
    offer: ['On the snow', 'Sulla neve'],
    asks: [
      ['Which lessons are there?', 'Quali lezioni ci sono?'],
      ['From what age?', 'Da che età?'],
      ['What can be hired?', 'Che cosa si noleggia?'],
    ],
    photos: [
      ['skis', 'The first run', 'La prima discesa'],
      ['mountain', 'Up there in the morning', 'Lassù, al mattino'],
      ['mitten', 'The small ones', 'I piccoli'],
      ['cup', 'A warm break', 'Una pausa al caldo'],
    ],
    contact: [
      ['Book a lesson', 'Prenota'],
      [
        'Days, ages, levels; for hire, height and shoe size.',
        'Giorni, età, livello; per il noleggio, altezza e numero di scarpe.',
      ],
    ],
  },
];
