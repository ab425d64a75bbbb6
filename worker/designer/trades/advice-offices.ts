import type { Advice } from './trade.ts';

/** For offices, studios and those who are called at the turns of life. */
export const ADVICE_OFFICES = {
  insurance: {
    title: ['Before you ask', 'Prima di chiedere'],
    points: [
      [
        ['Bring the old policy', 'Porti la vecchia polizza'],
        [
          'With its end date: many renew by themselves.',
          'Con la scadenza: molte si rinnovano da sole.',
        ],
      ],
      [
        ['Take pictures', 'Faccia delle foto'],
        [
          'Of rooms, bicycles and jewels, before anything happens.',
          'Di stanze, bici e gioielli, prima che succeda qualcosa.',
        ],
      ],
      [
        ['After a loss', 'Dopo un danno'],
        [
          'Report it within days, throw nothing away, keep receipts.',
          'Lo segnali entro pochi giorni, non butti niente, conservi le ricevute.',
        ],
      ],
    ],
  },
  'mortgage-adviser': {
    title: ['For the first talk', 'Per il primo colloquio'],
    points: [
      [
        ['Bring the papers', 'Porti i documenti'],
        [
          'Payslips or tax returns, and a list of loans.',
          'Buste paga o dichiarazioni, e l’elenco dei prestiti.',
        ],
      ],
      [
        ['Know what is left', 'Sappia quanto resta'],
        [
          'At the end of an ordinary month, not of a good one.',
          'Alla fine di un mese normale, non di uno buono.',
        ],
      ],
      [
        ['Ask about costs', 'Chieda i costi'],
        [
          'Of advice, of entry and of leaving early.',
          'Della consulenza, di ingresso e di uscita anticipata.',
        ],
      ],
    ],
  },
  agency: {
    title: ['A good brief', 'Un buon brief'],
    points: [
      [
        ['One aim', 'Un obiettivo'],
        ['What should people do who have seen it?', 'Che cosa dovrebbe fare chi l’ha visto?'],
      ],
      [
        ['Show what you like', 'Mostra che cosa ti piace'],
        ['And one thing that must not come out of it.', 'E una cosa che non deve venirne fuori.'],
      ],
      [
        ['Say the budget', 'Di’ il budget'],
        [
          'A range is enough to rule out the wrong ideas.',
          'Basta un intervallo, per scartare le idee sbagliate.',
        ],
      ],
    ],
  },
  engineer: {
    title: ['Before an inspection', 'Prima del sopralluogo'],
    points: [
      [
        ['Look for the plans', 'Cerchi le planimetrie'],
        [
          'Permits, old drawings, and who built it when.',
          'Permessi, vecchi disegni, e chi ha costruito e quando.',
        ],
      ],
      [
        ['Date the cracks', 'Dati le crepe'],
        [
          'A pencil mark at each end shows if they grow.',
          'Un segno a matita alle estremità mostra se crescono.',
        ],
      ],
      [
        ['Take nothing down', 'Non demolisca nulla'],
        [
          'Until somebody has checked what the wall carries.',
          'Finché qualcuno non ha verificato che cosa regge il muro.',
        ],
      ],
    ],
  },
  'estate-administrator': {
    title: ['Good to have at hand', 'Utile da avere sottomano'],
    points: [
      [
        ['The rules of the house', 'Il regolamento'],
        ['They answer half of the questions.', 'Risponde a metà delle domande.'],
      ],
      [
        ['Report with a photo', 'Segnali con una foto'],
        [
          'Floor, staircase, since when, and who has a key.',
          'Piano, scala, da quando, e chi ha le chiavi.',
        ],
      ],
      [
        ['Water, gas, lift', 'Acqua, gas, ascensore'],
        ['In danger, first call the emergency services.', 'In caso di pericolo, prima i soccorsi.'],
      ],
    ],
  },
  'it-support': {
    title: ['Before you call', 'Prima di chiamare'],
    points: [
      [
        ['Photograph the message', 'Fotografa il messaggio'],
        ['The exact words lead to the cause.', 'Le parole esatte portano alla causa.'],
      ],
      [
        ['Switch off and wait', 'Spegni e aspetta'],
        [
          'Half a minute without power mends more than one thinks.',
          'Mezzo minuto senza corrente risolve più di quanto si creda.',
        ],
      ],
      [
        ['A virus?', 'Un virus?'],
        [
          'Pull the network cable, leave it on, and touch nothing.',
          'Stacca la rete, lascia acceso, e non toccare nulla.',
        ],
      ],
    ],
  },
  'travel-agency': {
    title: ['Before you set out', 'Prima di partire'],
    points: [
      [
        ['Look at the passport', 'Guarda il passaporto'],
        [
          'Many countries want half a year of validity.',
          'Molti Paesi chiedono sei mesi di validità.',
        ],
      ],
      [
        ['Days, not places', 'Giorni, non luoghi'],
        [
          'Two places in a week are a holiday, five are a train.',
          'Due posti in una settimana sono una vacanza, cinque un treno.',
        ],
      ],
      [
        ['Insurance', 'L’assicurazione'],
        [
          'Read what happens when somebody falls ill before leaving.',
          'Leggi che cosa succede se ci si ammala prima di partire.',
        ],
      ],
    ],
  },
  coach: {
    title: ['For a first talk', 'Per un primo colloquio'],
    points: [
      [
        ['One situation', 'Una situazione'],
        [
          'Of the last week: where, who, and what you said.',
          'Dell’ultima settimana: dove, chi, e che cosa hai detto.',
        ],
      ],
      [
        ['What was tried', 'Che cosa hai provato'],
        ['And what worked a little.', 'E che cosa ha funzionato un po’.'],
      ],
      [
        ['Coaching is no therapy', 'Il coaching non è terapia'],
        [
          'With anxiety or low mood that stays, see a doctor.',
          'Con ansia o tristezza che restano, ci vuole un medico.',
        ],
      ],
    ],
  },
  detective: {
    title: ['Before the first talk', 'Prima del primo colloquio'],
    points: [
      [
        ['Note dates and places', 'Annoti date e luoghi'],
        [
          'Facts, not suspicions; those come by themselves.',
          'Fatti, non sospetti; quelli vengono da sé.',
        ],
      ],
      [
        ['Do not follow anybody', 'Non segua nessuno'],
        [
          'Nor read phones: it warns people and may be an offence.',
          'Né legga telefoni: mette in allarme e può essere reato.',
        ],
      ],
      [
        ['Use another phone', 'Usi un altro telefono'],
        [
          'If you share an account or a computer with that person.',
          'Se condivide un account o un computer con quella persona.',
        ],
      ],
    ],
  },
  'advice-centre': {
    title: ['What to bring', 'Che cosa portare'],
    points: [
      [
        ['Papers of the person', 'I documenti della persona'],
        [
          'Identity card, tax number, bank details for payments.',
          'Carta d’identità, codice fiscale, IBAN per gli accrediti.',
        ],
      ],
      [
        ['The letter itself', 'La lettera'],
        [
          'With all its pages and the envelope: dates count.',
          'Con tutte le pagine e la busta: contano le date.',
        ],
      ],
      [
        ['Come before the deadline', 'Prima della scadenza'],
        [
          'On the day itself, others have the same idea.',
          'All’ultimo giorno hanno tutti la stessa idea.',
        ],
      ],
    ],
  },
  'funeral-director': {
    title: ['The first hours', 'Le prime ore'],
    points: [
      [
        ['At home: a doctor first', 'In casa: prima un medico'],
        [
          'The death has to be confirmed before anything else.',
          'Il decesso va constatato, prima di ogni altra cosa.',
        ],
      ],
      [
        ['Papers', 'I documenti'],
        [
          'Identity card and tax number of the deceased, if at hand.',
          'Carta d’identità e codice fiscale, se sono a portata di mano.',
        ],
      ],
      [
        ['Nothing is urgent now', 'Adesso niente è urgente'],
        [
          'Clothes, flowers and words can be chosen tomorrow.',
          'Abiti, fiori e parole si scelgono domani.',
        ],
      ],
    ],
  },
  translator: {
    title: ['Before you send a text', 'Prima di inviare un testo'],
    points: [
      [
        ['The last version', 'La versione definitiva'],
        [
          'Changes half way cost time, and mistakes.',
          'Le modifiche a metà costano tempo, ed errori.',
        ],
      ],
      [
        ['Who will read it', 'Chi leggerà'],
        [
          'A court, customers and friends need other words.',
          'Un tribunale, i clienti e gli amici vogliono parole diverse.',
        ],
      ],
      [
        ['Sworn or not', 'Giurata o no'],
        ['Ask the office that wants the paper.', 'Si chiede all’ufficio che vuole il documento.'],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
