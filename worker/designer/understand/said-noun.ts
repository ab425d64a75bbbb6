import { capitalise } from '#domain/reading/letters.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { ITALIAN_DEEDS } from '../brief/saying.ts';
import { isProfession } from '../brief/profession.ts';

const AN = "(?:(?:an?|the|our|my|un|una|uno|il|lo|la|gli|le)\\s|un['’]|l['’])";
const WORD = "\\p{Ll}[\\p{L}'’-]*";
const NOUN_END =
  '(?=\\s(?:in|at|from|near|nr|based|and|with|for|who|that|which|called|named|working|covering|a|ad|da|di nome|e|con|per|che|nel|nella|su|sul|specializzat\\p{L}|vicino)\\s|\\s\\p{Lu}|\\s?[.,;:!?()\\n–—]|$)';

/** "We are falconers", "sono un'idraulica", "faccio l'arrotino". */
const IS = new RegExp(
  `(?:^|[.!?,;:\\n]\\s*|\\s(?:and|e)\\s|\\p{L}\\s(?=faccio))(?:[Ww]e are|[Ww]e['’]re|[Ii] am|[Ii]['’]m|[Ii]m|[Ii] work as|[Ss]iamo|[Ss]ono|[Ff]accio|[Ll]avoro come|my work as)\\s${AN}?((?:${WORD}\\s){0,3}?${WORD})${NOUN_END}`,
  'gu',
);
/** "We've got a sauna on a trailer", "ho un piccolo maneggio". */
const HAS = new RegExp(
  `(?:^|[.!?,;:\\n]\\s*|\\s(?:and|e|hiya|hi|hello|ciao|salve)\\s)(?:(?:[Ww]e|[Ii])(?:['’]ve| have)? (?:got|have|run|own|keep)|[Hh]o|[Aa]bbiamo|[Gg]estisco|[Gg]estiamo|[Mm]ando avanti)\\s${AN}((?:[\\p{L}'’-]+\\s){0,4}?[\\p{L}'’-]{3,})${NOUN_END}`,
  'gu',
);
/** What its owner says that they are, or have. Linear. */
export function saidNoun(text: string): { noun: string; at: number } | undefined {
  for (const { 1: noun = '', index, 0: all } of text.matchAll(IS)) {
    if (isProfession(noun)) return { noun, at: index + all.length - noun.length };
  }
  const [found] = text.matchAll(HAS);
  const noun = found?.[1];
  return found && noun ? { noun, at: found.index + found[0].length - noun.length } : undefined;
}

const NO_DEED =
  "(?:are|am|were|was|have|had|['’]?ve|want|wants|wanted|need|needed|would|should|could|can|cannot|can['’]t|will|won['’]t|like|love|hate|hope|think|thought|imagine|prefer|know|mean|am|do not|don['’]t|did|didn['’]t|never|also|only|really|just|got|get|say|said|took|lost|live|come|came|go|went|charge|cover|accept|speak|trained|studied|started|opened|moved|ask|take|run|own|keep|rent|be|is|too|both|all|actually|had|haven['’]t|write)";
/** "We make lamps out of concrete", "my wife and I look after graves". */
const DEED = new RegExp(
  `(?:^|[.!?:;\\n]\\s*|\\sand\\s)(we|i)\\s(?!${NO_DEED}(?![\\p{L}'’]))(\\p{Ll}{3,}\\s[^.,;:!?()\\n–—]{3,52})(?=\\s?[.,;:!?()\\n–—]|$)`,
  'iu',
);
const NOT_AT_END =
  /\s(?:and|or|but|so|in|at|from|with|for|to|by|on|of|the|an?|our|my|across|around|near|about|through|that|who|which|because|when|if|as|is|are)$/iu;

const NO_DEED_IT =
  'siamo|abbiamo|vogliamo|vorremmo|pensiamo|cerchiamo|stiamo|andiamo|veniamo|possiamo|dobbiamo|chiediamo|facciamo presto|diciamo|ringraziamo|aspettiamo|sappiamo|faccio da|lavoro da';
/** "Restauro orologi da tasca", "portiamo i rospi di là". */
const DEED_IT = new RegExp(
  `(?:^|[.!?:;,\\n]\\s*)((?!(?:${NO_DEED_IT})(?!\\p{L}))(?:${ITALIAN_DEEDS}|\\p{L}{3,}iamo)\\s[^.,;:!?()\\n–—]{3,56})(?=\\s?[.,;:!?()\\n–—]|$)`,
  'iu',
);
const NOT_AT_END_IT =
  /\s(?:e|ed|o|ma|in|a|ad|da|di|con|per|su|tra|fra|il|lo|la|i|gli|le|un|una|che|chi|perché|quando|se|come)$/iu;

interface Deed {
  deed: string;
  at: number;
}

function italianDeed(text: string): Deed | undefined {
  const found = DEED_IT.exec(text);
  const deed = found?.[1]?.trim();
  if (!found || deed === undefined || NOT_AT_END_IT.test(deed)) return undefined;
  return { deed: capitalise(deed), at: found.index };
}

const WITH_ANOTHER =
  /(?<!\p{L})my (?:wife|husband|partner|brother|sister|son|daughter|mum|dad|mother|father|friend)$/iu;

/** What its owner does, as a headline: "We mend wetsuits by post". Linear. */
export function saidDeed(text: string, language: ReadingLanguage): Deed | undefined {
  if (language === 'it') return italianDeed(text);
  const found = DEED.exec(text);
  const [, who = '', what = ''] = found ?? [];
  if (found === null || what === '' || NOT_AT_END.test(what)) return undefined;
  const isOfTwo = who.toLowerCase() === 'we' || WITH_ANOTHER.test(text.slice(0, found.index));
  return { deed: `${isOfTwo ? 'We' : 'I'} ${what.trim()}`, at: found.index };
}

/** Farther behind somebody tells how they work, not what they do. */
const OPENING = 100;

/** What its owner says at the beginning that they do. */
export function earlyDeed(text: string, language: ReadingLanguage): string | undefined {
  const found = saidDeed(text, language);
  return found !== undefined && found.at < OPENING ? found.deed : undefined;
}
