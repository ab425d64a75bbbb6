interface DemoPrompt {
  en: string;
  it: string;
  /** Selects one of the designer's variants. */
  seed: number;
}

/**
 * The prompts of the pages on the home page; `npm run pictures:public` draws them with the built-in designer.
 */
export const DEMO_PROMPTS = {
  hero: {
    en: 'A family bakery in Turin called Forno Bosio, warm colours: our sourdough, opening hours Tue–Sat 7–13, and how to order a cake, phone 011 555 0142',
    it: 'Una panetteria di famiglia a Torino, Forno Bosio, colori caldi: il nostro lievito madre, orari mar–sab 7–13, come ordinare una torta, tel 011 555 0142',
    seed: 0,
  },
  website: {
    en: 'A guesthouse by the sea in Liguria called Casa Levante: five rooms, breakfast on the terrace, prices by season, blue and white',
    it: 'Un B&B sul mare in Liguria, Casa Levante: cinque camere, colazione in terrazza, prezzi per stagione, blu e bianco',
    seed: 1,
  },
  ecommerce: {
    en: 'An online shop for handmade ceramics called Terra Cruda: mugs from €18, bowls €24, vases €46, delivery across Europe',
    it: 'Un negozio online di ceramiche fatte a mano, Terra Cruda: tazze da 18 €, ciotole 24 €, vasi 46 €, spedizione in tutta Italia',
    seed: 0,
  },
  portfolio: {
    en: 'Portfolio of a wedding and portrait photographer in Edinburgh, Morag Sinclair, elegant, black and white',
    it: 'Portfolio di una fotografa di matrimoni e ritratti a Verona, Elisa Ferri, elegante, bianco e nero',
    seed: 0,
  },
  blog: {
    en: 'A personal blog about slow travel by train through Europe, called Window Seat, written by Ines',
    it: 'Un blog personale sui viaggi lenti in treno per l’Europa, Posto finestrino, scritto da Ines',
    seed: 0,
  },
} as const satisfies Record<string, DemoPrompt>;

/** In pixels. The pages are drawn at the first width; the others are scaled down. */
export const PICTURE_WIDTHS = [1040, 720, 400] as const;
