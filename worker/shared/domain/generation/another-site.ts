import { any } from './word-forms.ts';

/*
 * A page is never replaced on a guess. Only words for a whole site together with a new subject ask for another
 * site; everything else is a change to the current page. Matched in normalised text.
 */

/** Nouns that can only mean a whole site. */
const SITES = [
  '(?:web ?)?sites?',
  'landing(?: ?pages?)?',
  'home ?pages?',
  'one[ -]?pagers?',
  'web ?pages?',
  'storefronts?',
  '(?:online|web) (?:shop|store)s?',
  'siti(?: web)?',
  'sito(?: web)?',
  'sitino',
  'pagin[ae] web',
  '(?:negozio|shop) online',
  'e[ -]?commerce',
  'vetrina online',
];
/** Nouns that may mean a page or a part of one; they need “for a …”. */
const PAGES = ['page', 'pagina', 'portfolio', 'blog'];

/** "A page footer" is part of a page. */
const NOT_A_PART =
  '(?! (?:footer|header|title|heading|background|menu|section|banner|number|name|logo|look|style|layout|description|text|intro|colou?rs?|icon)s?\\b)';

const MAKES = [
  'create',
  'build',
  'make',
  'design',
  'generate',
  'develop',
  'draft',
  'produce',
  'write',
  'need',
  'want',
  'would like',
  'd like',
  'set up',
  'put together',
  'do',
  '(?:would |d )?love',
  'cre(?:a|are|armi|iamo)',
  'genera(?:re|rmi)?',
  'fai',
  'fammi',
  'far[ei]?',
  'farmi',
  'facci',
  'realizza(?:re|rmi)?',
  'costrui(?:sci|re|rmi)',
  'costruiscimi',
  'progetta(?:re|rmi)?',
  'sviluppa',
  'disegna',
  'prepara',
  'scrivi',
  'imposta',
  '(?:mi|ci) serve',
  'serve',
  'voglio',
  'vorrei',
  'vogliamo',
  'vorremmo',
  'bisogno di',
  'con',
  'with',
];
const MAKE = String.raw`(?:${MAKES.join('|')})(?:mi|ci)?(?: (?:me|us|up|please|yourself|now))?`;
const ARTICLE =
  '(?:an?|one|another|my|our|un|uno|una|mio|mia|nostro|nostra|altro|altra|un altro|un altra|il mio|la mia|il nostro|la nostra|new|brand new|nuov[oa])';
/** Up to four words between article and noun, none of which starts another phrase. */
const ADJECTIVES = String.raw`(?:(?!(?:on|in|of|for|to|from|with|about|this|the|that|su|sul|sulla|nel|nella|di|del|della|per|con|al|alla|questo|questa|il|la|come)\b)[a-z-]+ ){0,4}?`;
const AFTER = String.raw`(?: (?!(?:on|in|of|for|to|from|with|about|like|that|per|su|sul|sulla|di|del|con|come|che|da|in|piu|meno|more|less)\b)[a-z-]+){0,2}?`;
const OWNER =
  '(?:an?|one|my|our|un|uno|una|il mio|la mia|i miei|le mie|il nostro|la nostra|i nostri|mio|nostro|l|the|il|la|lo|gli|le|i|new|nuov[oa])';
const NEW_OWNER = '(?:an?|un|uno|una|my|our|il mio|la mia|il nostro|la nostra)';
const ABOUT =
  '(?:for|about|of|per|su|di|del|della|sul|sulla|dell|da|like|come|to (?:sell|promote|present|show)|per (?:vendere|promuovere|presentare))';

const FULL = String.raw`${ADJECTIVES}(?:${SITES.join('|')})\b${NOT_A_PART}${AFTER}`;
const VAGUE = String.raw`${ADJECTIVES}(?:${PAGES.join('|')})\b${NOT_A_PART}(?: web| website| site| personale)?`;
const SUBJECT = String.raw`${ABOUT} (?:${OWNER} )?(?<about>[a-z].*)$`;
const NEW_SUBJECT = String.raw`${ABOUT} ${NEW_OWNER} (?<about>[a-z].*)$`;

/** "Create a website for a bakery", "vorrei un sito per la mia officina". */
const MADE = new RegExp(String.raw`(?:^|\b)${MAKE} (?:${ARTICLE} )+${FULL} ${SUBJECT}`);
const MADE_THE = new RegExp(
  String.raw`(?:^|\b)${MAKE} (?:the|il|la) ${FULL} (?:for|of|di|per) (?:an?|un|uno|una) (?<about>[a-z].*)$`,
);
const MADE_VAGUE = new RegExp(String.raw`(?:^|\b)${MAKE} (?:${ARTICLE} )+${VAGUE} ${NEW_SUBJECT}`);
/** Without a verb: "Website for a bakery", "Un sito per una panetteria", "New project: website for a notary". */
const NAMED = new RegExp(
  [
    String.raw`^(?:(?:new|nuovo) (?:project|progetto) )?${FULL} ${NEW_SUBJECT}`,
    String.raw`^(?:an?|una?) ${FULL} ${SUBJECT.replace('?<about>', '?<what>')}`,
  ].join('|'),
);
const NAMED_VAGUE = new RegExp(
  String.raw`^(?:una? )?(?:(?:one|personal|portfolio)[ -]page )?(?:portfolio)(?: site| website)? ${NEW_SUBJECT}`,
);
/** “I am a baker and need a site” needs no “for”. */
const INTRODUCED = new RegExp(
  String.raw`^(?:i am|i m|we are|i run|i have|i own|sono|siamo|ho|abbiamo|gestisco) (?<about>an? .*?|un .*?|una .*?) (?:and|e) (?:i |we |ho |abbiamo )?${MAKE} (?:${ARTICLE} )+${FULL}`,
);
/** The user gives up the current page; the words after this say what for. */
const GIVEN_UP = any(
  'start(?:ing)? (?:over|again|fresh|from (?:scratch|zero))',
  'forget (?:about )?(?:this|the|that)(?: (?:web)?(?:site|page))?',
  'scrap (?:this|the|that|everything|it)',
  'throw (?:this|it|everything) away',
  '(?:completely|totally|entirely) (?:new|different) (?:web ?)?(?:site|page)',
  'ricominci(?:a|amo)(?: da (?:capo|zero))?',
  'ripart(?:i|iamo)',
  'lascia perdere',
  'dimentica (?:questo|questa|il|la)',
  'butta (?:via|tutto)',
  '(?:sito|pagina) (?:completamente|del tutto|totalmente) (?:nuov|divers)[oa]',
);
const ANY_SUBJECT = new RegExp(String.raw`\b(?:(?:${ARTICLE} )+|^)(?:${FULL}|${VAGUE}) ${SUBJECT}`);
/** "Completely new page: dental practice in Leeds", as it was written. */
const TITLED =
  /^\W*(?:(?:i want|we want|i need|make|voglio|vorrei|vogliamo|fai|fammi)\s+)?(?:(?:an?|un|una)\s+)?(?:(?:completely|brand|totally|entirely)[ -](?:new|different)\s+(?:web ?)?(?:site|page)|nuovo sito|sito\s+(?:(?:completamente|del tutto|totalmente)\s+)?(?:nuovo|diverso))\s*[:–—]\s*(?<about>\S.*)$/is;

/** Comparatives and verbs of change refer to the current page. */
const OF_THIS_PAGE = any(
  'piu [a-z]+',
  'meno [a-z]+',
  '(?:more|less) [a-z]+',
  '(?:bett|nic|dark|light|bright|clean|simpl|fast|warm|bigg|small|short|long|happi|fresh|friendli|bold|calm|soft|quick|cool|clear)er',
  'migliore',
  'as (?:before|now)',
  'come (?:prima|adesso|ora)',
  '(?:is|are) (?:the|wrong|missing|not)',
  '(?:remove|rename|replace|delete|change|togli|rinomina|sostituisci|cancella|cambia)',
);
/** “For screen readers” and the like is not a subject. */
const READERS =
  /^(?:(?:an?|the|un|una|il|la|gli|i|le|my|our|piu|more|younger|older|small|little|giovane|new|all|tutti)\s)*(?:mobile(?! (?:app|game|bike|shop))|phones?|smartphones?|tablets?|desktops?|telefon[oi]|cellular[ei]|schermi?|screens?|google|seo|print|stampa|everyone|everybody|tutti|people|kids|children|bambini|giovani|audience|pubblico|visitors?|visitatori|users?|utenti|customers?|clients?|clienti|readers?|lettori|it|this|that|them|me|us|noi|questo|questa|qui|adesso|now|today|oggi|sale|conversions?|conversioni|prezzi|prices|contatti|contacts?|team|menu|gallery|galleria|orari|hours|faq|reviews|recensioni|servizi|services)\b/;

/**
 * The words that ask to replace the current page by a site on another subject; undefined when the request does
 * not, or when it is unclear.
 */
export function findAnotherSite(prompt: string, text: string): string | undefined {
  const titled = TITLED.exec(prompt);
  const named = titled?.groups?.about?.slice(0, LONGEST_SIGNAL).toLowerCase();
  if (titled !== null && named !== undefined && !OF_THIS_PAGE.test(named) && !READERS.test(named)) {
    return titled[0].slice(0, LONGEST_SIGNAL);
  }
  const start = text.slice(0, LONGEST_READ);
  const givenUp = GIVEN_UP.exec(start);
  const found = givenUp === null ? firstOf(start) : ANY_SUBJECT.exec(start);
  if (found === null) return undefined;
  const isOfThis = OF_THIS_PAGE.test(found[0].slice(0, LONGEST_SIGNAL));
  const isReader = READERS.test(found.groups?.about ?? found.groups?.what ?? '');
  if ((isOfThis && givenUp === null) || isReader) return undefined;
  return (givenUp?.[0] ?? found[0]).slice(0, LONGEST_SIGNAL).trim();
}

/** A request for another site says so at its start; the rest is its brief. */
const LONGEST_READ = 600;
const LONGEST_SIGNAL = 60;

function firstOf(text: string): RegExpExecArray | null {
  for (const pattern of [MADE, MADE_THE, MADE_VAGUE, NAMED, NAMED_VAGUE, INTRODUCED]) {
    const found = pattern.exec(text);
    if (found !== null) return found;
  }
  return null;
}
