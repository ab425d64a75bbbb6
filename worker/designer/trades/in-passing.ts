import type { WordHit } from './word-index.ts';

/** What stands before the name of a trade may have so many letters. */
const SIGHT = 70;

const DETERMINER =
  "(?:(?:an?|the|his|her|their|its|your|some|any|every|all|local|un[ao]?|il|lo|la|gli|le|i|dei|delle|degli|suo|sua|tutti i|ogni)\\s|un['’]|l['’])";
/** Up to two words that describe the trade. */
const DESCRIBED =
  '(?:(?!(?:an?|the|my|our|is|are|un[ao]?|mi[oa]|nostr[oa]|è)\\s)[\\p{L}’-]+\\s){0,2}';

/** Where the business is, and where things come from. */
const PLACES =
  "after|near(?: to)?|next (?:door )?to|opposite|behind|above|below|beside|across from|around the corner from|close to|a few steps from|round the corner from|upstairs from|between|vicin[oa] (?:a|ad|al|alla|allo|all['’])|accanto (?:a|al|alla|allo|all['’])|di fronte (?:a|al|alla|allo|all['’])|davanti (?:a|al|alla|allo|all['’])|dietro|sopra|sotto|a due passi d(?:a|al|alla|allo|all['’])|fra|tra";
/** What the text is about, and who was what once. */
const SUBJECTS =
  'about|like|unlike|inspired by|as if it were|used to be|used to work (?:as|in|at)|once|worked (?:as|in|at)|trained as|formerly|retired|former|ex|sul|sulla|su|riguardo a|come|ispirat[oa] a|lavorav[ao] (?:come|in)|facev[ao]|ero|era|was|were|eravamo|erano';
/** People who are customers or family, not the owner. */
const OTHERS =
  '(?:father|mother|brother|sister|uncle|aunt|grandfather|grandmother|grandad|grandma|neighbour|friend|padre|madre|fratello|sorella|zio|zia|nonno|nonna|vicino|amico|amica)(?:\\s(?:is|was|who is|who was|è|era|che fa|fa|faceva))?,?|(?:suppl(?:y|ies|ied|ying)|deliver(?:s|ing|ed)? to|sell(?:s|ing)? to|sold (?:to|in|at)|work(?:s|ing|ed)? (?:with|for)|design(?:s|ed|ing)? for|shop(?:s|ped)? at|clean(?:s|ing)?|photograph(?:s|ing)?|furnish(?:es|ing)?|insure(?:s|ing)?|pulisc\\w+|arred(?:o|iamo)|fotograf(?:o|iamo)|(?:clients|customers|clienti) (?:are|include|sono)|riforn\\w+|vend\\w+ (?:a|ai|alle|agli)|lavor\\w+ (?:con|per)|serviamo|fornitor\\w+ (?:di|per)|a misura di)\\s(?:[\\p{L}’-]+,?\\s(?:e\\s|and\\s|ed\\s)?){0,4}';
const NEGATED =
  "(?:is|are|am|we['’]re|it['’]s|i['’]m)\\s(?:not(?!\\s(?:just|only))|no longer)|isn['’]t|aren['’]t|no|not|non (?:è|sono|siamo|faccio|facciamo)|instead of|rather than|invece (?:di|del|della)|piuttosto che|senza|without|besides";

/** Things that are made for trades. A page for one of them is not the page of a trade. */
const THINGS =
  'softwares?|apps?|saas|crm|platforms?|tools?|equipment|supplies|suppliers?|furniture|machines?|machinery|systems?|gestional[ei]|programm[ai]|plug-?ins?|marketing|consult\\w+|consulenz\\w+|training|magazines?|newsletters?|podcasts?|blogs?|books?|novels?|films?|games?|communit(?:y|ies)|union|associations?|associazion[ei]|sindacato|music|workshops?|insurance|uniforms?|clothing|workwear|packaging|ovens?|fornitur[ae]|fornitor[ei]|arred[io]|arredamento|attrezzatur[ae]|macchinari|prodotti|cors[oi]|courses?|rivist[ae]|libr[oi]|romanz[oi]|gioc(?:o|hi)|musica|divise|abbigliamento|imballaggi|assicurazion[ei]|servizi|services|solutions|soluzioni|agenc(?:y|ies)|agenzi[ae]|piattaform[ae]|applicazion[ei]|stampe|posters?|stickers?|accessor\\w+|templates?|modell[oi]';

const BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:${PLACES}|${SUBJECTS})\\s?${DETERMINER}?${DESCRIBED}|(?:${OTHERS})\\s?${DETERMINER}?|(?:${NEGATED})\\s${DETERMINER}?${DESCRIBED}|in ${DETERMINER}(?:old|former|disused|converted|abandoned|vecchi[oa]|ex|antic[oa])\\s${DESCRIBED}|(?:make|made|build|built|grow|brew|roast|paint|weave|print|live|faccio|facciamo|produco|produciamo|nat[oaie]) (?:[\\p{L}’-]+\\s){0,6}in (?:an?|the|my|our|un[ao]?|il mio|la mia|il nostro|la nostra)\\s|(?:for|per)\\s(?:small|young|independent|busy|local|piccol[ie]|giovani|tutt[ie] (?:i|gli|le))\\s|(?:${THINGS})\\s(?:[\\p{L}’-]+\\s){0,2}(?:for|per|di|about|su|used by|made for)\\s${DETERMINER}?(?:[\\p{L}’-]+,?\\s(?:e\\s|and\\s|ed\\s)?){0,3})$`,
  'u',
);

/** Behind the name of a trade: what is made for it, so that it is not what is asked for. */
const AFTER =
  /^(?:s|es)?(?:['’]s?)?\s(?:\p{L}+\s){0,2}?(?:softwares?|apps?|saas|platforms?|tools?|equipment|suppl(?:y|ies|iers?)|furniture|machines?|machinery|systems?|plug-?ins?|packaging|uniforms?|workwear|insurance|magazines?|novels?|books?|games?|simulators?|unions?|wholesal\w+|chatbots?|marketing|consult\w+|recruit\w+|critics?|museums?|festivals?|fairs?|exhibitions?|playlists?|posters?|themed|wallpapers?|ovens?|management)(?!\p{L})/u;
/** What follows a trade in Italian and makes it a thing for it: "forno per pizzeria" is caught from before. */
const NEW_PHRASE =
  /^(?:s|es)?\s(?:with|and|in|of|for|that|which|called|named|by|on|at|near|website|site|page)\s/u;

/** Whether the name of a trade stands there for something else: a neighbour, a customer, the subject of a book. */
export function isInPassing(
  lower: string,
  { start, end }: Pick<WordHit, 'start' | 'end'>,
): boolean {
  const before = lower.slice(Math.max(0, start - SIGHT), start);
  const after = lower.slice(end, end + SIGHT);
  if (BEFORE.test(before)) return true;
  return !NEW_PHRASE.test(after) && AFTER.test(after);
}

/** Words with which an owner says what they are: wherever they stand, they are sure. */
const ANNOUNCED =
  /(?:^|[^\p{L}])(?:(?:(?:i|we) (?:run|own|have|manage|opened|am|are|started)|i['’]m|we['’]re|we['’]ve (?:got|opened)|it['’]s|it is|this is|my|our|(?<!there )(?:is|are) an?|sono|siamo|gestisco|gestiamo|ho|abbiamo|è|faccio|facciamo|mi[oa]|nostr[oa]|apriamo|apro)\s(?:(?:an?|the|un[ao]?|il|la|lo|l['’])\s?)?|,\s(?:an?|un[ao]?)\s|[,–—-]\s(?:un['’]))(?:(?!(?:for|per|near|with|con)\s)[\p{L}’-]+\s){0,2}$/u;

/** Whether the owner says that this is what they are or have: "we run a small bakery", ", a yoga studio". */
export function isAnnounced(lower: string, { start }: Pick<WordHit, 'start'>): boolean {
  return ANNOUNCED.test(lower.slice(Math.max(0, start - SIGHT), start));
}
