import { foldWord } from '../reading/fold.ts';

/** How much of a brief says what it asks for, in UTF-16 units. */
const BEGINNING = 200;
const WHOLE = 1_500;

const OPENER =
  "(?:(?:(?:hi|hello|please|ciao|salve|i|we|need|want|would like|make|create|build|give|me|us|serve|mi|ci|voglio|vogliamo|vorrei|crea|fammi|fai|un|una|uno|a|an|the)[\\s,!]+)|un['’]\\s?)*";
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
  `^${OPENER}(?:[\\p{L}-]+\\s){0,3}?(?:portal|portale|gestionale|intranet|platform|piattaforma|management system|booking system|members? area|area (?:soci|clienti|riservata)|web ?app|marketplace|calendar|calendario|database|(?:web ?site|site|page|shop|store|app|sito|pagina|negozio) (?:that|which|where|with|che|dove|in cui|like|come|con|for|per))(?![\\p{L}])`,
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
/** "Where my team can log in" is enough. */
const SIGN_IN =
  /\b(?:can|could|possano|possono|poter|to) (?:log[- ]?in|sign[- ]?(?:in|up)|acceder\w+|accedano|registrarsi)\b/;

/** What is made by programmers, and what is not it: the page of one, the company behind it. */
const PROGRAM =
  '(?:apps?|applications?|software|programs?|platforms?|marketplaces?|systems?|applicazion[ei]|programm[ai]|piattaform[ae]|sistem[ai]|gestional[ei])(?![\\p{L}-])';
const NO_PROGRAM =
  '(?!(?:for|about|of|to|that|which|where|per|di|del|della|su|che|dove|da|[\\p{L}-]*(?:page|pagina|site|sito))(?![\\p{L}]))';
const PAGE = '(?:[\\p{L}-]*(?:page|pagina|site|sito)|called|named|chiamat[oa])(?![\\p{L}])';
const ASK =
  "(?:(?:hi|hello|please|ciao|salve|buongiorno|can you|could you|puoi|potresti|per favore)[\\s,!]+)*(?:make|build|create|develop|design|code|program|give|(?:i|we) (?:want|need|would like)|i'd like|crea(?:mi|ci|re)?|fammi|facci|fai|fare|realizza(?:mi|re)?|sviluppa(?:mi|re)?|costruisci(?:mi)?|programma(?:mi)?|vorr(?:ei|emmo)|vogli(?:o|amo)|(?:mi|ci) serve|(?:ho|abbiamo) bisogno di)(?![\\p{L}])";
/** A program that somebody wants made; one that is described exists already. */
const WANTED_PROGRAM = new RegExp(
  `^${ASK}[\\s,]+(?:${NO_PROGRAM}[\\p{L}-]+['’]?[\\s]*){0,5}?${PROGRAM}(?!\\s+(?:[\\p{L}'’-]+\\s+){0,3}?${PAGE})`,
  'u',
);
/** What it shall do, in a word that no page fulfils. */
const WORKS_AS =
  /^(?: [\p{L}'’-]+){0,5}? (?:to|that|which|where|who|per|che|dove|in cui|con cui)(?: [\p{L}'’-]+){0,4}? (?:manag(?:e|es|ing)|tracks?|tracking|organi[sz]es?|monitors?|logs? in|sign(?:s)? (?:in|up)|registers?|gesti(?:re|sce|sca|scono)|tracci(?:a|are)|monitora(?:re)?|organizz(?:a|are)|registr(?:a|are|ano|arsi)|acced(?:ere|ono))(?![\p{L}])/u;
/** Signs that tell of a server only where a program is wanted: a page may have a price of "payments" too. */
const WANTED_SERVED: readonly RegExp[] = [
  /\b(?:log[- ]?ins?|logs? in|sign(?:s|ing)?[- ](?:in|up)|register|users?|accounts?|passwords?|acced\w+|accessi?|registra(?:no|rsi|ti)|utenti)\b/,
  /\b(?:pay|pays|paid|payments?|checkout|subscriptions?|invoices?|pagano|pagare|pagamenti|abbonament[oi]|fattur[ae])\b/,
  /\b(?:upload\w*|chat|messages?|notifications?|alerts?|reminders?|caric(?:ano|are)|messaggi|notifiche|avvisi|promemoria)\b/,
  /\b(?:sell|sells|book|books|post|rate|track|tracks|manage|manages|vendono|prenotano|pubblicano|gestire|gestisc\w+)\b/,
  /\b(?:data ?base|admin|back ?end|dashboard|real[- ]time|live (?:map|data|prices)|tempo reale|pannello)\b/,
];
const LONGEST_WISH = 400;

/** "Make me an app to manage my gym", and no page about one. */
function wantsProgram(folded: string): boolean {
  const text = folded.slice(0, LONGEST_WISH);
  const match = WANTED_PROGRAM.exec(text);
  if (match === null || PRESENTS.test(text)) return false;
  const behind = text.slice(match[0].length);
  if (WORKS_AS.test(behind)) return true;
  return WANTED_SERVED.filter((sign) => sign.test(behind)).length >= FEWEST_SIGNS;
}

/** "An app like Uber for babysitters", "Tinder per cani": a known service for something else. */
const KNOWN_SERVICE = new RegExp(
  `^${OPENER}(?:[\\p{L}-]+\\s){0,3}?(?:(?:like|come|tipo|stile|simile a)\\s)?(?:tinder|uber|airbnb|ebay|amazon|facebook|instagram|twitter|netflix|spotify|deliveroo|vinted|subito|linkedin|tiktok|youtube|whatsapp|twitch|etsy|booking)(?:\\s(?:clone|for|per|of|dei|degli|delle|di|where|dove|but|ma)(?!\\p{L})|\\s?$)`,
  'u',
);
const LINKS_TO_IT = /(?<!\p{L})(?:link|links|pagina di|our|my|il mio|la mia|i miei)(?!\p{L})/u;

/** "A mobile app to track my runs", with nothing that says it exists: a name, a price, a page about it. */
const UNNAMED_PROGRAM = new RegExp(`^${OPENER}(?:[\\p{L}-]+\\s){0,3}?${PROGRAM}`, 'u');
const IS_THERE =
  /(?<!\p{L})(?:called|named|chiam\p{L}+|landing|site|website|sito|our|nostr[oa]|download|app ?store|google play|play ?store|beta|launch\p{L}*|lanci\p{L}+|free plan|piano|startup|company|per month|al mese|waitlist|lista d.attesa|[€£$]\s?\d|\d\s?(?:€|euro|£|\$))/u;
const DEVICE =
  /(?<!\p{L})(?:gps|bar ?codes?|codic[ei] a barre|scanner|lettore|camera|fotocamera|bluetooth|offline sync|charts?|grafic[io]|log[- ]?in|accesso|database|notifications?|notifiche|reminders?|promemoria|get(?:s)? paid|post(?:s)? jobs|vengono pagati|trovano lavoro|multiplayer)(?!\p{L})/u;

/** Whether a brief asks for a program that does not exist yet, by what it shall do. */
export function asksForProgram(brief: string): boolean {
  const text = foldWord(brief.slice(0, LONGEST_WISH)).trim();
  const match = UNNAMED_PROGRAM.exec(text);
  const isNamed =
    IS_THERE.test(text) || /(?<=\S\s)["“«]?\p{Lu}\p{L}+/u.test(brief.slice(0, LONGEST_WISH));
  if (match === null || isNamed || PRESENTS.test(text)) return false;
  const behind = text.slice(match[0].length);
  return WORKS_AS.test(behind) || DEVICE.test(behind);
}

/** Whether a brief asks for a program with accounts, payments or live data, and not for a page that presents one. */
export function asksForSystem(brief: string): boolean {
  const folded = foldWord(brief.slice(0, WHOLE)).trim();
  if (wantsProgram(folded)) return true;
  if (KNOWN_SERVICE.test(folded) && !LINKS_TO_IT.test(folded)) return true;
  if (!SYSTEM.test(folded) || PRESENTS.test(folded.slice(0, BEGINNING))) return false;
  return SIGN_IN.test(folded) || SERVED.filter((sign) => sign.test(folded)).length >= FEWEST_SIGNS;
}

/** Whether a brief asks for something that works and that no business is called after. */
export function asksForWork(brief: string): boolean {
  const folded = foldWord(brief.slice(0, BEGINNING)).trim();
  const match = WORKS.exec(folded);
  return match !== null && !ABOUT_IT.test(folded.slice(match[0].length));
}
