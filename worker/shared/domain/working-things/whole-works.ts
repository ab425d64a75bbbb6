import { foldWord } from '../reading/fold.ts';

/** How much of a brief says what it asks for, in UTF-16 units. */
const BEGINNING = 200;
const WHOLE = 1_500;

const OPENER =
  '(?:(?:hi|hello|please|ciao|salve|i|we|need|want|would like|make|create|build|give|me|us|serve|mi|ci|voglio|vogliamo|vorrei|crea|fammi|fai|un|una|uno|a|an|the)[\\s,!]+)*';
/** Works that no business is called after. */
const WORKS = new RegExp(
  `^${OPENER}(?:[\\p{L}-]+\\s){0,2}?(?:score[ -]?(?:keepers?|boards?)|segnapunti|pomodoro (?:timer|app|clock)|timer (?:del |per la tecnica del )?pomodoro|(?:random )?name pickers?|estrattore (?:di )?nomi|spin(?:ning)? (?:the )?wheel|recipe (?:scaler|converter)|calorie (?:counter|tracker)|conta ?calorie|(?:sales|team|kpi) dashboard|dashboard (?:vendite|delle|dei|for|with|of|con|per)|pannello con i grafici|page where (?:i|we) can (?:log|track|record|count|keep)|pagina (?:dove|in cui) (?:posso )?(?:segn|tracc|registr|cont)\\p{L}+)(?![\\p{L}-])`,
  'u',
);
/** What sells, repairs or presents such a thing. */
const ABOUT_IT =
  /^\s*(?:shops?|stores?|compan(?:y|ies)|repairs?|rental|hire|called|named|chiamat[oa]|manufacturer|maker|vendita|noleggio|riparazion)/u;

const PRESENTS =
  /\b(?:landing|(?:web ?site|page|site) (?:for|about|to present) (?:our|my|the)|sito (?:per|di) (?:la nostra|il nostro|la mia|il mio)|presentar\w*|presents?|promot\w+)\b/;
/** A system by its name, or a page by what it shall do. */
const SYSTEM = new RegExp(
  `^${OPENER}(?:[\\p{L}-]+\\s){0,3}?(?:portal|portale|gestionale|intranet|platform|piattaforma|management system|booking system|members? area|area (?:soci|clienti|riservata)|web ?app|(?:web ?site|site|page|app|sito|pagina) (?:that|which|where|che|dove|in cui|like|come|for|per))(?![\\p{L}])`,
  'u',
);
/** What only a program on a server does. */
const SERVED: readonly RegExp[] = [
  /\b(?:log[- ]?in|logs? in|sign in|passwords?|accedono|entrano con|accesso con|account)\b/,
  /\b(?:pay(?:s|ing)? (?:by card|online|their)|card payments?|pagano|pagamenti online)\b/,
  /\b(?:upload\w*|caric(?:ano|are) (?:foto|documenti|file))\b/,
  /\b(?:admin (?:area|panel|side)|dal mio pannello|pannello (?:di controllo|mio)|back ?end)\b/,
  /\b(?:real[- ]time|tempo reale|live (?:map|price|data|position)|aggiornat\w+ da sol\w)\b/,
  /\b(?:by sms|via sms|text alerts?|avvisi|notifications?|notifiche|alerts?)\b/,
];
const FEWEST_SIGNS = 2;

/** Whether a brief asks for a program with accounts, payments or live data, and not for a page that presents one. */
export function asksForSystem(brief: string): boolean {
  const folded = foldWord(brief.slice(0, WHOLE)).trim();
  if (!SYSTEM.test(folded) || PRESENTS.test(folded.slice(0, BEGINNING))) return false;
  return SERVED.filter((sign) => sign.test(folded)).length >= FEWEST_SIGNS;
}

/** Whether a brief asks for something that works and that no business is called after. */
export function asksForWork(brief: string): boolean {
  const folded = foldWord(brief.slice(0, BEGINNING)).trim();
  const match = WORKS.exec(folded);
  return match !== null && !ABOUT_IT.test(folded.slice(match[0].length));
}
