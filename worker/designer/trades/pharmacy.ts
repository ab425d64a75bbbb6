import type { Trade } from './trade.ts';

export const pharmacy = {
  id: 'pharmacy',
  schemaType: 'Pharmacy',
  words: {
    en: ['pharmacy', 'pharmacies', 'pharmacist', 'drugstore', '^chemist'],
    it: ['farmacia', 'farmacista', 'parafarmacia', 'farmacia veterinaria'],
  },
  sections: ['hero', 'services', 'hours', 'about', 'features', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'visit',
  directions: ['wellness', 'swiss', 'heritage', 'coastal', 'studio'],
  colours: [
    { lightness: 0.48, chroma: 0.12, hue: 155 },
    { lightness: 0.46, chroma: 0.1, hue: 200 },
    { lightness: 0.45, chroma: 0.09, hue: 130 },
  ],
  motifs: ['cross', 'mortar', 'leaf', 'heart', 'bottle', 'stethoscope'],
  captionMotifs: ['cross', 'bottle', 'mortar', 'window'],
  scenes: ['shelf', 'tiles', 'still-life', 'giant', 'pattern'],
  copy: {
    en: {
      noun: 'a pharmacy',
      workingName: 'Pharmacy',
      headlines: [
        'Ask us before you worry',
        'Advice across the counter[ {inPlace}]',
        'Someone who explains the leaflet',
        '[{speciality}. ]With time for your question',
      ],
      leads: [
        'Medicines, of course. Also the question you forgot to ask the doctor, the plaster that stays on and an honest “you do not need that”.',
        'We know what goes together and what does not. Bring your list, or the boxes, and we look at it with you.',
        'Tell us who it is for and what they already take. Then we find the right thing, or send you to the right person.',
      ],
      actions: ['Plan your visit', 'Ask the pharmacist', 'Reserve a medicine'],
      about: {
        titles: ['More than a counter', 'Questions nobody likes to ask', 'The list in your wallet'],
        texts: [
          'Many come with a prescription and leave with an answer. How long, before or after meals, what if I forget? We would rather explain it twice than not enough.',
          'Some matters are better discussed quietly. Say so, and we step aside with you; what you tell us stays there.',
          'Several doctors, several boxes: it is easy to lose track. We go through them with you and speak to your doctor if something does not fit.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['What you find here', 'Services and advice', 'At the counter and behind it'],
        intros: [
          'Some services need an appointment. Call, and we tell you which.',
          'If something is not in stock, we say when it can be here.',
          'Ask too for what you do not see on the shelf.',
        ],
        items: [
          { name: 'Prescriptions', text: 'Prepared, explained, reserved if you call ahead.' },
          {
            name: 'Advice on medicines',
            text: 'What goes together, when to take it, what to watch.',
          },
          { name: 'Mother and child', text: 'Feeding, teething, fever: calm answers.' },
          { name: 'Skin care', text: 'Products chosen for your skin, not for the poster.' },
          { name: 'Herbal remedies', text: 'With an eye on what you already take.' },
          { name: 'Aids and supports', text: 'Tried on, adjusted, explained.' },
          { name: 'Travel', text: 'A first-aid kit for where you are going.' },
        ],
      },
      strengths: {
        titles: ['How we advise', 'You can rely on it', 'Good habits'],
        items: [
          { name: 'First we ask', text: 'Age, allergies, other medicines.' },
          { name: 'We also say no', text: 'When something is no use to you.' },
          { name: 'In a low voice', text: 'Private matters are spoken of privately.' },
          { name: 'In writing, if you like', text: 'Dose and times on a note for the fridge.' },
        ],
      },
      steps: {
        titles: ['How to reserve', 'Ready when you come', 'From call to counter'],
        items: [
          { name: 'Ask', text: 'By phone or at the counter, with the prescription to hand.' },
          { name: 'Hear back', text: 'We say whether it is here or when it will be.' },
          { name: 'Collect', text: 'With a minute to explain how it is taken.' },
        ],
      },
      questionTitles: ['Asked at the counter', 'Before you take it', 'Medicines, in short'],
      questions: [
        {
          question: 'Which pharmacy is on duty tonight?',
          answer: 'Call us or look at the notice on the door: it names the pharmacy that is open.',
        },
        {
          question: 'Can I reserve a medicine by phone?',
          answer: 'Yes. Have the prescription at hand and we tell you whether it is in stock.',
        },
        {
          question: 'What do I do with medicines that are past their date?',
          answer: 'Do not throw them in the sink. Ask at the counter where they are collected.',
        },
        {
          question: 'Can I ask for advice without buying anything?',
          answer: 'Of course. That is what the counter is for.',
        },
      ],
      captions: [
        'The counter in the morning',
        'Drawers and labels',
        'The old mortar',
        'The shop front at dusk',
      ],
      closing: {
        titles: ['One question left?', 'Come in, we are listening', 'Bring your list'],
        texts: [
          'Ask it, however small. In an emergency call the emergency services.',
          'With the boxes or a picture of them, we see more quickly.',
          'We check with you what you take, and why.',
        ],
      },
      contact: {
        titles: ['Ask the pharmacy', 'Reserve or enquire', 'Write or drop in'],
        texts: [
          'Write what you need and when you would pass. No health details, please: those are for the counter.',
          'For urgent questions please telephone.',
          'We answer during opening hours.',
        ],
      },
    },
    it: {
      noun: 'una farmacia',
      workingName: 'Farmacia',
      headlines: [
        'Chiedi a noi, prima di preoccuparti',
        '[{inPlace}, ]qualcuno a cui chiedere consiglio',
        'Qualcuno che ti spiega il foglietto',
        '[{speciality}. ]Con il tempo per la tua domanda',
      ],
      leads: [
        'I farmaci, certo. Ma anche la domanda che hai dimenticato di fare al medico, il cerotto che resta attaccato e un sincero «non ti serve».',
        'Sappiamo che cosa va insieme e che cosa no. Porta la lista, o le scatole, e la guardiamo con te.',
        'Dicci per chi è e che cosa prende già. Poi troviamo la cosa giusta, o ti mandiamo dalla persona giusta.',
      ],
      actions: ['Vieni in farmacia', 'Chiedi al farmacista', 'Prenota un farmaco'],
      about: {
        titles: ['Più di un banco', 'Le domande che imbarazzano', 'La lista nel portafoglio'],
        texts: [
          'In tanti entrano con una ricetta ed escono con una risposta. Per quanto tempo, prima o dopo i pasti, e se lo dimentico? Preferiamo spiegarlo due volte che una di meno.',
          'Di certe cose è meglio parlare a bassa voce. Dillo e ci spostiamo; quello che ci racconti resta lì.',
          'Più medici, più scatole: perdere il filo è facile. Le guardiamo con te e, se qualcosa non torna, ne parliamo con il tuo medico.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: ['Che cosa trovi qui', 'Servizi e consigli', 'Al banco e dietro'],
        intros: [
          'Alcuni servizi si fanno su appuntamento: telefona e ti diciamo quali.',
          'Se qualcosa manca, ti diciamo quando può arrivare.',
          'Chiedi anche quello che non vedi sullo scaffale.',
        ],
        items: [
          { name: 'Ricette', text: 'Preparate, spiegate, messe da parte se chiami prima.' },
          {
            name: 'Consigli sui farmaci',
            text: 'Che cosa va insieme, quando prenderlo, a che cosa badare.',
          },
          { name: 'Mamma e bambino', text: 'Pappe, dentini, febbre: risposte tranquille.' },
          {
            name: 'Cura della pelle',
            text: 'Prodotti scelti per la tua pelle, non per la pubblicità.',
          },
          { name: 'Erboristeria', text: 'Con un occhio a quello che prendi già.' },
          { name: 'Ausili e tutori', text: 'Provati, regolati, spiegati.' },
          { name: 'In viaggio', text: 'Quello che serve nel posto dove vai, e niente di più.' },
        ],
      },
      strengths: {
        titles: ['Come consigliamo', 'Ci puoi contare', 'Buone abitudini al banco'],
        items: [
          { name: 'Prima chiediamo', text: 'Età, allergie, altri farmaci.' },
          { name: 'Diciamo anche di no', text: 'Quando una cosa non ti serve.' },
          { name: 'A bassa voce', text: 'Le faccende private restano tali.' },
          { name: 'Per iscritto, se vuoi', text: 'Dosi e orari su un foglietto per il frigo.' },
        ],
      },
      steps: {
        titles: ['Come prenotare', 'Pronto quando arrivi', 'Dalla telefonata al banco'],
        items: [
          { name: 'Chiedi', text: 'Al telefono o al banco, con la ricetta a portata di mano.' },
          { name: 'Ti diciamo', text: 'Se c’è già o quando arriva.' },
          { name: 'Ritiri', text: 'Con un minuto per spiegarti come si prende.' },
        ],
      },
      questionTitles: ['Al banco ci chiedono', 'Prima di prenderlo', 'Medicine, in breve'],
      questions: [
        {
          question: 'Qual è la farmacia di turno stanotte?',
          answer: 'Telefona o guarda il cartello sulla porta: c’è scritto quale farmacia è aperta.',
        },
        {
          question: 'Posso prenotare un farmaco per telefono?',
          answer: 'Sì. Tieni la ricetta a portata di mano e ti diciamo se è disponibile.',
        },
        {
          question: 'Dove butto i farmaci scaduti?',
          answer:
            'Mai nel lavandino. Chiedi al banco dove si trova il contenitore per la raccolta.',
        },
        {
          question: 'Posso chiedere un consiglio senza comprare niente?',
          answer: 'Certo. Il banco serve a questo.',
        },
      ],
      captions: [
        'Il banco al mattino',
        'Cassetti ed etichette',
        'Il vecchio mortaio',
        'La vetrina al tramonto',
      ],
      closing: {
        titles: ['Ti è rimasta una domanda?', 'Entra, ti ascoltiamo', 'Porta la tua lista'],
        texts: [
          'Falla, anche se è piccola. In caso di emergenza chiama il 112.',
          'Con le scatole, o una loro foto, facciamo prima.',
          'Controlliamo insieme che cosa prendi, e perché.',
        ],
      },
      contact: {
        titles: ['Chiedi alla farmacia', 'Prenotazioni e domande', 'Scrivi o passa'],
        texts: [
          'Scrivi che cosa ti serve e quando passeresti. I dati di salute no: di quelli parliamo al banco.',
          'Per le domande urgenti telefona.',
          'Rispondiamo durante l’orario di apertura.',
        ],
      },
    },
  },
} as const satisfies Trade;
