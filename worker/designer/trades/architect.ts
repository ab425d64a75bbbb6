import type { Trade } from './trade.ts';

export const architect = {
  id: 'architect',
  schemaType: 'ProfessionalService',
  words: {
    en: [
      'architect',
      'architecture studio',
      'architecture firm',
      'architectural practice',
      'interior designer',
      '^architecture',
      '^interior design',
    ],
    it: [
      'architett*',
      'studio di architettura',
      'interior designer',
      'arredatrice',
      'studio di progettazione',
    ],
  },
  sections: ['hero', 'portfolio', 'about', 'services', 'process', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['studio', 'swiss', 'editorial', 'technical', 'luxury', 'brutalist'],
  colours: [
    { lightness: 0.42, chroma: 0.05, hue: 60 },
    { lightness: 0.52, chroma: 0.13, hue: 35 },
    { lightness: 0.4, chroma: 0.06, hue: 200 },
  ],
  motifs: ['window', 'column', 'house', 'pen', 'frame', 'tree'],
  captionMotifs: ['window', 'house', 'column', 'crane'],
  scenes: ['blueprint', 'arch', 'giant', 'tiles'],
  copy: {
    en: {
      noun: 'an architecture studio',
      workingName: 'Architecture studio',
      headlines: [
        'Where should the light come in?',
        'Rooms that know what they are for',
        'Drawn with care[ {inPlace}], built without guesswork',
        '[{speciality}. ]First the people, then the plan',
      ],
      leads: [
        'We begin with how you live or work: where you read, who cooks, what is never put away. The plan follows from that.',
        'New buildings, conversions, interiors[ {inPlace}]. One studio from the first sketch to the last door handle.',
        'A good room needs no explanation. Getting there needs many drawings, and someone who stands on the site and checks.',
      ],
      actions: ['Tell us about the place', 'Ask for a first meeting', 'Discuss a project'],
      about: {
        titles: ['What a plan should do', 'Patience before pencil', 'Drawing is listening'],
        texts: [
          'We visit a place several times before we draw it: early, late, in the rain. How the sun moves and where the street is loud decides more than any style.',
          'We like materials that grow old well and details that a craftsman can build. If something is expensive, there should be a reason you can touch.',
          'We show variants, with models and rough sketches, and say what each of them costs in space and money. Choosing is your part, and we give it time.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['What we design', 'From idea to site', 'Scope of work'],
        intros: [
          'The full assignment or a single phase: we set it down before we start.',
          'Small commissions get the same attention as large ones.',
          'Bring a plan, a picture or only a wish.',
        ],
        items: [
          { name: 'New buildings', text: 'From the plot to the last drawing for the builders.' },
          { name: 'Conversions', text: 'What stays, what goes, and how the two get along.' },
          { name: 'Interiors', text: 'Layout, light, materials, furniture made to measure.' },
          { name: 'Feasibility', text: 'What the place allows, before you buy or build.' },
          { name: 'Permits', text: 'Drawings, applications, talks with the authorities.' },
          { name: 'Site supervision', text: 'Quality, costs and dates, checked on the spot.' },
        ],
      },
      strengths: {
        titles: ['How the studio works', 'What we hold on to', 'Between sketch and site'],
        items: [
          { name: 'Variants, not verdicts', text: 'You compare before you decide.' },
          { name: 'Costs alongside', text: 'Every phase closes with an updated estimate.' },
          { name: 'Buildable details', text: 'Discussed with those who will make them.' },
          { name: 'Presence on site', text: 'A drawing is finished when it stands.' },
        ],
      },
      steps: {
        titles: ['How a project grows', 'From visit to handover', 'The phases'],
        items: [
          { name: 'Visit', text: 'We look at the place and listen to what it should become.' },
          { name: 'Concept', text: 'Sketches, a model, a first idea of cost.' },
          { name: 'Project', text: 'Drawings, permits, tenders.' },
          { name: 'Site', text: 'We follow the works to the end.' },
        ],
      },
      questionTitles: ['Before the first sketch', 'Asked on site', 'Costs, time, permits'],
      questions: [
        {
          question: 'At what point should we involve you?',
          answer: 'As early as possible, even before you buy. A visit can show what is feasible.',
        },
        {
          question: 'How are fees calculated?',
          answer: 'By scope and phases. You receive a written proposal after the first visit.',
        },
        {
          question: 'Do you take on small projects?',
          answer: 'Yes. A kitchen or a staircase can change a whole home.',
        },
        {
          question: 'Who handles the permits?',
          answer:
            'We prepare them and keep in touch with the authorities, if you give us that phase.',
        },
      ],
      captions: [
        'Morning, looking east',
        'A model in card',
        'Detail of the stair',
        'The site in spring',
      ],
      closing: {
        titles: [
          'Is there a room that does not work?',
          'Show us the place',
          'Every project begins with a walk',
        ],
        texts: [
          'Tell us what bothers you about it. That is a good brief.',
          'Plans, pictures or a sketch on squared paper: send what you have.',
          'We come, look and tell you what we would ask of it.',
        ],
      },
      contact: {
        titles: ['Write to the studio', 'Your project', 'A first conversation'],
        texts: [
          'Where is it, how large, and what should happen there?',
          'If there are dates or a budget, name them. It helps us answer honestly.',
          'We reply with questions and a proposal for a visit.',
        ],
      },
    },
    it: {
      noun: 'uno studio di architettura',
      workingName: 'Studio di architettura',
      headlines: [
        'Da dove deve entrare la luce?',
        'Stanze che sanno a che cosa servono',
        'Disegnato con cura, costruito senza lasciare nulla al caso',
        '[{speciality}. ]Prima le persone, poi la pianta',
      ],
      leads: [
        'Partiamo da come vive o lavora: dove legge, chi cucina, che cosa non si mette mai a posto. La pianta viene da lì.',
        'Edifici nuovi, recuperi, interni[ {inPlace}]. Un solo studio, dal primo schizzo all’ultima maniglia.',
        'Una buona stanza non ha bisogno di spiegazioni. Per arrivarci servono molti disegni e qualcuno che in cantiere controlli.',
      ],
      actions: ['Ci racconti il luogo', 'Chieda un primo incontro', 'Parliamo del progetto'],
      about: {
        titles: [
          'Che cosa deve fare una pianta',
          'La pazienza prima della matita',
          'Disegnare è ascoltare',
        ],
        texts: [
          'Prima di disegnare un luogo ci torniamo più volte: presto, tardi, con la pioggia. Come gira il sole e dove la strada fa rumore decide più di qualsiasi stile.',
          'Ci piacciono i materiali che invecchiano bene e i dettagli che un artigiano sa costruire. Se qualcosa costa, dev’esserci una ragione che si tocca con mano.',
          'Mostriamo varianti, con modelli e schizzi, e diciamo quanto costa ciascuna in spazio e in denaro. Scegliere spetta a lei, e le lasciamo il tempo di farlo.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: [
          'Che cosa progettiamo',
          'Dall’idea al cantiere',
          'Di che cosa si occupa lo studio',
        ],
        intros: [
          'L’incarico completo o una sola fase: lo scriviamo prima di iniziare.',
          'Gli incarichi piccoli ricevono la stessa attenzione dei grandi.',
          'Porti una pianta, un’immagine o soltanto un desiderio.',
        ],
        items: [
          { name: 'Nuove costruzioni', text: 'Dal terreno all’ultimo disegno per l’impresa.' },
          { name: 'Recuperi', text: 'Che cosa resta, che cosa cambia, come vanno d’accordo.' },
          { name: 'Interni', text: 'Distribuzione, luce, materiali, arredi su misura.' },
          { name: 'Fattibilità', text: 'Che cosa consente il luogo, prima di comprare.' },
          { name: 'Pratiche edilizie', text: 'Disegni, domande, dialogo con gli uffici.' },
          { name: 'Direzione lavori', text: 'Qualità, costi e tempi, controllati sul posto.' },
        ],
      },
      strengths: {
        titles: ['Come lavora lo studio', 'A che cosa teniamo', 'Tra schizzo e cantiere'],
        items: [
          { name: 'Varianti, non sentenze', text: 'Prima di decidere può confrontare.' },
          { name: 'I costi di pari passo', text: 'Ogni fase si chiude con una stima aggiornata.' },
          { name: 'Dettagli costruibili', text: 'Discussi con chi li realizzerà.' },
          { name: 'Presenza in cantiere', text: 'Un disegno è finito quando sta in piedi.' },
        ],
      },
      steps: {
        titles: ['Come cresce un progetto', 'Dalla visita alla consegna', 'Le fasi'],
        items: [
          { name: 'Visita', text: 'Guardiamo il luogo e ascoltiamo che cosa deve diventare.' },
          { name: 'Idea', text: 'Schizzi, un modello, una prima stima dei costi.' },
          { name: 'Progetto', text: 'Disegni, permessi, offerte delle imprese.' },
          { name: 'Cantiere', text: 'Seguiamo i lavori fino in fondo.' },
        ],
      },
      questionTitles: [
        'Prima del primo schizzo',
        'Ci chiedono in cantiere',
        'Costi, tempi, permessi',
      ],
      questions: [
        {
          question: 'Quando conviene coinvolgervi?',
          answer:
            'Il prima possibile, anche prima dell’acquisto. Una visita mostra che cosa si può fare.',
        },
        {
          question: 'Come si calcola l’onorario?',
          answer: 'Secondo l’incarico e le fasi. Dopo la prima visita riceve una proposta scritta.',
        },
        {
          question: 'Accettate anche incarichi piccoli?',
          answer: 'Sì. Una cucina o una scala possono cambiare una casa intera.',
        },
        {
          question: 'Chi segue i permessi?',
          answer:
            'Se ci affida quella fase, li prepariamo noi e teniamo i contatti con gli uffici.',
        },
      ],
      captions: [
        'Il mattino, verso est',
        'Un modello in cartone',
        'Dettaglio della scala',
        'Il cantiere in primavera',
      ],
      closing: {
        titles: [
          'C’è una stanza che non funziona?',
          'Ci mostri il luogo',
          'Ogni progetto comincia camminando',
        ],
        texts: [
          'Ci dica che cosa le dà fastidio: è già un buon punto di partenza.',
          'Piante, foto o uno schizzo su carta a quadretti: mandi quello che ha.',
          'Veniamo, guardiamo e le diciamo che cosa se ne può fare.',
        ],
      },
      contact: {
        titles: ['Scriva allo studio', 'Il suo progetto', 'Un primo colloquio in studio'],
        texts: [
          'Dov’è, quanto è grande, che cosa deve succedere lì?',
          'Se ci sono date o un budget, li indichi: ci aiuta a rispondere con franchezza.',
          'Rispondiamo con qualche domanda e una proposta di visita.',
        ],
      },
    },
  },
} as const satisfies Trade;
