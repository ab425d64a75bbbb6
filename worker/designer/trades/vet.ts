import type { Trade } from './trade.ts';

export const vet = {
  id: 'vet',
  schemaType: 'VeterinaryCare',
  words: {
    en: ['vet', 'veterinary clinic', 'veterinary', 'veterinarian', 'animal hospital', 'pet clinic'],
    it: ['veterinari*', 'clinica veterinaria', 'ambulatorio veterinario', 'studio veterinario'],
  },
  sections: ['hero', 'services', 'about', 'process', 'hours', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'call',
  directions: ['wellness', 'playful', 'coastal', 'craft', 'swiss'],
  colours: [
    { lightness: 0.5, chroma: 0.1, hue: 175 },
    { lightness: 0.48, chroma: 0.12, hue: 245 },
    { lightness: 0.56, chroma: 0.13, hue: 45 },
  ],
  motifs: ['paw', 'dog', 'stethoscope', 'heart', 'cross', 'leaf'],
  captionMotifs: ['dog', 'stethoscope', 'paw', 'cross'],
  scenes: ['giant', 'pattern', 'arch', 'hills', 'tiles'],
  copy: {
    en: {
      noun: 'a veterinary practice',
      workingName: 'Veterinary practice',
      headlines: [
        'They cannot say where it hurts. We look',
        'Care[ {inPlace}] for those who wait by the door',
        'Calm hands for nervous paws',
        '[{speciality}. ]With patience, on four legs’ terms',
      ],
      leads: [
        'We take time for the animal and for you: first a sniff round the room, then the examination, then words you can take home.',
        'Dogs, cats and smaller company[ {inPlace}]. Tell us what has changed, even if it seems a trifle. You know them best.',
        'A check-up, a limp, a cat that hides: call us, and we tell you whether it can wait.',
      ],
      actions: ['Call the practice', 'Ask for an appointment', 'Describe the symptoms'],
      about: {
        titles: ['First they sniff, then we look', 'You know them best', 'Fear is a symptom too'],
        texts: [
          'An animal that is afraid hides what hurts. That is why we do not rush: a blanket on the floor, a few minutes of quiet, and the table only when it is needed.',
          'Eats less, sleeps elsewhere, drinks more: it is you who notice. We ask a lot of questions because half of the diagnosis walks in with you.',
          'We explain what we suspect, what an examination would show and what it costs. Then we decide together what is right for this animal at this age.',
        ],
      },
      offer: {
        label: 'Care',
        titles: ['How we can help', 'From puppy to old age', 'Care for small animals'],
        intros: [
          'If a case needs a specialist, we tell you and write the referral.',
          'For exotic animals please call first.',
          'Bring the vaccination booklet, if you have it.',
        ],
        items: [
          { name: 'Check-ups', text: 'Ears, teeth, heart, weight, and your observations.' },
          { name: 'Vaccinations', text: 'The plan depends on age, life and travel.' },
          { name: 'Diagnostics', text: 'The tests that answer a question, and no others.' },
          { name: 'Surgery', text: 'Explained beforehand, followed up afterwards.' },
          { name: 'Teeth and mouth', text: 'Cleaning, extractions, advice for home.' },
          { name: 'Puppies and kittens', text: 'The first visit, food, training, neutering.' },
          { name: 'Old age', text: 'Less pain, good days, honest conversations.' },
        ],
      },
      strengths: {
        titles: ['How we treat them', 'Good to know', 'What calms everyone'],
        items: [
          { name: 'At their pace', text: 'On the floor, in your lap, with breaks.' },
          { name: 'Costs beforehand', text: 'You hear them before each examination.' },
          { name: 'Instructions in writing', text: 'Dose, times, and what to watch for.' },
          { name: 'A call afterwards', text: 'We ask how the night was.' },
        ],
      },
      steps: {
        titles: ['How a visit goes', 'From phone to basket', 'Before, during, after'],
        items: [
          { name: 'Call', text: 'Say what you see and since when. We find the right time.' },
          { name: 'Arrive', text: 'Cats in the carrier with a cloth over it, dogs on the lead.' },
          { name: 'Visit', text: 'We look, explain and agree what to do.' },
          { name: 'At home', text: 'You have notes in hand and our number.' },
        ],
      },
      questionTitles: ['Asked with a lead in hand', 'Before the visit', 'Paws and worries'],
      questions: [
        {
          question: 'What do I do in an emergency?',
          answer:
            'Call before you set out. We tell you what to do on the way, and where to go if we are closed.',
        },
        {
          question: 'My cat hates the carrier. Any advice?',
          answer:
            'Leave it open at home for some days with a worn jumper inside. Ask us for more tricks.',
        },
        {
          question: 'How often is a check-up useful?',
          answer: 'That depends on age and condition. At the first visit we propose a rhythm.',
        },
        {
          question: 'What is needed to travel with my dog?',
          answer: 'Tell us where and when as soon as you know: some vaccinations take their time.',
        },
      ],
      captions: [
        'Meeting on the floor',
        'A good listen to the heart',
        'Waiting with a blanket',
        'The practice from outside',
      ],
      closing: {
        titles: [
          'Something is different?',
          'Call, even if it seems a trifle',
          'When did they last have a check-up?',
        ],
        texts: [
          'Describe it, and we tell you whether to come now or wait.',
          'Better one call too many than one night of worry.',
          'A quiet visit while all is well makes the next one easier.',
        ],
      },
      contact: {
        titles: ['Write to the practice', 'Ask for a visit', 'Tell us who is coming'],
        texts: [
          'Name, species, age, and what you have noticed. In an emergency, telephone.',
          'Tell us if your animal is afraid, and we choose a quiet hour.',
          'New here? Add who has treated them so far.',
        ],
      },
    },
    it: {
      noun: 'un ambulatorio veterinario',
      workingName: 'Ambulatorio veterinario',
      headlines: [
        'Non sanno dire dove fa male. Guardiamo noi',
        'Per chi ti aspetta dietro la porta',
        'Mani calme per zampe agitate',
        '[{speciality}. ]Con pazienza, al passo di chi ha quattro zampe',
      ],
      leads: [
        'Ci prendiamo tempo per l’animale e per te: prima un giro della stanza col naso, poi la visita, poi parole che puoi portarti a casa.',
        'Cani, gatti e compagni più piccoli[ {inPlace}]. Dicci che cosa è cambiato, anche se ti pare un’inezia: chi li conosce sei tu.',
        'Un controllo, una zampa che zoppica, un gatto che si nasconde: chiamaci e ti diciamo se può aspettare.',
      ],
      actions: ['Chiama l’ambulatorio', 'Chiedi una visita', 'Racconta i sintomi'],
      about: {
        titles: [
          'Prima annusano, poi guardiamo',
          'Chi li conosce sei tu',
          'Anche la paura è un sintomo',
        ],
        texts: [
          'Un animale spaventato nasconde il dolore. Per questo non abbiamo fretta: una coperta per terra, qualche minuto di quiete, e il tavolo solo quando serve.',
          'Mangia meno, dorme altrove, beve di più: te ne accorgi tu. Facciamo molte domande, perché metà della diagnosi entra dalla porta insieme a te.',
          'Ti spieghiamo che cosa sospettiamo, che cosa direbbe un esame e quanto costa. Poi decidiamo insieme che cosa è giusto per quell’animale, a quell’età.',
        ],
      },
      offer: {
        label: 'Cure',
        titles: ['Come possiamo aiutare', 'Da cuccioli a vecchietti', 'Cure per piccoli animali'],
        intros: [
          'Se serve uno specialista te lo diciamo e prepariamo la relazione.',
          'Per gli animali esotici telefona prima.',
          'Se hai il libretto sanitario, portalo con te.',
        ],
        items: [
          {
            name: 'Visite di controllo',
            text: 'Orecchie, denti, cuore, peso e quello che hai notato tu.',
          },
          { name: 'Vaccinazioni', text: 'Secondo l’età, la vita che fa e i viaggi.' },
          { name: 'Esami', text: 'Quelli che rispondono a una domanda, e nessun altro.' },
          { name: 'Chirurgia', text: 'Spiegata prima, seguita dopo.' },
          { name: 'Denti e bocca', text: 'Pulizia, estrazioni, consigli per casa.' },
          { name: 'Cuccioli', text: 'Prima visita, cibo, educazione, sterilizzazione.' },
          { name: 'Animali anziani', text: 'Meno dolore, giornate buone, discorsi sinceri.' },
        ],
      },
      strengths: {
        titles: ['Come li trattiamo', 'Buono a sapersi', 'Che cosa tranquillizza tutti'],
        items: [
          { name: 'Con i loro tempi', text: 'Per terra, in braccio, con le pause.' },
          { name: 'I costi prima', text: 'Li conosci prima di ogni esame.' },
          { name: 'Indicazioni scritte', text: 'Dosi, orari e segnali da tenere d’occhio.' },
          { name: 'Una telefonata dopo', text: 'Chiediamo com’è andata la notte.' },
        ],
      },
      steps: {
        titles: ['Come si svolge una visita', 'Dal telefono alla cuccia', 'Prima, durante, dopo'],
        items: [
          { name: 'Chiama', text: 'Di’ che cosa vedi e da quando. Troviamo l’ora adatta.' },
          { name: 'Arriva', text: 'Gatti nel trasportino con un telo sopra, cani al guinzaglio.' },
          { name: 'Visita', text: 'Guardiamo, spieghiamo e decidiamo insieme.' },
          { name: 'A casa', text: 'Hai le indicazioni in mano e il nostro numero.' },
        ],
      },
      questionTitles: [
        'Ci chiedono con il guinzaglio in mano',
        'Prima di portarlo qui',
        'Zampe e pensieri',
      ],
      questions: [
        {
          question: 'Che cosa faccio in caso di urgenza?',
          answer:
            'Telefona prima di partire. Ti diciamo che cosa fare per strada e dove andare se siamo chiusi.',
        },
        {
          question: 'Il mio gatto odia il trasportino. Consigli?',
          answer:
            'Lascialo aperto in casa per qualche giorno, con dentro un tuo maglione. Abbiamo altri trucchi.',
        },
        {
          question: 'Ogni quanto serve un controllo?',
          answer: 'Dipende da età e condizioni. Alla prima visita ti proponiamo un calendario.',
        },
        {
          question: 'Che cosa serve per viaggiare con il cane?',
          answer: 'Dicci dove e quando appena lo sai: alcune vaccinazioni hanno bisogno di tempo.',
        },
      ],
      captions: [
        'Si fa conoscenza per terra',
        'Si ascolta il cuore',
        'In attesa, con la coperta',
        'L’ambulatorio da fuori',
      ],
      closing: {
        titles: [
          'C’è qualcosa di diverso?',
          'Chiama, anche per un’inezia',
          'A quando risale l’ultimo controllo?',
        ],
        texts: [
          'Raccontacelo e ti diciamo se venire subito o aspettare.',
          'Meglio una telefonata in più che una notte in pensiero.',
          'Una visita tranquilla quando sta bene rende più facile la prossima.',
        ],
      },
      contact: {
        titles: ['Scrivi in ambulatorio', 'Prenota una visita', 'Dicci chi arriva'],
        texts: [
          'Nome, specie, età e che cosa hai notato. Per le urgenze, telefona.',
          'Se il tuo animale ha paura diccelo: scegliamo un’ora tranquilla.',
          'È la prima volta? Aggiungi chi l’ha seguito finora.',
        ],
      },
    },
  },
} as const satisfies Trade;
