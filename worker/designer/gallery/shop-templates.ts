import type { TemplateBrief } from './template-brief.ts';

export const SHOP_TEMPLATES: readonly TemplateBrief[] = [
  {
    slug: 'clay-and-salt',
    title: 'Clay & Salt',
    description: 'A potter’s small shop: few pieces, plain prices, an order by message.',
    category: 'ecommerce',
    tags: ['ceramics', 'handmade', 'shop'],
    language: 'en',
    prompt:
      'Online shop for handmade ceramics "Clay & Salt" in Cornwall, calm, sand and terracotta. Mug £24, dinner plate £32, serving bowl £46, bud vase £28, teapot £88. Orders by e-mail to orders@clayandsalt.example, phone 01736 496 012, 5 Quay Street, Penzance',
    seed: 4,
  },
  {
    slug: 'cantina-roverella',
    title: 'Cantina Roverella',
    description: 'Una cantina che racconta le sue bottiglie e le spedisce a casa.',
    category: 'ecommerce',
    tags: ['vino', 'cantina', 'bottiglie', 'degustazioni'],
    language: 'it',
    prompt:
      'Sito della cantina "Cantina Roverella" a Valdobbiadene, elegante e tradizionale. Prosecco brut 12 €, Prosecco rive 18 €, rosso dei colli 15 €, grappa 26 €, degustazione in cantina 20 €. Aperta da lunedì a sabato 9-12 e 15-18. Strada dei Colli 7, Valdobbiadene, tel 0423 555 0141, vino@roverella.example',
  },
  {
    slug: 'petali-a-domicilio',
    title: 'Petali a domicilio',
    description: 'Una fioraia che consegna in città: mazzi, piante, consegne e prezzi.',
    category: 'ecommerce',
    tags: ['fiori', 'consegna', 'mazzi'],
    language: 'it',
    prompt:
      'Fioraia "Petali a domicilio" a Bologna, fresca e colorata, rosa. Mazzo di stagione 35 €, rose 45 €, pianta da interno 28 €, corona secca 40 €, abbonamento mensile 30 €. Aperta da lunedì a sabato 9-19:30. Via Saragozza 88, Bologna, tel 051 555 0160, ordini@petali.example',
  },
  {
    slug: 'second-sun-vintage',
    title: 'Second Sun',
    description: 'A vintage clothes shop with a poster’s voice and honest prices.',
    category: 'ecommerce',
    tags: ['vintage', 'clothes', 'shop'],
    language: 'en',
    prompt:
      'Vintage clothes shop "Second Sun" in Brighton, bold and retro, orange. Denim jacket £48, silk shirt £32, leather boots £65, wool coat £85, tote bag £14. Open Tuesday to Sunday 11am-6pm. 40 Sydney Street, Brighton, phone 01273 496 018, hello@secondsun.example',
  },
];
