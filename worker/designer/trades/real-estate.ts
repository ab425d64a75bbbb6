import type { Trade } from './trade.ts';

export const realEstate = {
  id: 'real-estate',
  schemaType: 'RealEstateAgent',
  words: {
    en: ['real estate', 'estate agent', 'estate agency', 'realtor', 'letting agent'],
    it: ['agenzia immobiliare', 'immobiliare', 'consulente immobiliare', 'case in vendita'],
  },
  sections: ['hero', 'services', 'process', 'portfolio', 'about', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['editorial', 'swiss', 'studio', 'coastal', 'luxury', 'poster'],
  colours: [
    { lightness: 0.42, chroma: 0.09, hue: 250 },
    { lightness: 0.42, chroma: 0.08, hue: 160 },
    { lightness: 0.5, chroma: 0.12, hue: 38 },
  ],
  motifs: ['house', 'key', 'window', 'document', 'tree', 'sign'],
  captionMotifs: ['window', 'key', 'tree', 'document'],
  scenes: ['hills', 'tiles', 'horizon', 'arch', 'blueprint'],
  copy: {
    en: {
      noun: 'an estate agency',
      workingName: 'Estate agency',
      headlines: [
        'The right keys, in the right hands',
        'Sell, buy or let[ {inPlace}] with both feet on the ground',
        'A home is more than its floor plan',
        '[{speciality}. ]Seen properly, priced sensibly',
      ],
      leads: [
        'We look at a home before we put a price on it: light, noise, papers, neighbours. Then we tell you what to expect and in what order.',
        'For those who sell and those who search[ {inPlace}]: viewings with time to look, answers in writing, papers checked before anyone signs.',
        'Tell us what you own or what you are looking for. We say honestly what the street asks, what it gives, and where to begin.',
      ],
      actions: ['Ask for a valuation', 'Tell us what you are looking for', 'Arrange a viewing'],
      about: {
        titles: ['We know the street', 'Between two strangers', 'What we look at first'],
        texts: [
          'The afternoon sun in the kitchen, the café downstairs, the lift that is about to be replaced: such things decide whether someone feels at home. We write them down, the good ones and the others.',
          'Selling and buying are rarely just business. There is a family that grows, a parent who moves in, a job elsewhere. We ask for the reason, because it sets the pace.',
          'Before photographs and adverts come the papers: plans, deeds, service charges. If something does not match, better that we find it than the buyer the day before signing.',
        ],
      },
      offer: {
        label: 'Services',
        titles: [
          'What we do for owners',
          'For those who own and those who look',
          'Selling, buying, letting',
        ],
        intros: [
          'You may ask for the whole journey or for a single step.',
          'Every assignment begins with a visit and a conversation.',
          'If you are not sure whether to sell or to let, start by asking.',
        ],
        items: [
          {
            name: 'Valuation',
            text: 'A visit, a comparison, a figure with its reasons.',
          },
          {
            name: 'Selling',
            text: 'Pictures, floor plan, viewings, negotiation.',
          },
          {
            name: 'Property search',
            text: 'You describe how you want to live; we look.',
          },
          {
            name: 'Letting',
            text: 'The right tenant, a clear contract, an inventory with pictures.',
          },
          {
            name: 'Document check',
            text: 'Plans, deeds and charges read in good time.',
          },
          {
            name: 'Support until the deed',
            text: 'Bank, surveyor, notary: we keep the dates together.',
          },
        ],
      },
      strengths: {
        titles: ['How we work', 'What you may count on', 'Before the photographs'],
        items: [
          {
            name: 'Faults included',
            text: 'We describe them, so that the viewing holds no disappointment.',
          },
          {
            name: 'Few people at a time',
            text: 'Viewings by appointment, with time to open the windows.',
          },
          { name: 'News after every visit', text: 'You hear what was liked and what was not.' },
          { name: 'Commission in writing', text: 'You know it before you give us the keys.' },
        ],
      },
      steps: {
        titles: ['From first look to the keys', 'How a sale goes', 'The road, in four stages'],
        items: [
          { name: 'We come and look', text: 'The home, the papers, your reasons.' },
          { name: 'We prepare', text: 'Price, pictures, plan and a description that is true.' },
          { name: 'We show it', text: 'To people who can picture living there.' },
          { name: 'We see it through', text: 'Offer, preliminary contract, deed.' },
        ],
      },
      questionTitles: ['Before the viewing', 'Asked on the stairs', 'Contracts, keys, costs'],
      questions: [
        {
          question: 'How do you arrive at a price?',
          answer:
            'We compare with similar homes nearby, look at condition and papers, and explain each step. The final word is yours.',
        },
        {
          question: 'Which documents do I need to sell?',
          answer:
            'As a rule the deed, the floor plan, the energy report and the service charges. We go through the list together.',
        },
        {
          question: 'Can I visit before I have decided to buy?',
          answer: 'Of course. A few viewings often make clearer what you are really looking for.',
        },
        {
          question: 'When is commission due?',
          answer:
            'Amount and moment are set down in the assignment you sign, and we go through it with you first.',
        },
      ],
      works: { label: 'Properties', name: 'Name of the property', note: 'Area, rooms' },
      captions: [
        'Morning light in the living room',
        'The front door',
        'View from the balcony',
        'The plan on the table',
      ],
      closing: {
        titles: ['Thinking of moving?', 'Start with a visit', 'Tell us about your home'],
        texts: [
          'A first conversation commits you to nothing and usually clears up a lot.',
          'The earlier we see the papers, the calmer the rest.',
          'Address, floor and a sentence about your plans are enough.',
        ],
      },
      contact: {
        titles: ['Write to the agency', 'Selling or searching?', 'Ask for an appointment'],
        texts: [
          'Say whether you want to sell, buy or let, and in which area.',
          'For a search: rooms, budget, what you cannot do without.',
          'We reply with a few questions and a proposal for a meeting.',
        ],
      },
    },
    it: {
      noun: 'un’agenzia immobiliare',
      workingName: 'Agenzia immobiliare',
      headlines: [
        'Le chiavi giuste nelle mani giuste',
        'Vendere, comprare o affittare[ {inPlace}] con i piedi per terra',
        'Una casa è più della sua planimetria',
        '[{speciality}. ]Case guardate bene, prezzi ragionati',
      ],
      leads: [
        'Prima di dare un prezzo a una casa la guardiamo: luce, rumori, carte, vicini. Poi ti diciamo che cosa aspettarti e in quale ordine.',
        'Per chi vende e per chi cerca[ {inPlace}]: visite senza fretta, risposte per iscritto, documenti controllati prima che qualcuno firmi.',
        'Raccontaci che cosa possiedi o che cosa cerchi. Ti diciamo con franchezza quanto vale quella via, che cosa offre e da dove cominciare.',
      ],
      actions: ['Chiedi una valutazione', 'Dicci che casa cerchi', 'Fissa una visita'],
      about: {
        titles: [
          'Conosciamo la via',
          'In mezzo a due sconosciuti',
          'Che cosa guardiamo per prima cosa',
        ],
        texts: [
          'Il sole del pomeriggio in cucina, il bar sotto casa, l’ascensore da rifare: sono queste cose a decidere se qualcuno si sentirà a casa. Le scriviamo tutte, quelle belle e le altre.',
          'Vendere e comprare casa non sono quasi mai soltanto un affare. C’è una famiglia che cresce, un genitore che si trasferisce, un lavoro altrove. Chiediamo il motivo, perché è quello a dare il passo.',
          'Prima delle foto e degli annunci vengono le carte: planimetria, atto di provenienza, spese condominiali. Se qualcosa non torna, meglio che lo troviamo noi e non l’acquirente il giorno prima della firma.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: [
          'Che cosa possiamo fare per te',
          'Per chi ha casa e per chi la cerca',
          'Vendita, acquisto, affitto',
        ],
        intros: [
          'Puoi affidarci tutto il percorso o un solo passaggio.',
          'Ogni incarico comincia con un sopralluogo e una chiacchierata.',
          'Se non sai se vendere o affittare, comincia col chiederlo.',
        ],
        items: [
          {
            name: 'Valutazione',
            text: 'Un sopralluogo, un confronto, una cifra motivata.',
          },
          {
            name: 'Vendita',
            text: 'Foto, planimetria, visite e trattativa.',
          },
          {
            name: 'Ricerca casa',
            text: 'Tu descrivi come vuoi vivere, noi cerchiamo.',
          },
          {
            name: 'Affitto',
            text: 'L’inquilino adatto e un contratto chiaro.',
          },
          {
            name: 'Controllo documenti',
            text: 'Planimetrie, atti e spese letti in tempo.',
          },
          {
            name: 'Assistenza fino al rogito',
            text: 'Banca, perito, notaio: teniamo insieme le date.',
          },
        ],
      },
      strengths: {
        titles: ['Come lavoriamo', 'Su che cosa puoi contare', 'Prima delle fotografie'],
        items: [
          {
            name: 'Difetti compresi',
            text: 'Li scriviamo nell’annuncio, così la visita non delude nessuno.',
          },
          {
            name: 'Poche persone alla volta',
            text: 'Visite su appuntamento, con il tempo di aprire le finestre.',
          },
          {
            name: 'Notizie dopo ogni visita',
            text: 'Ti riferiamo che cosa è piaciuto e che cosa no.',
          },
          { name: 'Provvigione per iscritto', text: 'La conosci prima di lasciarci le chiavi.' },
        ],
      },
      steps: {
        titles: [
          'Dal primo sguardo alle chiavi',
          'Come si svolge una vendita',
          'La strada, in quattro tappe',
        ],
        items: [
          { name: 'Veniamo a vedere', text: 'La casa, le carte, i tuoi motivi.' },
          { name: 'Prepariamo', text: 'Prezzo, foto, planimetria e una descrizione sincera.' },
          { name: 'La mostriamo', text: 'A chi può davvero immaginarsi di viverci.' },
          { name: 'Ti accompagniamo', text: 'Proposta, compromesso e rogito.' },
        ],
      },
      questionTitles: ['Prima della visita', 'Ci chiedono sulle scale', 'Contratti, chiavi, costi'],
      questions: [
        {
          question: 'Come arrivate al prezzo?',
          answer:
            'Confrontiamo case simili in zona, guardiamo stato e documenti e ti spieghiamo ogni passaggio. L’ultima parola è tua.',
        },
        {
          question: 'Quali documenti servono per vendere?',
          answer:
            'Di solito l’atto di provenienza, la planimetria catastale, l’attestato energetico e le spese condominiali. Scorriamo la lista insieme.',
        },
        {
          question: 'Posso visitare anche se non ho ancora deciso?',
          answer: 'Certo. Spesso bastano un paio di visite per capire che cosa si cerca davvero.',
        },
        {
          question: 'Quando si paga la provvigione?',
          answer:
            'Importo e momento sono scritti nell’incarico che firmi, e prima lo leggiamo insieme.',
        },
      ],
      works: { label: 'Immobili', name: 'Nome dell’immobile', note: 'Zona, locali' },
      captions: [
        'La luce del mattino in soggiorno',
        'Il portone',
        'La vista dal balcone',
        'La planimetria sul tavolo',
      ],
      closing: {
        titles: [
          'Stai pensando di cambiare casa?',
          'Si comincia da un sopralluogo',
          'Raccontaci la tua casa',
        ],
        texts: [
          'Il primo incontro non ti impegna e di solito chiarisce molte cose.',
          'Prima vediamo le carte, più tranquillo è tutto il resto.',
          'Bastano l’indirizzo, il piano e una frase sui tuoi progetti.',
        ],
      },
      contact: {
        titles: ['Scrivi all’agenzia', 'Vendi o cerchi?', 'Chiedi un appuntamento'],
        texts: [
          'Dicci se vuoi vendere, comprare o affittare, e in quale zona.',
          'Per una ricerca: quante stanze, quale budget, a che cosa non rinunci.',
          'Ti rispondiamo con qualche domanda e una proposta di incontro.',
        ],
      },
    },
  },
} as const satisfies Trade;
