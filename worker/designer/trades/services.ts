import type { Trade } from './trade.ts';

const OFFICE = {
  pages: ['business'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  sections: ['services'],
  directions: ['swiss', 'editorial', 'studio', 'technical', 'coastal', 'heritage'],
  colours: [
    [0.42, 0.11, 258],
    [0.44, 0.09, 185],
    [0.5, 0.14, 35],
  ],
} as const satisfies Partial<Trade>;

/** Offices that protect, plan, promote and repair. */
export const SERVICES: readonly Trade[] = [
  {
    ...OFFICE,
    id: 'insurance',
    words: {
      en: 'insurance broker, insurance agent, insurance agency, insurance brokers, insurance adviser, insurance company',
      it: 'agenzia assicurativa, agenzia di assicurazioni, assicuratore, assicuratrice, broker assicurativo, consulente assicurativo, ^assicurazion*',
    },
    schemaType: 'InsuranceAgency',
    motifs: ['shield', 'umbrella', 'house', 'car', 'document', 'key'],
    noun: ['an insurance agency', 'un’agenzia di assicurazioni'],
    name: ['Insurance', 'Assicurazioni'],
    lead: [
      'Tell us what should not keep you awake: the house, the car, the shop, the family.',
      'Ci dica che cosa non deve toglierle il sonno: la casa, l’auto, l’attività, la famiglia.',
    ],
    action: ['Ask for a quote', 'Chieda un preventivo'],
    offer: ['Cover', 'Coperture'],
    asks: [
      ['What can be insured with you?', 'Che cosa si assicura da te?'],
      ['With which companies?', 'Con quali compagnie?'],
      ['Who helps after a claim?', 'Chi segue il sinistro?'],
    ],
    contact: [
      ['Ask for a quote', 'Chieda un preventivo'],
      [
        'What, since when, and what happened so far. After an accident: telephone.',
        'Che cosa, da quando, e com’è andata finora. Dopo un incidente: telefoni.',
      ],
    ],
  },
  {
    ...OFFICE,
    id: 'mortgage-adviser',
    words: {
      en: 'mortgage adviser, mortgage advisor, mortgage broker, financial adviser, financial advisor, financial planner, wealth manager',
      it: 'consulente finanziario, consulente finanziaria, consulente mutui, mediatore creditizio, mutui, consulenza finanziaria, pianificazione finanziaria',
    },
    schemaType: 'FinancialService',
    motifs: ['chart', 'house', 'key', 'document', 'umbrella', 'clock'],
    noun: ['financial advice', 'una consulenza finanziaria'],
    name: ['Financial advice', 'Consulenza finanziaria'],
    lead: [
      'Tell us what the money is for, and when you will need it.',
      'Ci dica a che cosa servono i soldi, e quando serviranno.',
    ],
    action: ['Arrange a first talk', 'Fissi un primo colloquio'],
    offer: ['Advice', 'Consulenza'],
    asks: [
      ['What do you advise on?', 'Su che cosa consigli?'],
      ['Whom do you advise?', 'Chi si rivolge a te?'],
      ['How are you paid?', 'Come vieni pagato?'],
    ],
    contact: [
      ['Arrange a first talk', 'Fissi un primo colloquio'],
      [
        'Your aim in a sentence. Please send no account numbers.',
        'L’obiettivo in una frase. Non invii numeri di conto.',
      ],
    ],
  },
  {
    ...OFFICE,
    id: 'agency',
    words: {
      en: 'marketing agency, advertising agency, web agency, digital agency, communication agency, communications agency, creative agency, design agency, branding agency, seo agency, social media agency, social media manager, pr agency, branding studio, graphic design studio',
      it: 'agenzia di comunicazione, agenzia pubblicitaria, agenzia di marketing, agenzia web, web agency, agenzia creativa, agenzia digitale, social media manager, studio grafico, studio di grafica, agenzia seo, digital marketing',
    },
    sections: ['services', 'portfolio'],
    directions: ['studio', 'poster', 'swiss', 'brutalist', 'technical', 'playful'],
    colours: [
      [0.55, 0.2, 30],
      [0.48, 0.19, 285],
      [0.5, 0.13, 165],
    ],
    motifs: ['megaphone', 'laptop', 'bubble', 'phone', 'pen', 'chart'],
    isBroad: true,
    noun: ['an agency', 'un’agenzia di comunicazione'],
    name: ['Agency', 'Agenzia'],
    lead: [
      'Tell us what you sell, to whom, and why they should look up.',
      'Dicci che cosa vendi, a chi, e perché dovrebbero alzare lo sguardo.',
    ],
    action: ['Send a brief', 'Mandaci un brief'],
    offer: ['Services', 'Servizi'],
    asks: [
      ['What do you do for clients?', 'Che cosa fate per i clienti?'],
      ['Which projects may be shown?', 'Quali progetti si possono mostrare?'],
      ['How does a project begin?', 'Come comincia un progetto?'],
    ],
    contact: [
      ['Send a brief', 'Mandaci un brief'],
      [
        'Aim, deadline, budget if there is one. Half a page is plenty.',
        'Obiettivo, scadenza, budget se c’è. Basta mezza pagina.',
      ],
    ],
  },
  {
    ...OFFICE,
    id: 'engineer',
    words: {
      en: 'structural engineer, civil engineer, consulting engineer, engineering consultancy, building engineer',
      it: 'ingegnere, studio di ingegneria, ingegneri, società di ingegneria, ingegneria civile, ingegnere edile, ingegnere civile, perito, geologo, agronomo, termotecnico',
    },
    directions: ['technical', 'swiss', 'editorial', 'studio', 'heritage'],
    motifs: ['dividers', 'crane', 'gear', 'document', 'column', 'brick'],
    isBroad: true,
    noun: ['an engineering practice', 'uno studio tecnico'],
    name: ['Engineering', 'Studio tecnico'],
    lead: [
      'Tell us what stands, what should stand, and which papers exist.',
      'Ci dica che cosa c’è, che cosa dovrebbe esserci, e quali documenti esistono.',
    ],
    action: ['Describe the work', 'Descriva il lavoro'],
    offer: ['Fields', 'Ambiti'],
    asks: [
      ['What do you design and check?', 'Che cosa progetti e verifichi?'],
      ['For whom: homes, firms, public bodies?', 'Per chi: privati, imprese, enti?'],
      ['Which reports do you write?', 'Quali perizie e relazioni fai?'],
    ],
    contact: [
      ['Describe the work', 'Descriva il lavoro'],
      [
        'Place, kind of building, deadline. Photos and plans help.',
        'Luogo, tipo di edificio, scadenza. Aiutano foto e planimetrie.',
      ],
    ],
  },
  {
    ...OFFICE,
    id: 'estate-administrator',
    words: {
      en: 'property management, property manager, block management, facility management, holiday let management',
      it: 'amministratore di condominio, amministratrice di condominio, amministrazione condomini, amministrazioni condominiali, amministrazione condominiale, amministratore condominiale, studio di amministrazione',
    },
    motifs: ['house', 'key', 'window', 'document', 'door', 'lamp'],
    noun: ['property management', 'uno studio di amministrazione condominiale'],
    name: ['Property management', 'Amministrazione condomini'],
    lead: [
      'Tell us how many homes there are, and what does not work at present.',
      'Ci dica quante unità ci sono, e che cosa oggi non funziona.',
    ],
    action: ['Ask for an offer', 'Chieda un preventivo'],
    offer: ['Services', 'Servizi'],
    asks: [
      ['Which buildings do you look after?', 'Quali stabili amministri?'],
      ['What is included?', 'Che cosa è compreso?'],
      ['How are faults reported?', 'Come si segnalano i guasti?'],
    ],
    contact: [
      ['Ask for an offer', 'Chieda un preventivo'],
      [
        'Address, number of homes, lift, heating. For a fault: floor and photo.',
        'Indirizzo, unità, ascensore, riscaldamento. Per un guasto: piano e foto.',
      ],
    ],
  },
  {
    ...OFFICE,
    id: 'it-support',
    words: {
      en: 'it support, it services, it company, it consultant, managed services, cyber security, network installation',
      it: 'assistenza informatica, servizi informatici, supporto informatico, consulente informatico, sistemista, sicurezza informatica, cybersecurity',
    },
    goal: 'call',
    directions: ['technical', 'swiss', 'studio', 'terminal', 'coastal'],
    motifs: ['laptop', 'plug', 'gear', 'phone', 'shield', 'wrench'],
    noun: ['IT support', 'un’assistenza informatica'],
    name: ['IT support', 'Assistenza informatica'],
    lead: [
      'Tell us what stopped, since when, and who cannot work because of it.',
      'Dicci che cosa si è fermato, da quando, e chi non riesce a lavorare.',
    ],
    action: ['Get help', 'Chiedi assistenza'],
    offer: ['Services', 'Servizi'],
    asks: [
      ['What do you look after?', 'Di che cosa ti occupi?'],
      ['Companies, homes or both?', 'Aziende, privati o entrambi?'],
      ['On site or from afar?', 'Sul posto o da remoto?'],
    ],
    contact: [
      ['Get help', 'Chiedi assistenza'],
      [
        'Device, message on the screen, and when somebody is there. No passwords.',
        'Apparecchio, messaggio sullo schermo, e quando c’è qualcuno. Niente password.',
      ],
    ],
  },
  {
    ...OFFICE,
    id: 'security',
    words: {
      en: 'security company, security firm, security guards, security guard, security services, door supervisors, cctv installer',
      it: 'vigilanza, istituto di vigilanza, guardie giurate, servizi di sicurezza, addetti alla sicurezza, videosorveglianza',
    },
    goal: 'call',
    directions: ['technical', 'swiss', 'poster', 'studio', 'brutalist'],
    colours: [
      [0.4, 0.09, 250],
      [0.5, 0.17, 28],
      [0.42, 0.06, 190],
    ],
    motifs: ['shield', 'padlock', 'key', 'door', 'camera', 'lamp'],
    noun: ['a security company', 'un servizio di vigilanza'],
    name: ['Security', 'Vigilanza'],
    lead: [
      'Tell us the place, the hours, and what there is to guard.',
      'Ci dica il luogo, gli orari, e che cosa c’è da proteggere.',
    ],
    action: ['Ask for an inspection', 'Chieda un sopralluogo'],
    offer: ['Services', 'Servizi'],
    asks: [
      ['Guards, patrols, cameras, alarms?', 'Guardie, ronde, telecamere, allarmi?'],
      ['For which places and events?', 'Per quali luoghi ed eventi?'],
      ['In which area?', 'In quale zona?'],
    ],
    contact: [
      ['Ask for an inspection', 'Chieda un sopralluogo'],
      [
        'Place, hours, what is there now. In danger, call the police.',
        'Luogo, orari, che cosa c’è ora. In pericolo, chiami le forze dell’ordine.',
      ],
    ],
  },
];
