import { foldWord } from '#domain/reading/fold.ts';
import type { PageKind } from '#domain/page-plan/plan-types.ts';

/** Words for a kind of page, folded, in both languages. */
interface KindWords {
  kind: PageKind;
  words: string;
}

/** What a page is when it is no ordinary business. The first row that is named decides. */
const KINDS: readonly KindWords[] = [
  {
    kind: 'invitation',
    words:
      "(?:wedding|birthday|christening|baptism|engagement|party) (?:invitation|invite|page|site|website)|invitations? (?:for|to|page|site)|(?:an?|our|the|digital) invitation|save the date|(?<=^)(?:an? |un )?(?:invito|invite|invitation)(?=$|[,:]| (?:per|for|to)(?= ))|our wedding|wedding of|(?:we(?:'re| are) getting married)|(?:un|il nostro|nostro) invito|invito (?:a|al|alla|per|di)|partecipazion[ei]|(?:il nostro|nostro) matrimonio|matrimonio di|nozze(?! d'argento di)|battesimo d\\S*|compleanno d\\S*|(?:ci sposiamo)|festa di (?:laurea|compleanno)|(?:\\d+(?:st|nd|rd|th)|her|his|my|our) birthday|retirement party|baby shower|surprise (?:\\d+(?:st|nd|rd|th)|party)|(?:\\d+(?:st|nd|rd|th)|birthday|surprise party) for (?:my|our)|festa (?:per )?(?:i )?\\d+ anni|(?:si sposano|are getting married|are eloping|ba[rt] mitzvah|prima comunione|leaving (?:do|party) for|pensionamento d\\S*|(?:compie|compiono) \\d+ anni)|(?<=^)\\d+ anni di|(?<=^\\p{L}+ )(?:is )?turns \\d+|turning \\d+|you(?:'re| are) (?:all )?invited|siete (?:tutti )?invitati|sei invitat[oa]|house-?warming|engagement (?:drinks|party|do|dinner)|(?:festa|aperitivo|cena) di fidanzamento|naming (?:ceremony|day)|(?:ruby|golden|silver|diamond|pearl) wedding|(?:wedding )?anniversary (?:lunch|party|dinner|drinks)|(?:hen|stag) (?:do|party|night|weekend)|addio al (?:nubilato|celibato)|inaugurazione (?:della |di )?casa|festa di inaugurazione casa|laurea d[i'] ?\\p{L}+|(?:vi aspettiamo per|festeggiamo) (?:i|le|il|la|gli)",
  },
  {
    kind: 'cv',
    words:
      'cv|curriculum(?: vitae)?|resume|online cv|job applications?|looking for (?:a position|an employer|a job|(?:\\w+ ){0,2}(?:work|roles?|jobs?)(?! with))|open to (?:work|offers)|(?:cerco|trovare) (?:lavoro|imbarco|impiego)|(?:first|next) (?:role|job|position)|(?:cerco|trovare) (?:il |un )?(?:mio )?(?:primo |nuovo )?(?:lavoro|impiego|stage|tirocinio|ingaggio)|primo impiego|il mio cv|available for (?:work|hire) from',
  },
  {
    kind: 'links',
    words:
      'link[- ]?in[- ]?bio|bio link|links? page|pag(?:ina)? (?:di |con i |coi |dei )?link|solo (?:i )?link|just (?:my )?links|paginetta (?:x|per) instagram|linktree|all my links|tutti i miei link|links? (?:for|per|di|of) @\\w+|(?<=^@[\\w.]{2,30} )links?|links? to (?:my|our)|link (?:ai|alle|al|alla) mi[eoa]i?|(?:all )?my links|i miei link',
  },
  { kind: 'podcast', words: 'podcasts?' },
  {
    kind: 'band',
    words:
      '(?:(?:rock|punk|jazz|folk|indie|metal|wedding|covers?|tribute|brass|swing|blues|ska|reggae|funk|pop|shoegaze)[a-z-]* )?band|cover band|gruppo musicale|gruppo (?:rock|folk|punk|jazz|metal)|(?:acoustic|jazz|folk) (?:duo|trio|quartet)|duo acustico|trio jazz|quartetto|cantautor\\w+|singer[- ]songwriter|dj set|tour dates|date del tour|contatt[oi] (?:per )?concerti|(?:il )?(?:nuovo disco|disco nuovo|nuovo album)|(?:our |the )?new (?:album|record|ep)|liscio punk|trio (?:stoner|punk|folk|rock|jazz)|(?:male|mixed|gospel|female|alpine) choir|coro (?:gospel|alpino|maschile|femminile|popolare|misto)|banda musicale|orchestra (?:da ballo|di liscio)|cantautric[ei]|brass band|banda di ottoni|(?:three|four|five|six|seven|\\d+)[- ]piece|gigs?(?=:)|(?:our |the |my )?(?:new|debut) (?:single|ep)|nuovo (?:ep|singolo)|tour(?=:)|concerti(?=:)|musicist[ai] folk',
  },
  {
    kind: 'event',
    words:
      '(?:charity|sponsored|benefit) (?:\\d+ ?k|run|walk|swim|ride|auction|gala|concert|dinner|match)|(?:\\d+ ?k|half marathon|marathon) (?:run|race)|(?:[\\p{L}]+ )?(?:rally|regatta)(?! (?:driver|school))|(?:dog|flower|craft|car|horse|steam) (?:show|fair)|corsa (?:benefica|non competitiva|podistica)|(?:mezza )?maratona|(?:science|author|public|free|evening|book) talk|talk by|lecture (?:by|on)|(?:a night|an evening) of|una (?:notte|serata) (?:di|con)|serata (?:con|di)|poetry night|open mic|presentazione (?:del|di un) libro|festa di paese|wool week|(?:design|food|book|fashion|film|art) (?:week|weekend)|mostra (?:di|collettiva)|exhibition (?:of|opening)|vernissage|(?:street|block|garden) party|jumble sale|car boot sale|bake sale|(?:village|summer|school|church) f[eê]te|festa (?:di quartiere|di paese|patronale|in piazza)|mercatino|conference|conferenza|convegno|congresso|summit|hackathon|festival|sagra|rassegna|convention|meet-?up|torneo|tournament|trail run|fun run|gara|raduno|fair|fiera|open day|giornata di studi|retreat|ritiro|trail race|camminata (?:notturna|non competitiva)|palio d\\S*|quiz night|school reunion|beer (?:and|&) \\w+ weekend',
  },
  {
    kind: 'product',
    words:
      '(?:mobile |phone |web |ios |android |free |desktop )?app(?! store)|applicazione|software|saas|plug-?in|browser extension|estensione (?:per|del) browser|gestionale|piattaforma|platform|api for',
  },
  {
    kind: 'blog',
    words:
      'newsletter|blog|fanzine|zine|magazine|rivista online|diario di viaggio|travel diary|(?:ogni|un) post|posts? (?:a|per|every|each) (?:week|month|day)|scrivere (?:di|dei|delle|della|del)(?= .{0,60}post)|write about(?= .{0,60}post)',
  },
  {
    kind: 'course',
    words:
      '(?:online |evening |video )?course|(?:evening|weekend|day) class(?:es)?|bootcamp|masterclass|corso (?:di|online|per|serale)|videocorso|corsi di|workshop (?:on|di)|(?:day|weekend|evening|hour|online) workshop in|laboratorio di scrittura|corso base|six evenings|\\w+ evenings on|(?<=^)learn (?:to|how to)|(?<=^)impara(?:re)? a|corso (?:di|per|in|base)',
  },
  {
    kind: 'association',
    words:
      "association|associazione|charity|non-?profit|no-?profit|onlus|odv|aps|volunteers?|volontari|choir|coro|pro loco|circolo|allotment society|community garden|society|comitato|food bank|rescue centre|(?<!beach )club|a\\.?s\\.?d\\.?|gruppo di lettura|reading group|gattile|beekeepers|bell ?ringers|men'?s shed|under[- ]?\\d+s|\\d+ (?:members|soci)|(?:parents?|toddlers?|walking|knitting|running|book|support|friendship|craft|gardening|village|community|litter|residents)(?:(?:,| and| &| e) [\\p{L}]+)? (?:group|pick(?:ers|ing)?|committee)|run(?:ning)? club|gruppo (?:di )?(?:genitori|camminat[ae]|cammino|sostegno|auto ?aiuto|ascolto|maglia|corsa|acquisto|escursionist\\w+|sportivo)|polisportiva|under ?\\d+|new (?:players|members) welcome|nuovi (?:iscritti|soci)",
  },
  { kind: 'portfolio', words: 'portfolio' },
];

const PATTERNS = KINDS.map(({ kind, words }) => ({
  kind,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'u'),
}));

/** Businesses that make or sell such things: "app agency", "printer of wedding invitations". */
const TRADE_AROUND =
  /\b(?:agency|agenzia|shop|store|negozio|venue|location|planner|photographer|fotograf[oa]|caterer|catering|stationer|tipografia|printers?|stationery|bookplates|letterpress|hire|noleggio|studio|supplier|fornitore|dress(?:es)?|abiti|dj per|dj for|organizzator\w+|sviluppo|development|developers?)\b/;
/** Pages of somebody, whatever they sell. */
const PERSONAL: ReadonlySet<PageKind> = new Set(['portfolio', 'links']);
/** "I make invitations", "organizzo feste di compleanno". */
const MAKES =
  /(?<!\p{L})(?:(?:i|we) (?:make|design|print|sell|plan|organi[sz]e|draw|bake|cater)|faccio|facciamo|stamp(?:o|iamo)|disegn(?:o|iamo)|organizz(?:o|iamo)|realizz(?:o|iamo)|prepar(?:o|iamo))\s(?:\p{L}+\s){0,4}$/u;
/** "Near the boat club" is where something is. */
const BESIDE =
  /(?:^|\s)(?:near|nr|by|beside|behind|opposite|next to|across from|outside|vicino (?:a|al|alla)|accanto (?:a|al|alla)|dietro|davanti (?:a|al|alla)|di fronte (?:a|al|alla)|presso)\s(?:(?:the|il|lo|la|i|le)\s|l')?(?:\p{L}+\s)?$/u;
const SIGHT = 28;
/** What is asked for stands at the beginning. */
const OPENING = 240;
/** What follows names parts of the page or of the business: "a café with a blog". */
const PARTS =
  /\b(?:with|con|including|incluso|compres[oi])\s(?!(?:all (?:of )?|tutti )?(?:my|the|i miei|i|miei) links?\b)/;
const SHORTEST = 16;

/** "2019 – now Associate, Pell Harrow". */
const YEARS_OF_WORK =
  /(?:^|\n|[.;]\s)\s*(?:\p{L}{3,9}\s)?(?:19|20)\d\d\s?(?:[-–—]|to|al|a)\s?(?:\p{L}{3,9}\s)?(?:(?:19|20)\d\d|now|present|today|oggi|in corso)(?!\d)/giu;
const STAGES_OF_LIFE = 2;

const INSTRUMENTS =
  /(?<!\p{L})(?:drums?|bass|guitars?|fiddle|accordion|saxophone|sax|trumpet|trombone|banjo|mandolin|double bass|vocals|batteria|basso|chitarr[ae]|fisarmonica|violino|tromba|sassofono|contrabbasso|organetto|voce)(?!\p{L})/gu;
const PLAYS =
  /(?<!\p{L})(?:we play|plays? live|gigs?|on tour|our (?:first |new |second |last )?(?:album|single|ep|record)|new (?:album|single|ep|record)|concerti|suoniamo|(?:il )?(?:nuovo )?disco(?: nuovo)?|nuovo (?:album|singolo))(?!\p{L})/u;
const FEWEST_INSTRUMENTS = 2;
const WHOLE = 1_500;

/** Several instruments, and concerts or a record. */
function tellsMusic(folded: string): boolean {
  const named = new Set(folded.match(INSTRUMENTS));
  return named.size >= FEWEST_INSTRUMENTS && PLAYS.test(folded);
}

/** Work by years and no prices: somebody tells what they have done. */
function tellsLife(brief: string): boolean {
  return (brief.match(YEARS_OF_WORK) ?? []).length >= STAGES_OF_LIFE && !/[€£$]\s?\d/.test(brief);
}

/** "Nora e Zeno finalmente!! 19 giugno": two who begin a brief. */
const COUPLE_FIRST =
  /^\W*\p{Lu}\p{Ll}+\s(?:e|&|and|\+)\s(?!(?:Co|Sons?|Daughters?|Partners?|Figli[oe]?|Soci)(?!\p{L}))\p{Lu}\p{Ll}+/u;
const OF_GUESTS =
  /(?<!\p{L})(?:rsvp|conferm\p{L}+|regali|lista nozze|gift list|no gifts|ceremony|cerimonia|sposi|matrimonio|wedding|reception|ricevimento|dress code)(?!\p{L})/iu;
/** "Party at ours, Saturday 3pm … RSVP". */
const PARTY =
  /(?<!\p{L})(?:party|festa|merenda|compie \d|is \d\d?(?=[!,.])|bring a bottle|portate da bere|potluck)(?!\p{L})/iu;
const AT_HOME =
  /(?<!\p{L})(?:rsvp|bring a bottle|portate da bere|at ours|no (?:presents|gifts)|niente regali|at our (?:house|place)|a casa nostra|confermare|fateci sapere|let us know)(?!\p{L})/iu;

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)';
const DATED = new RegExp(
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|°)?(?:\\s?[-–]\\s?\\d{1,2})?\\s(?:of\\s)?${MONTH}`,
  'u',
);
const ENTRY =
  /(?<!\p{L})(?:free entry|entry (?:free|fee|[£€$])|free admission|admission|tickets?|ingresso|biglietti|doors(?: open)?(?: at)? \d|apertura porte|register by|iscrizion[ei])(?!\p{L})/u;

/** "Matilda (2022), Six (2023)", and from when they may be hired. */
const CREDITS = /\((?:19|20)\d\d\)/gu;
const AVAILABLE = /(?<!\p{L})(?:available (?:from|now)|disponibile (?:da|dal|subito))(?!\p{L})/iu;

/** What a brief is about that no word names. */
function unnamedKind(brief: string): PageKind {
  const isPrivate = (COUPLE_FIRST.test(brief) && OF_GUESTS.test(brief)) || isParty(brief);
  if (isPrivate && !TRADE_AROUND.test(foldWord(brief))) return 'invitation';
  const isHired = AVAILABLE.test(brief) && (brief.match(CREDITS) ?? []).length > 1;
  if (isHired || tellsLife(brief)) return 'cv';
  const folded = foldWord(brief.slice(0, WHOLE));
  return DATED.test(folded) && ENTRY.test(folded) ? 'event' : 'business';
}

function isParty(brief: string): boolean {
  return PARTY.test(brief) && AT_HOME.test(brief);
}

/**
 * The kind of page that a brief asks for: the kind that is named first in its opening, `business` when none is.
 */
export function readPageKind(brief: string): PageKind {
  const folded = foldWord(brief).slice(0, OPENING);
  const parts = PARTS.exec(folded)?.index ?? OPENING;
  const opening = folded.slice(0, Math.max(parts, SHORTEST));
  const found = PATTERNS.flatMap(({ kind, pattern }) => {
    const match = pattern.exec(opening);
    if (match === null) return [];
    const around = opening.slice(
      Math.max(0, match.index - SIGHT),
      match.index + match[0].length + SIGHT,
    );
    const isPassed = BESIDE.test(opening.slice(Math.max(0, match.index - SIGHT), match.index));
    const isOther =
      isPassed || TRADE_AROUND.test(around) || MAKES.test(opening.slice(0, match.index));
    return isOther && !PERSONAL.has(kind) ? [] : [{ kind, at: match.index }];
  });
  const [first] = found.sort((one, other) => one.at - other.at);
  if (first !== undefined) return first.kind;
  if (tellsMusic(foldWord(brief.slice(0, WHOLE)))) return 'band';
  return unnamedKind(brief);
}
