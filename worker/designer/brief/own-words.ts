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
