const SENTENCE = /[^.!?\n]{12,240}[.!?]?/gu;
const FIRST_PERSON =
  /^(?:we|our|i(?:'ve|’ve|'m|’m)?|my|us|for (?:over|more than)|since|siamo|abbiamo|facciamo|produciamo|lavoriamo|coltiviamo|cuciniamo|offriamo|il nostro|la nostra|i nostri|le nostre|noi|dal|sono|lavoro|mi occupo|ci occupiamo)\b/i;
const A_WISH =
  /\b(?:want|need|would like|looking for|please|make|create|build|design|page|website|site|section|colou?rs?|button|layout|style|font|vorr(?:ei|emmo)|voglio|vogliamo|serve|bisogno|cerc(?:o|hiamo)|crea|fai|pagina|sito|sezion[ei]|colori|bottone|pulsante|stile)\b/i;
const CONTACT = /@|\d{6,}|€|\$|£|\b(?:open|aperti|chiusi|closed|call us|tel)\b/i;

/** Sentences in which the user speaks about the business, verbatim: good copy for "about". At most four. */
export function readOwnWords(text: string): string[] {
  return (text.match(SENTENCE) ?? [])
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        FIRST_PERSON.test(sentence) && !A_WISH.test(sentence) && !CONTACT.test(sentence),
    )
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .slice(0, 4);
}

const SLOGAN =
  /\b(?:slogan|motto|tagline|claim|headline)\b\s*(?:is|è|should be|:)?\s*["“«']?([^"”»\n.;]{4,90})/i;

/** An announced slogan, never the business name. */
export function readSlogan(text: string, name: string | undefined): string | undefined {
  const slogan = SLOGAN.exec(text)?.[1]
    ?.trim()
    .replace(/['"”»]+$/, '');
  return slogan && slogan !== name ? slogan : undefined;
}

const ASKING =
  /^(?:(?:hi|hello|ciao|salve|buongiorno|please|per favore)[,!. ]*)*(?:(?:can you |could you |puoi |potresti )?(?:create|make|build|design|generate|write|i need|i want|i(?:'|’)?d like|we need|we want|crea(?:mi)?|fai|fammi|realizza|genera|progetta|vorrei|voglio|mi serve|ci serve|ho bisogno di)\s+)?(?:me\s+)?(?:(?:a|an|the|un|una|uno|il|la)\s+)?(?:(?:simple|modern|beautiful|elegant|nice|one[- ]page|semplice|moderno|moderna|bel|bello|bella)\s+)*(?:(?:website|web site|site|web ?page|page|landing page|homepage|sito(?: web)?|pagina(?: web)?|landing)\s+)?(?:(?:for|about|of|per|di|su|sul|sulla|dedicat[oa] a)\s+)?(?:(?:a|an|the|my|our|un|una|uno|un['’]|il|lo|la|l['’]|mio|mia|nostro|nostra|i nostri)\s*)*/i;
const SUBJECT_END =
  /\s(?:in|near|at|a|ad|nel|nella|sul|sulla|presso)\s+(?=\p{Lu}|$)|\s(?:called|named|chiamat[oa]|che si chiama|with (?:a |warm|dark|cold|light)|con (?:un|una|colori|sezion)|using|warm colou?rs|colori)\b|[,.;:!?\n()"“«]/iu;
const TOO_VAGUE =
  /^(?:website|site|page|business|company|activity|attività|azienda|sito|pagina|something|qualcosa|it|test|hello|ciao)$/i;

/** What the page is for, cut out of the request: "shop that repairs typewriters". At most 60 characters. */
export function readSubject(text: string): string | undefined {
  const rest = text.replace(ASKING, '');
  const end = SUBJECT_END.exec(rest);
  const subject = (end ? rest.slice(0, end.index) : rest)
    .trim()
    .replace(/\s+(?:and|e|with|con|in|a)$/i, '');
  const isUsable = /\p{L}{3}/u.test(subject) && subject.length <= 60 && !TOO_VAGUE.test(subject);
  return isUsable ? subject : undefined;
}
