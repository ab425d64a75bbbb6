export interface StarterTexts {
  lang: 'en' | 'it';
  headline: string;
  lead: string;
  learnMore: string;
  shortcutsTitle: string;
  shortcuts: readonly { name: string; hint: string; prompt: string }[];
  featuresTitle: string;
  features: readonly { title: string; body: string }[];
  closing: string;
}

/** The texts of the starter page: six shortcuts and six features. */
export const STARTER_TEXTS = {
  en: {
    lang: 'en',
    headline: 'Create professional websites with AI',
    lead: 'Describe your business in your own words. The page is drawn here while you watch.',
    learnMore: 'Learn More',
    shortcutsTitle: 'Or start from one of these',
    shortcuts: [
      {
        name: 'Consulting',
        hint: 'Services, method, contact',
        prompt:
          'A website for a consulting firm in Milan that helps small companies with organisation and finance. Services, how we work, team, frequently asked questions and a contact form. Sober, confident look.',
      },
      {
        name: 'E-commerce',
        hint: 'Products and prices',
        prompt:
          'An online shop for handmade ceramics: bowls at €28, mugs at €18, vases from €45. Show products with prices, how they are made, shipping, and a newsletter. Warm, natural colours.',
      },
      {
        name: 'Portfolio',
        hint: 'Work first',
        prompt:
          'A portfolio for a photographer in Florence who does weddings and portraits. Large gallery, about me, packages, contact. Elegant and quiet.',
      },
      {
        name: 'Restaurant',
        hint: 'Menu, hours, booking',
        prompt:
          'A website for a trattoria in Bologna with fresh pasta. Menu with prices, opening hours, how to find us, table booking. Warm and convivial.',
      },
      {
        name: 'SaaS',
        hint: 'Features and pricing',
        prompt:
          'A landing page for a web app that plans staff shifts for shops and bars. Features, how it works in three steps, pricing from €19 a month, questions and answers, sign-up. Clear and technical.',
      },
      {
        name: 'Real Estate',
        hint: 'Homes and valuation',
        prompt:
          'A website for an estate agency in Verona: homes for sale and rent, free valuation, the team, areas we cover, contact. Trustworthy, modern.',
      },
    ],
    featuresTitle: 'What you get',
    features: [
      {
        title: 'AI-powered design',
        body: 'Layout, colours and copy chosen for your trade, not poured into one mould.',
      },
      {
        title: 'Fast generation',
        body: 'The page draws itself as it is written. Stop it whenever you like.',
      },
      { title: 'Fully responsive', body: 'Made for phones first, checked up to large screens.' },
      {
        title: 'SEO optimized',
        body: 'Title, description, structured data and a clean outline from the start.',
      },
      {
        title: 'Custom branding',
        body: 'One brand colour sets the whole palette, with readable contrast.',
      },
      {
        title: 'Clean code export',
        body: 'One tidy HTML file that is yours and works without us.',
      },
    ],
    closing: 'Write what you need to the AI.',
  },
  it: {
    lang: 'it',
    headline: 'Crea siti professionali con l’AI',
    lead: 'Descrivi la tua attività con parole tue. La pagina si disegna qui davanti a te.',
    learnMore: 'Scopri di più',
    shortcutsTitle: 'Oppure parti da uno di questi',
    shortcuts: [
      {
        name: 'Consulenza',
        hint: 'Servizi, metodo, contatti',
        prompt:
          'Un sito per uno studio di consulenza di Milano che aiuta le piccole imprese con organizzazione e finanza. Servizi, metodo di lavoro, team, domande frequenti e modulo di contatto. Aspetto sobrio e sicuro.',
      },
      {
        name: 'E-commerce',
        hint: 'Prodotti e prezzi',
        prompt:
          'Un negozio online di ceramiche fatte a mano: ciotole a 28 €, tazze a 18 €, vasi da 45 €. Prodotti con i prezzi, come nascono, spedizioni e newsletter. Colori caldi e naturali.',
      },
      {
        name: 'Portfolio',
        hint: 'Prima i lavori',
        prompt:
          'Un portfolio per una fotografa di Firenze che fa matrimoni e ritratti. Galleria grande, chi sono, pacchetti, contatti. Elegante e silenzioso.',
      },
      {
        name: 'Ristorante',
        hint: 'Menù, orari, prenotazioni',
        prompt:
          'Un sito per una trattoria di Bologna con pasta fresca. Menù con i prezzi, orari di apertura, come trovarci, prenotazione tavoli. Caldo e conviviale.',
      },
      {
        name: 'SaaS',
        hint: 'Funzioni e prezzi',
        prompt:
          'Una landing page per un’app web che organizza i turni del personale di negozi e bar. Funzioni, come funziona in tre passi, prezzi da 19 € al mese, domande e risposte, registrazione. Chiara e tecnica.',
      },
      {
        name: 'Immobiliare',
        hint: 'Case e valutazioni',
        prompt:
          'Un sito per un’agenzia immobiliare di Verona: case in vendita e in affitto, valutazione gratuita, il team, le zone in cui lavoriamo, contatti. Affidabile e moderno.',
      },
    ],
    featuresTitle: 'Cosa ottieni',
    features: [
      {
        title: 'Design con l’AI',
        body: 'Struttura, colori e testi scelti per il tuo mestiere, non uno stampo uguale per tutti.',
      },
      {
        title: 'Generazione rapida',
        body: 'La pagina si disegna mentre viene scritta. La fermi quando vuoi.',
      },
      {
        title: 'Adatta a ogni schermo',
        body: 'Pensata prima per il telefono, verificata fino ai monitor grandi.',
      },
      {
        title: 'Ottimizzata per la SEO',
        body: 'Titolo, descrizione, dati strutturati e una struttura pulita da subito.',
      },
      {
        title: 'Il tuo marchio',
        body: 'Un colore del marchio decide tutta la palette, sempre ben leggibile.',
      },
      {
        title: 'Codice pulito da esportare',
        body: 'Un solo file HTML ordinato, tuo, che funziona anche senza di noi.',
      },
    ],
    closing: 'Scrivi all’AI quello che ti serve.',
  },
} as const satisfies Record<'en' | 'it', StarterTexts>;
