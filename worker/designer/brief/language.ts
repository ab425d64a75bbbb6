import { detectTradeLanguage } from '../trades/registry.ts';
import type { Language } from './brief.ts';
import { LETTER } from '#domain/reading/letters.ts';

const ASKED: readonly (readonly [Language, RegExp])[] = [
  [
    'it',
    /\b(?:in italian|(?:only|all) italian|italian (?:only|language|text|copy|page|site|website|version)|(?:in|solo|tutto) italiano|lingua italiana|testi in italiano)\b/i,
  ],
  [
    'en',
    /\b(?:in english|(?:only|all) english|english (?:only|language|text|copy|page|site|website|version)|(?:in|solo|tutto) inglese|lingua inglese|testi in inglese)\b/i,
  ],
];

/** Function words and everyday words of one language, and signs that stand for one more hit each. */
interface WordList {
  words: ReadonlySet<string>;
  signs?: RegExp;
}

function list(words: string, signs?: RegExp): WordList {
  return { words: new Set(words.split(' ')), ...(signs && { signs }) };
}

const COMMON: Record<Language, WordList> = {
  en: list(
    'the and for with without my our your we i you of is are an to that who open closed every day only from warm cold dark bold light simple call phone booking bookings reservations page site website make create please shop course courses lessons room street road lane color colors colour colours near called named pound pounds dollar dollars',
    /[£$]\d|\ba [a-zß-öø-ÿ]/g,
  ),
  it: list(
    'il lo la gli le un una uno di del della dei delle degli per con senza che chi si ci mi mio mia nostro nostra siamo sono sul sulla nei casa mare aperti aperto aperta chiuso moderno moderna elegante semplice prezzi orari sito pagina crea fai vorrei voglio negozio corso via piazza viale telefono chiama colori caldi chiamato chiamata e ed nel nella al alla dal dalla dalle alle ad anche tutti giorni',
    /\d\s?euro\b|[a-z][àèìòù](?![a-zà-ÿ])|\ba [A-ZÀ-Ý]/g,
  ),
};

/** Function words of languages that the designer does not write, none of them common in English or Italian. */
const FOREIGN: readonly WordList[] = [
  list(
    'je nous vous mon ma mes notre une les des du au aux et est avec pour dans chez sur qui ouvert fermé bonjour créer créez voudrais boulangerie heures appelle appelé appelée',
    /\b[ldjcnqs]['’](?=[a-zé])/gi,
  ),
  list(
    'el los las y mi mis nuestro nuestra nuestros nuestras para por con en del una quiero queremos necesito página tienda sitio hola abierto cerrado panadería llamado llamada llama colores horario',
    /[ñ¿¡]/gi,
  ),
  list(
    'der die das den dem ein eine einen einer ich wir mein meine meinen unser unsere und für mit ist sind heißt geöffnet bitte möchte brauche erstelle uhr von zu seite auf bäckerei',
    /ß/g,
  ),
  list(
    'o os um uma meu minha nosso nossa para por com em na no dos das e que quero preciso loja aberto fechado chamado chamada olá padaria cores',
    /[ãõ]/gi,
  ),
  list(
    'het een mijn onze voor van met en ik wij heet graag bakkerij geopend gesloten winkel maak wil',
  ),
  list(
    'dla moja mój mojej mojego moich jest się proszę strona stronę strony sklep firmy nazywa w och för min vår med jag vi hemsida heter butik pentru și este meu magazin',
  ),
];
/** Letters that are not Latin. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;

function countHits(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function countWords(
  words: readonly string[],
  said: string,
  { words: known, signs }: WordList,
): number {
  const hits = words.filter((word) => known.has(word)).length;
  return hits + (signs ? countHits(said, signs) : 0);
}

export interface LanguageReading {
  /** The page's: the one that is asked for, else the text's, else English. */
  language: Language;
  /** The one that the text itself is written in. */
  written: Language | 'other';
}

const WORDS = new RegExp(`[${LETTER}]+`, 'g');

function readWritten(text: string, fallback: Language): LanguageReading['written'] {
  // Names and addresses belong to no language.
  const said = text.replaceAll(/["“«][^"”»\n]{1,80}["”»]|(?<!\S)\S{1,64}@\S+/g, ' ');
  if (countHits(said, OTHER_SCRIPT) > countHits(said, /[a-zà-ÿ]/gi)) return 'other';
  const trade = detectTradeLanguage(text);
  const words = said.toLowerCase().match(WORDS) ?? [];
  const count = (known: WordList): number => countWords(words, said, known);
  const english = count(COMMON.en);
  const italian = count(COMMON.it);
  const foreign = Math.max(...FOREIGN.map(count));
  if (foreign >= 3 && foreign > Math.max(english, italian) + 1) return 'other';
  const lead = english + (trade === 'en' ? 2 : 0) - italian - (trade === 'it' ? 2 : 0);
  if (lead === 0) return fallback;
  return lead > 0 ? 'en' : 'it';
}

/** Explicit request first, then the commoner function words; a tie, as in an emoji-only prompt, is the fallback. */
export function detectLanguage(text: string, fallback: Language): LanguageReading {
  const written = readWritten(text, fallback);
  const asked = ASKED.find(([, pattern]) => pattern.test(text))?.[0];
  return { language: asked ?? (written === 'other' ? 'en' : written), written };
}
