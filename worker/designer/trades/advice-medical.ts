import type { Advice } from './trade.ts';

/** For those who treat the body. */
export const ADVICE_MEDICAL = {
  physiotherapist: {
    title: ['Before the first session', 'Prima della prima seduta'],
    points: [
      [
        ['What to wear', 'Come vestirsi'],
        [
          'Something in which you can bend and stretch.',
          'Qualcosa con cui ci si piega e ci si allunga.',
        ],
      ],
      [
        ['Bring the reports', 'Porti i referti'],
        [
          'Scans, letters after an operation, and a list of medicines.',
          'Lastre, lettere di dimissione, e l’elenco dei farmaci.',
        ],
      ],
      [
        ['Numb or weak?', 'Formicolio o debolezza?'],
        [
          'With numbness, fever or loss of strength, see a doctor first.',
          'Con intorpidimento, febbre o perdita di forza, prima si va dal medico.',
        ],
      ],
    ],
  },
  osteopath: {
    title: ['Before the first visit', 'Prima della prima visita'],
    points: [
      [
        ['Note when it hurts', 'Annoti quando fa male'],
        [
          'In the morning, after sitting, at night: it says more than where.',
          'Al mattino, dopo essere stati seduti, di notte: dice più del punto.',
        ],
      ],
      [
        ['Tell the old stories', 'Racconti anche il passato'],
        [
          'Falls, operations and braces, even from years ago.',
          'Cadute, operazioni e apparecchi, anche di anni fa.',
        ],
      ],
      [
        ['Take the rest of the day slowly', 'Dopo, con calma'],
        [
          'A tired or sore day afterwards is common.',
          'Un giorno di stanchezza o indolenzimento è normale.',
        ],
      ],
    ],
  },
  doctor: {
    title: ['Before your visit', 'Prima della visita'],
    points: [
      [
        ['Write it down', 'Lo scriva'],
        [
          'When it began, what changed, and the two questions that matter most.',
          'Quando è cominciato, che cosa è cambiato, e le due domande che contano di più.',
        ],
      ],
      [
        ['Bring the boxes', 'Porti le scatole'],
        [
          'Of all medicines, also those without a prescription.',
          'Di tutti i farmaci, anche di quelli senza ricetta.',
        ],
      ],
      [
        ['When not to wait', 'Quando non aspettare'],
        [
          'Chest pain, trouble breathing or speaking: call an ambulance.',
          'Dolore al petto, fatica a respirare o a parlare: chiami l’ambulanza.',
        ],
      ],
    ],
  },
  paediatrician: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Bring the health record', 'Porti il libretto'],
        ['With weights, vaccinations and allergies.', 'Con pesi, vaccini e allergie.'],
      ],
      [
        ['Measure and note', 'Misuri e annoti'],
        [
          'Temperature, drinks and wet nappies of the last day.',
          'Febbre, quanto ha bevuto e quanti pannolini nell’ultimo giorno.',
        ],
      ],
      [
        ['A favourite toy', 'Il gioco preferito'],
        ['It may be examined first.', 'Può farsi visitare per primo.'],
      ],
    ],
  },
  podiatrist: {
    title: ['Before your appointment', 'Prima della visita'],
    points: [
      [
        ['Bring worn shoes', 'Porti scarpe usate'],
        ['The soles show how you walk.', 'Le suole mostrano come si cammina.'],
      ],
      [
        ['No nail polish', 'Senza smalto'],
        [
          'The colour of a nail tells something, too.',
          'Anche il colore di un’unghia dice qualcosa.',
        ],
      ],
      [
        ['With diabetes', 'Con il diabete'],
        [
          'A small wound that does not close should be seen at once.',
          'Una piccola ferita che non si chiude va fatta vedere subito.',
        ],
      ],
    ],
  },
  midwife: {
    title: ['Good to know', 'Utile da sapere'],
    points: [
      [
        ['Get in touch early', 'Chiama per tempo'],
        ['Well before the second half of pregnancy.', 'Ben prima della metà della gravidanza.'],
      ],
      [
        ['Collect your questions', 'Raccogli le domande'],
        [
          'On paper by the bed: the ones at night are the real ones.',
          'Su un foglio sul comodino: quelle di notte sono le vere.',
        ],
      ],
      [
        ['Bleeding, pain, a quiet baby', 'Perdite, dolore, un bambino fermo'],
        ['Do not write. Go to the hospital.', 'Non scrivere. Vai in ospedale.'],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
