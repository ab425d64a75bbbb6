import { expect, test } from 'vitest';
import { detectTrade } from './detect-trade.ts';

const PROMPTS: readonly (readonly [prompt: string, trade: string])[] = [
  ['Real estate agency in Milan, elegant', 'real-estate'],
  ['Sito per agenzia immobiliare a Bari', 'real-estate'],
  ['Avvocato immobiliare a Roma', 'lawyer'],
  ['Real estate photographer in Leeds', 'photographer'],
  ['A consultancy for family businesses', 'consulting'],
  ['Società di consulenza a Bologna', 'consulting'],
  ['Avvocato a Torino, consulenza e assistenza', 'lawyer'],
  ['Agriturismo in Toscana con ulivi', 'agriturismo'],
  ['A farm stay near Siena', 'agriturismo'],
  ['Cantina con agriturismo in Piemonte', 'winery'],
  ['Accounting firm in Leeds', 'accountant'],
  ['Studio di commercialisti a Verona', 'accountant'],
  ['Un consulente del lavoro a Pavia', 'accountant'],
  ['Avvocato tributarista a Milano', 'lawyer'],
  ['Construction company in Bristol, bold', 'builder'],
  ['Impresa edile Rossi a Torino', 'builder'],
  ['Plumber, bathroom renovations in Leeds', 'plumber'],
  ['Idraulico a Roma, ristrutturazione bagni', 'plumber'],
  ['A vet in Oxford', 'vet'],
  ['Clinica veterinaria a Padova', 'vet'],
  ['A language school in Dublin', 'school'],
  ['Scuola di musica a Parma', 'school'],
  ['Scuola di yoga a Torino', 'yoga'],
  ['A school of yoga in Bath', 'yoga'],
  ['Cleaning company in Leeds', 'cleaning'],
  ['Impresa di pulizie a Monza', 'cleaning'],
  ['Dentist in Bath, cleaning and whitening', 'dentist'],
  ['B&B con pulizie ogni giorno a Lecce', 'guesthouse'],
  ['a school in Turin', 'school'],
  ['sito per una scuola a Torino', 'school'],
  ['a café near the school in Turin', 'cafe'],
  ['Ristrutturazioni a Milano', 'builder'],
  ['An architect in Lisbon', 'architect'],
  ['Studio di architettura a Genova', 'architect'],
  ['Architecture photographer in Basel', 'photographer'],
  ['Tour guide in Rome', 'tour-guide'],
  ['Sito per visite guidate a Matera', 'tour-guide'],
  ['Winery with guided tours in Chianti', 'winery'],
  ['Portfolio for a freelance web developer', 'freelancer'],
  ['Graphic designer a Torino', 'freelancer'],
  ['Real estate developer in Leeds', 'real-estate'],
  ['Freelance photographer in Ghent', 'photographer'],
  ['A jazz band in Copenhagen', 'musician'],
  ['Sito per una cantautrice a Cagliari', 'musician'],
  ['A music school in Cork', 'school'],
  ['A conference about bees in Ghent', 'event'],
  ['Una mostra di acquerelli a Lucca', 'event'],
  ['Hotel with conference rooms in York', 'hotel'],
  ['Wedding planner in Puglia', 'wedding-planner'],
  ['Sito per organizzazione matrimoni a Como', 'wedding-planner'],
  ['Wedding photographer in Leeds', 'photographer'],
  ['Fotografo di matrimoni a Roma', 'photographer'],
  ['Sito per un evento a Torino', 'event'],
  ['Un bar per ogni evento, a Siena', 'cafe'],
  ['A pharmacy in Bath', 'pharmacy'],
  ['Farmacia veterinaria a Lodi', 'pharmacy'],
  ['Notary public in Zurich', 'notary'],
  ['Studio notarile a Trento', 'notary'],
  ['Studio legale a Trento', 'lawyer'],
  ['A blog about trains', 'blog'],
  ['Il mio blog di viaggi', 'blog'],
  ['A gym with a blog about nutrition', 'gym'],
];

test.each(PROMPTS)('%s', (prompt, trade) => {
  expect(detectTrade(prompt)?.id ?? 'neutral').toBe(trade);
});

/** What a shopkeeper would call the trade; `neutral` where no profile's copy would be true. */
const EVERYDAY_TRADES = {
  it: {
    plumber: 'idraulico, termoidraulico',
    electrician: 'elettricista',
    builder: 'muratore, impresa edile',
    garage: 'gommista, elettrauto, carrozzeria, meccanico, officina',
    hairdresser: 'parrucchiera, barbiere',
    school: 'autoscuola, scuola di danza, scuola di lingue, doposcuola',
    association: 'circolo ricreativo, pro loco, onlus, centro anziani',
    guesthouse: 'b&b, casa vacanze, affittacamere',
    hotel: 'albergo, ostello',
    agriturismo: 'agriturismo',
    restaurant: 'trattoria, osteria',
    pizzeria: 'pizzeria al taglio',
    gelateria: 'gelateria',
    bakery: 'pasticceria, panificio',
    cafe: 'bar, caffetteria',
    winery: 'cantina, azienda vinicola',
    florist: 'fioraio, vivaio',
    pharmacy: 'parafarmacia',
    notary: 'notaio',
    accountant: 'commercialista, consulente del lavoro',
    lawyer: 'avvocato',
    vet: 'veterinario',
    dentist: 'dentista',
    gym: 'palestra',
    yoga: 'insegnante di yoga',
    neutral:
      'ferramenta, estetista, toelettatura, enoteca, pescheria, tabaccheria, geometra, asilo nido, lido, macelleria, salumeria, fruttivendolo, lavanderia, sartoria, calzolaio, fabbro, falegname, tappezziere, giardiniere, imbianchino, autolavaggio, edicola, cartoleria, ottico, gioielleria, erboristeria, fisioterapista, psicologa, pediatra, tatuatore, birrificio, catering, agenzia viaggi, agenzia di assicurazioni, web agency, traduttrice, maneggio, campeggio, noleggio barche, traslochi, onoranze funebri, pensione per cani, negozio di animali, frantoio, caseificio, galleria d’arte, piscina, cocktail bar',
  },
  en: {
    plumber: 'plumber, heating engineer',
    electrician: 'electrician',
    builder: 'bricklayer, construction company',
    garage: 'tyre shop, car mechanic, body shop',
    hairdresser: 'hairdresser, barber',
    school: 'driving school, dance school, language school',
    association: 'charity, social club',
    guesthouse: 'b&b, guesthouse, holiday cottage',
    hotel: 'hotel, hostel',
    agriturismo: 'farm stay',
    restaurant: 'restaurant, bistro',
    gelateria: 'ice cream parlour',
    bakery: 'bakery, patisserie',
    cafe: 'coffee shop, tea room',
    winery: 'winery, vineyard',
    florist: 'flower shop',
    pharmacy: 'pharmacy',
    notary: 'notary',
    accountant: 'bookkeeper, tax adviser',
    lawyer: 'solicitor',
    vet: 'vet',
    gym: 'gym',
    neutral:
      'hardware store, beautician, dog groomer, wine shop, wine bar, fishmonger, tobacconist, surveyor, nursery school, beach club, butcher, delicatessen, greengrocer, laundry, tailor, cobbler, locksmith, carpenter, upholsterer, gardener, house painter, car wash, newsagent, stationery shop, optician, jeweller, herbalist, physiotherapist, psychologist, tattoo studio, brewery, caterer, travel agency, insurance broker, web agency, translator, riding school, campsite, boat hire, removals company, funeral director, kennels, dog hotel, pet shop, olive mill, bike repair shop, garage door installer, web agency for restaurants, art gallery',
  },
} as const;

test.each(
  (['it', 'en'] as const).flatMap((language) =>
    Object.entries(EVERYDAY_TRADES[language]).flatMap(([trade, words]) =>
      words.split(', ').map((word) => [language, word, trade] as const),
    ),
  ),
)('an everyday trade is never taken for another: %s, %s', (language, word, trade) => {
  const prompts =
    language === 'it'
      ? [`Sito per ${word} a Lodi`, `${word}, Lodi. Aperto dal lunedì al venerdì 9-18`]
      : [`A website for our ${word} in Bath`, `${word}, Bath. Open Monday to Friday 9-18`];
  expect(prompts.map((prompt) => detectTrade(prompt)?.id ?? 'neutral')).toEqual([trade, trade]);
});

test.each([
  ['Hotel con centro benessere e piscina a Bormio', 'hotel'],
  ['Agriturismo con maneggio a Volterra', 'agriturismo'],
  ['B&B Il Nido a Lecce', 'guesthouse'],
  ['Restaurant with a wine bar in Bath', 'restaurant'],
  ['Hotel with a photography studio in Bath', 'hotel'],
  ['Bar e pasticceria a Lodi', 'cafe'],
  ['B&B con agenzia immobiliare a Lecce', 'guesthouse'],
  ['Gym & physiotherapy practice in Hull', 'gym'],
] as const)('what a trade also has does not unseat it: %s', (prompt, trade) => {
  expect(detectTrade(prompt)?.id ?? 'neutral').toBe(trade);
});
