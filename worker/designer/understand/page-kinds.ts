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
      "(?:wedding|birthday|christening|baptism|engagement|party) (?:invitation|invite|page|site|website)|invitations? (?:for|to|page|site)|(?:an?|our|the|digital) invitation|save the date|our wedding|wedding of|(?:we(?:'re| are) getting married)|(?:un|il nostro|nostro) invito|invito (?:a|al|alla|per|di)|partecipazion[ei]|(?:il nostro|nostro) matrimonio|matrimonio di|nozze(?! d'argento di)|battesimo d\\S*|compleanno d\\S*|(?:ci sposiamo)|festa di (?:laurea|compleanno)|(?:\\d+(?:st|nd|rd|th)|her|his|my|our) birthday|retirement party|baby shower|surprise (?:\\d+(?:st|nd|rd|th)|party)|(?:\\d+(?:st|nd|rd|th)|birthday|surprise party) for (?:my|our)|festa (?:per )?(?:i )?\\d+ anni",
  },
  { kind: 'cv', words: 'cv|curriculum(?: vitae)?|resume|online cv' },
  {
    kind: 'links',
    words:
      'link[- ]?in[- ]?bio|bio link|links? page|pagina (?:di|con i|dei) link|linktree|all my links|tutti i miei link',
  },
  { kind: 'podcast', words: 'podcasts?' },
  {
    kind: 'band',
    words:
      '(?:(?:rock|punk|jazz|folk|indie|metal|wedding|covers?|tribute|brass|swing|blues|ska|reggae|funk|pop|shoegaze)[a-z-]* )?band|cover band|gruppo musicale|gruppo (?:rock|folk|punk|jazz|metal)|(?:acoustic|jazz|folk) (?:duo|trio|quartet)|duo acustico|trio jazz|quartetto|cantautor\\w+|singer[- ]songwriter|dj set|tour dates|date del tour',
  },
  {
    kind: 'event',
    words:
      'conference|conferenza|convegno|congresso|summit|hackathon|festival|sagra|rassegna|convention|meet-?up|torneo|tournament|trail run|fun run|gara|raduno|fair|fiera|open day|giornata di studi|retreat|ritiro',
  },
  {
    kind: 'product',
    words:
      '(?:mobile |phone |web |ios |android |free |desktop )?app(?! store)|applicazione|software|saas|plug-?in|browser extension|estensione (?:per|del) browser|gestionale|piattaforma|platform|api for',
  },
  { kind: 'blog', words: 'newsletter|blog|fanzine|zine|magazine|rivista online' },
  {
    kind: 'course',
    words:
      '(?:online |evening |video )?course|(?:evening|weekend|day) class(?:es)?|bootcamp|masterclass|corso (?:di|online|per|serale)|videocorso|corsi di|workshop (?:on|di|in)|laboratorio di scrittura',
  },
  {
    kind: 'association',
    words:
      'association|associazione|charity|non-?profit|no-?profit|onlus|odv|aps|volunteers?|volontari|choir|coro|pro loco|circolo|allotment society|community garden|society|comitato|food bank|rescue centre|club',
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
const SIGHT = 28;
/** What is asked for stands at the beginning. */
const OPENING = 240;
/** What follows names parts of the page or of the business: "a café with a blog". */
const PARTS =
  /\b(?:with|con|including|incluso|compres[oi])\s(?!(?:all (?:of )?|tutti )?(?:my|the|i miei|i|miei) links?\b)/;
const SHORTEST = 16;

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
    return TRADE_AROUND.test(around) && kind !== 'portfolio' ? [] : [{ kind, at: match.index }];
  });
  const [first] = found.sort((one, other) => one.at - other.at);
  return first?.kind ?? 'business';
}
