import { foldName } from '#domain/reading/fold.ts';
import type { FileBrief } from './file-brief.ts';
import type { FileRecipe } from './recipe.ts';

const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export const JSON_RECIPES: readonly FileRecipe[] = [
  {
    id: 'package',
    asks: /package\.?json|package file|npm|node(?:\.?js)? (?:project|package)|progetto node/,
    title: { en: 'a package.json', it: 'un package.json' },
    write: ({ facts }) =>
      format({
        name: foldName(facts.name ?? '').replaceAll(' ', '-') || 'my-project',
        version: '0.1.0',
        private: true,
        description: facts.subject ?? '',
        type: 'module',
        scripts: { start: 'node src/index.js', test: 'node --test' },
        engines: { node: '>=22' },
      }),
  },
  {
    id: 'hours',
    asks: /hours|orari[oe]?(?![a-z])|opening times|apertur[ae]/,
    title: { en: 'opening hours', it: 'gli orari di apertura' },
    toComplete: ({ facts, say }) =>
      facts.hours.length === DAYS.length
        ? []
        : [say('the hours of the days that are null', 'gli orari dei giorni con valore null')],
    write: ({ facts }) =>
      format({
        name: facts.name ?? '',
        timezone: 'Europe/Rome',
        hours: Object.fromEntries(DAYS.map((day, index) => [day, timesOf(facts.hours, index)])),
        exceptions: [],
      }),
  },
  {
    id: 'menu',
    asks: /menu|prices?|prezz[oi]|listino|products?|prodott[oi]|catalog\w*|dishes|piatti/,
    title: { en: 'a list with prices', it: 'un elenco con i prezzi' },
    toComplete: ({ facts, say }) =>
      facts.pricedItems.length > 0 ? [] : [say('the items and their prices', 'le voci e i prezzi')],
    write: ({ facts }) =>
      format({
        name: facts.name ?? '',
        items: itemsOf(facts),
      }),
  },
  {
    id: 'manifest',
    asks: /manifest|pwa|web app|installabil\w*/,
    title: { en: 'a web app manifest', it: 'il manifesto di un’app web' },
    toComplete: ({ say }) => [say('the two icons', 'le due icone')],
    write: ({ facts, language, colour, say }) =>
      format({
        name: facts.name ?? say('My site', 'Il mio sito'),
        short_name: (facts.name ?? say('My site', 'Il mio sito')).slice(0, 12).trim(),
        lang: language,
        start_url: '/',
        display: 'standalone',
        background_color: '#ffffff',
        theme_color: colour,
        icons: [192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      }),
  },
  {
    id: 'translations',
    asks: /translat\w*|traduzion[ei]|i18n|locali[sz]ation|messages|messaggi|labels|etichette/,
    title: { en: 'texts of a page to translate', it: 'i testi di una pagina da tradurre' },
    write: ({ facts, say }) =>
      format({
        site: { name: facts.name ?? '', skip: say('Skip to content', 'Vai al contenuto') },
        navigation: {
          home: 'Home',
          services: say('Services', 'Servizi'),
          about: say('About us', 'Chi siamo'),
          contact: say('Contact', 'Contatti'),
        },
        form: {
          name: say('Name', 'Nome'),
          email: say('E-mail', 'E-mail'),
          message: say('Message', 'Messaggio'),
          send: say('Send', 'Invia'),
          sent: say('Thank you, your message is on its way.', 'Grazie, il messaggio è partito.'),
          failed: say('It could not be sent. Please try again.', 'Invio non riuscito. Riprova.'),
        },
      }),
  },
  {
    id: 'contact',
    asks: /contacts?(?![a-z])|contatt[oi]|address|indirizz[oi]|recapit[oi]|phone|telefono|business|azienda|attivita/,
    title: { en: 'contact data', it: 'i dati di contatto' },
    toComplete: ({ facts, say }) =>
      [
        { value: facts.name, label: say('name', 'nome') },
        { value: facts.phone, label: say('phone number', 'numero di telefono') },
        { value: facts.mail, label: say('e-mail address', 'indirizzo e-mail') },
        { value: facts.address, label: say('address', 'indirizzo') },
      ]
        .filter(({ value }) => value === undefined)
        .map(({ label }) => label),
    write: ({ facts }) =>
      format({
        name: facts.name ?? '',
        phone: facts.phone ?? '',
        email: facts.mail ?? '',
        address: { street: facts.address ?? '', city: facts.place?.name ?? '', postalCode: '' },
        website: '',
        social: { instagram: '', facebook: '', linkedin: '' },
      }),
  },
  {
    id: 'tsconfig',
    asks: /tsconfig|typescript|compiler/,
    title: { en: 'a strict tsconfig.json', it: 'un tsconfig.json severo' },
    write: () =>
      format({
        compilerOptions: {
          target: 'es2023',
          module: 'nodenext',
          moduleResolution: 'nodenext',
          strict: true,
          noUncheckedIndexedAccess: true,
          verbatimModuleSyntax: true,
          outDir: 'dist',
          rootDir: 'src',
        },
        include: ['src'],
      }),
  },
];

function format(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Null for a day that the request does not name: an empty list would say that it is closed. */
function timesOf(hours: FileBrief['facts']['hours'], day: number): object[] | null {
  const times = hours.find((known) => known.day === day)?.times;
  return times?.map(({ open, close }) => ({ opens: open, closes: close })) ?? null;
}

function itemsOf({ pricedItems }: FileBrief['facts']): object[] {
  if (pricedItems.length === 0) return [{ name: '', description: '', price: null }];
  return pricedItems.map(({ name, price }) => ({ name, description: '', price }));
}
