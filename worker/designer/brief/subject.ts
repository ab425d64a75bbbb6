import { ADDRESS_MARK, NAME_MARK } from './prose.ts';

const ARTICLES =
  "(?:(?:(?:a|an|the|my|our|his|her|un|una|uno|il|lo|la|gli|le|mio|mia|miei|nostro|nostra|nostri|nostre|suo|sua)\\s+|(?:un|l)['’]\\s*))*";
const SITE =
  '(?:website|web site|site|web ?page|landing page|landing|home ?page|page|sito(?: web| internet)?|pagina(?: web)?|vetrina|portfolio)';
/** “I need a website for our …”, “mi servirebbe un sito per la …”, near the beginning. */
const SITE_FOR = new RegExp(
  `^[^.!?\\n]{0,90}?\\b${SITE}\\s+(?:for|about|of|per|di|del|della|dello|dell['’]|su|sul|sulla|dedicat[oa] a)\\s*${ARTICLES}`,
  'i',
);
const ASKING = new RegExp(
  `^(?:(?:hi(?:ya)?|hello|hey|yo(?![a-z])|evening|good (?:morning|afternoon|evening)|ciao+|salve|buongiorno|buonasera|please|per favore)(?: there| all| a tutti)?[,!. ]*)*(?:(?:we|i)(?:['’]ve got| (?:run|own|have|manage))\\s+|(?:ho|abbiamo|gestisco|gestiamo|conduco|faccio|sono|siamo)\\s+(?=un|l[ao]?\\b|l['’]|il\\b|delle?\\b|dei\\b|degli\\b))?(?:(?:can you |could you |puoi |potresti )?(?:create|make|build|design|generate|write|i need|i want|i(?:'|’)?d like|we need|we want|crea(?:mi)?|fai|fammi|realizza|genera|progetta|vorrei|voglio|mi serve|ci serve|ho bisogno di)\\s+)?(?:me\\s+)?${ARTICLES}(?:(?:simple|modern|beautiful|elegant|nice|one[- ]page|small|little|piccol[oa]|semplice|moderno|moderna|bel|bello|bella|attività di)\\s+)*(?:${SITE}\\s+)?(?:(?:for|about|of|per|di|su|sul|sulla|dedicat[oa] a)\\s+)?${ARTICLES}`,
  'i',
);
/** “I'm Tom and I tune pianos” is about tuning pianos, “Belgverk is a workshop” about a workshop. */
const NAME_FIRST = new RegExp(
  `^(?:(?:i['’]m|i am|we['’]re|we are|sono|siamo|mi chiamo|my name is)\\s)?${NAME_MARK}\\s?(?:[,:–-]\\s?)?(?:(?:is|are|è|and|e|ed)\\s)?(?:(?:faccio|lavoro come)\\s(?=(?:il|lo|la)\\s|l['’]))?${ARTICLES}`,
  'iu',
);
const SUBJECT_END = new RegExp(
  `\\s(?:in|near|at|across|around|a|ad|nel|nella|sul|sulla|presso|vicino a)\\s+(?=\\p{Lu}|$)|\\s(?:di mi[oae]|of my)\\s|\\s(?:called|named|chiamat[oa]|che si chiama|si chiama|si chiamano|with (?:a |warm|dark|cold|light)|con (?:un|una|colori|sezion)|using|warm colou?rs|colori|please|per favore|grazie)\\b|\\s?[,.;:!?\\n()"“«<>${NAME_MARK}${ADDRESS_MARK}]`,
  'iu',
);
const TOO_VAGUE =
  /^(?:website|site|page|business|company|activity|attività|azienda|sito|pagina|something|qualcosa|it|test|hello|ciao|me|us)$/i;
const NO_SUBJECT =
  /^(?:(?:cv|curriculum|resume|i['’]m|i am|we['’]re|we are|siamo|sono|mi chiamo|my name|hi|ciao|dal|dalla|since|from|in|at|near|with|con|per|for|and|e|di|da|by|no|not|non|vicino|presso|based|open|apert[oaie]|sul|nel|nella|produce|vende|offre|makes|sells|offers|does)\s)/i;

/** What the page is for, taken from the request: “shop that repairs typewriters”. At most 60 characters. */
export function readSubject(prose: string): string | undefined {
  const afterSite = prose.replace(SITE_FOR, '');
  const asked = afterSite === prose ? prose.replace(ASKING, '') : afterSite;
  const rest = asked.replace(NAME_FIRST, '').trimStart();
  const end = SUBJECT_END.exec(rest);
  const subject = (end ? rest.slice(0, end.index) : rest)
    .trim()
    .replace(/\s(?:(?:del|della|di|of)\s)?(?:dott|dr|avv|ing|arch|geom|prof)$/i, '')
    .replace(/(?<!\s)\s+(?:and|e|with|con|in|a|di|of|for|per)$/i, '')
    .replace(/^attività di (?=\p{L}+(?:ice|ista|tore|ai[ao]|ier[ae])(?:\s|$))/iu, '');
  const isUsable =
    /\p{L}{3}/u.test(subject) &&
    subject.length <= 60 &&
    !TOO_VAGUE.test(subject) &&
    !NO_SUBJECT.test(`${subject} `);
  return isUsable ? subject : undefined;
}
