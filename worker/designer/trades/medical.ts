import type { Trade } from './trade.ts';

const PRACTICE = {
  pages: ['business'],
  goal: 'book',
  sections: ['services', 'gallery', 'hours'],
  directions: ['wellness', 'swiss', 'coastal', 'editorial', 'studio'],
  colours: [
    [0.5, 0.09, 190],
    [0.46, 0.11, 245],
    [0.5, 0.09, 150],
  ],
} as const satisfies Partial<Trade>;

const physiotherapist = {
  ...PRACTICE,
  id: 'physiotherapist',
  words: {
    en: 'physiotherap*, physio, physical therapist, physical therapy, sports therapist',
    it: 'fisioterapi*, studio di fisioterapia, centro di fisioterapia, fisiokinesiterapia',
  },
  schemaType: 'Physiotherapy',
  motifs: ['spine', 'hands', 'dumbbell', 'stones', 'foot', 'leaf'],
  noun: ['a physiotherapy practice', 'uno studio di fisioterapia'],
  name: ['Physiotherapy', 'Fisioterapia'],
  lead: [
    'Tell us where it hurts, since when, and what you would like to do again.',
    'Ci dica dove fa male, da quando, e che cosa vorrebbe tornare a fare.',
  ],
  action: ['Arrange a first session', 'Fissi la prima seduta'],
  offer: ['Treatments', 'Trattamenti'],
  asks: [
    ['What do people come to you with?', 'Per quali disturbi vengono da te?'],
    ['Which treatments do you give?', 'Quali trattamenti fai?'],
    ['What happens in a first session?', 'Che cosa si fa alla prima seduta?'],
  ],
  photos: [
    ['spine', 'The treatment room', 'La sala dei trattamenti'],
    ['hands', 'Hands at work', 'Le mani al lavoro'],
    ['dumbbell', 'The exercise corner', 'L’angolo degli esercizi'],
    ['door', 'The way in', 'L’ingresso'],
  ],
  contact: [
    ['Arrange a first session', 'Fissi la prima seduta'],
    [
      'Leave a number and the times that suit you. Reports and scans can wait for the visit.',
      'Lasci un numero e gli orari che preferisce. Referti e lastre, li porti alla visita.',
    ],
  ],
} as const satisfies Trade;

const doctor = {
  ...PRACTICE,
  id: 'doctor',
  words: {
    en: `
      doctor, gp surgery, gp practice, private gp, medical practice, medical centre, medical clinic, health centre,
      dermatologist, gynaecologist, cardiologist, ophthalmologist`,
    it: `
      medico, dottoressa di base, medico di base, medico di famiglia, ambulatorio medico, poliambulatorio,
      studio medico, centro medico, ginecolog*, dermatolog*, cardiolog*, ortopedic*, oculista`,
  },
  schemaType: 'MedicalClinic',
  goal: 'call',
  motifs: ['stethoscope', 'cross', 'clock', 'document', 'leaf', 'heart'],
  noun: ['a medical practice', 'uno studio medico'],
  name: ['Medical practice', 'Studio medico'],
  lead: [
    'Ask for a visit, and say whether it is the first one.',
    'Chieda una visita, e dica se è la prima.',
  ],
  action: ['Ask for a visit', 'Chieda una visita'],
  offer: ['Visits', 'Visite'],
  asks: [
    ['Which visits and tests are there?', 'Quali visite ed esami si fanno?'],
    ['With or without an appointment?', 'Su appuntamento o ad accesso libero?'],
    ['How are repeat prescriptions asked for?', 'Come si chiedono le ricette?'],
  ],
  photos: [
    ['door', 'The entrance', 'L’ingresso'],
    ['chair', 'The waiting room', 'La sala d’attesa'],
    ['stethoscope', 'The consulting room', 'L’ambulatorio'],
    ['telephone', 'The front desk', 'La segreteria'],
  ],
  contact: [
    ['Ask for a visit', 'Chieda una visita'],
    [
      'Name, number, and the days that suit you. In an emergency, call an ambulance.',
      'Nome, numero e i giorni che preferisce. Per le emergenze, chiami il soccorso.',
    ],
  ],
} as const satisfies Trade;

/** Those who treat the body. */
export const MEDICAL: readonly Trade[] = [
  physiotherapist,
  {
    ...physiotherapist,
    id: 'osteopath',
    words: {
      en: 'osteopath, osteopath*, chiropract*',
      it: 'osteopata, osteopat*, chiropratic*, posturolog*',
    },
    schemaType: 'MedicalBusiness',
    motifs: ['spine', 'hands', 'stones', 'leaf', 'foot', 'chair'],
    noun: ['a practice for backs and joints', 'uno studio per schiena e articolazioni'],
    name: ['Backs and joints', 'Schiena e articolazioni'],
    lead: [
      'Tell us what is stiff or sore, and what makes it better or worse.',
      'Ci dica che cosa è rigido o dolente, e che cosa lo fa andare meglio o peggio.',
    ],
  },
  doctor,
  {
    ...doctor,
    id: 'paediatrician',
    words: {
      en: 'paediatrician, pediatrician, paediatric clinic, children’s doctor',
      it: 'pediatra, pediatri, studio pediatrico, pediatria',
    },
    motifs: ['blocks', 'romper', 'stethoscope', 'heart', 'moon', 'pram'],
    directions: ['playful', 'wellness', 'coastal', 'craft', 'swiss'],
    noun: ['a paediatric practice', 'uno studio pediatrico'],
    name: ['Paediatric practice', 'Studio pediatrico'],
    lead: [
      'Tell us how old your child is and what you have noticed.',
      'Ci dica quanti anni ha il bambino o la bambina e che cosa ha notato.',
    ],
    photos: [
      ['blocks', 'The play corner', 'L’angolo dei giochi'],
      ['stethoscope', 'The consulting room', 'L’ambulatorio'],
      ['romper', 'Weighing the baby', 'Il neonato sulla bilancia'],
      ['door', 'The entrance', 'L’ingresso'],
    ],
  },
  {
    ...PRACTICE,
    id: 'podiatrist',
    words: {
      en: 'podiatrist, podiatry, chiropodist, chiropody, foot clinic, foot care',
      it: 'podolog*, studio podologico',
    },
    schemaType: 'MedicalBusiness',
    motifs: ['foot', 'shoe', 'hands', 'leaf', 'stones', 'heart'],
    noun: ['a podiatry practice', 'uno studio di podologia'],
    name: ['Podiatry', 'Podologia'],
    lead: [
      'Tell us which foot complains, and in which shoes.',
      'Ci dica quale piede si lamenta, e con quali scarpe.',
    ],
    action: ['Book an appointment', 'Prenoti una visita'],
    offer: ['Treatments', 'Trattamenti'],
    asks: [
      ['What do you treat?', 'Che cosa curi?'],
      ['Do you make insoles?', 'Fai plantari su misura?'],
      ['Do you visit people at home?', 'Vai anche a domicilio?'],
    ],
    photos: [
      ['chair', 'The treatment chair', 'La poltrona'],
      ['foot', 'A print on paper', 'Un’impronta sulla carta'],
      ['shoe', 'What a sole can tell', 'Quello che racconta una suola'],
      ['door', 'The way in', 'L’ingresso'],
    ],
    contact: [
      ['Book an appointment', 'Prenoti una visita'],
      [
        'Say what troubles you, and mention diabetes and blood thinners.',
        'Dica che cosa la disturba, e segnali diabete e anticoagulanti.',
      ],
    ],
  },
  {
    ...PRACTICE,
    id: 'midwife',
    pages: ['business', 'course'],
    words: {
      en: 'midwife, midwives, midwifery, doula, birth centre, antenatal classes',
      it: 'ostetric*, doula, casa del parto, corso preparto, corsi preparto',
    },
    schemaType: 'MedicalBusiness',
    directions: ['wellness', 'craft', 'coastal', 'playful', 'editorial'],
    colours: [
      [0.55, 0.1, 20],
      [0.5, 0.08, 160],
      [0.52, 0.1, 310],
    ],
    motifs: ['romper', 'pram', 'heart', 'moon', 'hands', 'flower'],
    noun: ['a midwife', 'un’ostetrica'],
    name: ['Midwife', 'Ostetrica'],
    lead: [
      'Say how far along you are, or how old your baby is, and what is on your mind.',
      'Di’ a che settimana sei, o quanto ha il tuo bambino, e che cosa ti passa per la testa.',
    ],
    action: ['Get in touch', 'Mettiti in contatto'],
    offer: ['Visits and courses', 'Visite e corsi'],
    asks: [
      ['What do you offer before the birth?', 'Che cosa offri prima del parto?'],
      ['And afterwards, at home?', 'E dopo, a casa?'],
      ['Are there courses?', 'Ci sono corsi?'],
    ],
    photos: [
      ['hands', 'Hands on a belly', 'Le mani sulla pancia'],
      ['romper', 'The first days', 'I primi giorni'],
      ['cup', 'A talk over tea', 'Due parole davanti a una tisana'],
      ['pram', 'Out together', 'Fuori insieme'],
    ],
    contact: [
      ['Get in touch', 'Mettiti in contatto'],
      [
        'When is the baby due, and where do you live? If it is urgent, telephone.',
        'Quando nascerà, e dove abiti? Se è urgente, telefona.',
      ],
    ],
  },
];
