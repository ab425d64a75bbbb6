import { capitalise } from '#domain/reading/letters.ts';
import type { EditIntent } from './edit-intent.ts';
import type { PageWords } from './request.ts';
import { VERBS } from './words.ts';

/** What a request says that is read as a whole: its sentences are texts of the page, not wishes of their own. */
export function readWhole(text: string, page: PageWords): readonly EditIntent[] {
  return newQuestions(text) ?? factsFor(text, page) ?? newSelection(text, page) ?? [];
}

const ADDS_QUESTIONS =
  /^[^:?"“«]{0,80}?\b(?:add|put|insert|write|include|new|more|aggiung\p{L}*|mett\p{L}*|inser\p{L}*|scriv\p{L}*|nuov\p{L})\b[^:?"“«]{0,60}?\b(?:faqs?|q&as?|questions?(?: and answers?)?|domand[ae](?: e rispost[ae])?)\b[^:?"“«]{0,40}[:\n-]\s*(?<pairs>.+)$/isu;
const NEW_QUESTION =
  /^\s*(?:(?:a )?new (?:question|faq)|(?:una )?nuova domanda|(?:una )?domanda nuova|altra domanda)\s*[:\n-]\s*(?<pairs>.+)$/isu;
const JOINS =
  /^(?:(?:and|e|then|poi|also|anche|plus|inoltre|another(?: one)?|un['’ ]?altra|the (?:first|second|third|other)(?: one)?|la (?:prima|seconda|terza)|(?:question|domanda|q)\s?\d?|\d{1,2}[.)]|[-–•*])\s*(?:is|è)?\s*[:.)-]?\s*)+/i;
const ANSWER_LEAD =
  /^(?:[-–:,]\s*)?(?:(?:and )?(?:the )?answer(?: is)?|a|r|(?:e )?(?:la )?risposta(?: è)?)\s*[:.-]\s*/i;
const QUESTION_AND_ANSWER =
  /(?<question>[^?]{4,160}\?)["”»]?\s*(?<answer>[^?]{2,600}?)(?=$|\n|(?<=[.!"”»;])\s+[^.!?]{4,160}\?)/gsu;

/** Several questions with their answers behind a colon. One alone has phrases of its own. */
function newQuestions(text: string): EditIntent[] | undefined {
  const { pairs = '' } = (ADDS_QUESTIONS.exec(text) ?? NEW_QUESTION.exec(text))?.groups ?? {};
  const found = [...pairs.matchAll(QUESTION_AND_ANSWER)];
  const read = found.map(({ groups = {} }): EditIntent => ({
    kind: 'add-question',
    question: capitalise(plain((groups['question'] ?? '').trim().replace(JOINS, ''))),
    answer: capitalise(plain((groups['answer'] ?? '').trim().replace(ANSWER_LEAD, ''))),
  }));
  const length = found.reduce((total, [whole]) => total + whole.trim().length, 0);
  const isAll = length >= pairs.replace(/\s+/g, ' ').trim().length - found.length * 2;
  const isPlain = read.every(
    (intent) =>
      intent.kind === 'add-question' && !ORDER.test(intent.answer) && intent.answer !== '',
  );
  return read.length > 0 && isAll && isPlain ? read : undefined;
}

/** An answer that goes on with another wish is not all of it. */
const ORDER =
  /[.!]\s+(?:and |e |also |then |please |poi |anche )?(?:add|remove|delete|change|make|move|put|can you|could you|togli|rimuovi|cambia|sposta|metti|aggiungi|puoi|potete)\b/i;

function plain(text: string): string {
  return text
    .trim()
    .replace(/^["“«]+|["”»]+$/g, '')
    .trim();
}

const PUT_IT =
  /^(?<facts>.{12,600}?[.!;,])\s*(?:and |e )?(?:please |per favore )?(?:(?:can|could) you |puoi |potete |potresti )?(?:put|add|write|mention|say|include|scriv\p{L}*?|aggiung\p{L}*?|mett\p{L}*?|inser\p{L}*?)(?: (?:that|this|it|so))?(?:lo|la)?(?: please| anche| too)? (?:in|to|into|under|on|nel|nella|nei|in fondo a|sotto) (?:the |our |il |la |l['’])?(?<place>[^.!?,]{2,40}?)(?: please| per favore| grazie| thanks)?[.!?]*$/isu;
const ABOUT_US =
  /^(?:we|our|i|my|the|since|now|noi|il|la|i|le|gli|abbiamo|siamo|da|dal|ora|è|lo|nostr\p{L})\b/iu;
const CHANGES =
  /\b(?:changed?|remove|delete|instead|move|swap|cambi\p{L}*|togli\p{L}*|invece|sposta)\b|\?/iu;

/** "We now have a terrace. Put that in the about section": the facts as they were told. */
function factsFor(text: string, page: PageWords): EditIntent[] | undefined {
  const { facts = '', place = '' } = PUT_IT.exec(text.trim())?.groups ?? {};
  const said = facts.trim().replace(/^(?:hi|hello|ciao|salve|buongiorno)[,!. ]+/i, '');
  const section = place ? page.sectionPart(place) : undefined;
  if (section === undefined || !ABOUT_US.test(said) || CHANGES.test(said)) return undefined;
  const sentence = capitalise(said.replace(/[,;]$/, '.'));
  return [{ kind: 'add-text', target: { sectionName: section }, text: sentence }];
}

const SPEAKS_OF_PAGE =
  /\b(?:not|non|instead|invece|no longer|this|that|it|these|text|title|heading|section|button|picture|photo|page|site|font|colou?r|here|too|please|should|must|want|like|wrong|change\p{L}*|quest\p{L}|quell\p{L}|testo|titolo|sezione|pulsante|bottone|foto|pagina|sito|colore|qui|troppo|vorrei|voglio|deve|dovrebbe|sbagliat\p{L}|cambi\p{L}*|meglio|brutt\p{L}|piace)\b|\?|:$/iu;
const SPEAKS_FOR_US =
  /^(?:we|our|siamo|abbiamo|i nostri|le nostre|la nostra|il nostro|offriamo|facciamo|consegniamo|noi)\b/i;
const LONGEST_NEW = 240;

/** Nothing but a new wording for the selected text: told as visitors read it, or near to the old one. */
function newSelection(text: string, page: PageWords): EditIntent[] | undefined {
  const { selected } = page;
  const said = text.trim().replace(/^["“«]|["”»]$/g, '');
  if (selected === undefined || selected === '' || said.length > LONGEST_NEW) return undefined;
  if (SPEAKS_OF_PAGE.test(said) || said.includes('\n')) return undefined;
  const words = wordsOf(said);
  if (words.some((word) => VERBS.has(word)) || words.length < 2) return undefined;
  const old = new Set(wordsOf(selected).filter((word) => word.length > 3));
  const isNear =
    words.filter((word) => old.has(word)).length * 2 >= Math.min(old.size, words.length);
  const isSentence = selected.length > 40 && SPEAKS_FOR_US.test(said);
  const isSame = words.join(' ') === wordsOf(selected).join(' ');
  return (isNear && old.size > 0 && !isSame) || isSentence
    ? [{ kind: 'set-text', target: { isSelection: true }, text: said }]
    : undefined;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}
