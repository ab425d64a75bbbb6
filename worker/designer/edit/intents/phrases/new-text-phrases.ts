import type { Target } from '../edit-intent.ts';
import { unshouted } from '../notice-text.ts';
import { says, type PhraseRow, type Reading } from '../reading.ts';
import { capitalise } from '#domain/reading/letters.ts';

/** "a banner about it" says nothing that could be written. */
const SAYS_NOTHING =
  /^(?:(?:about|su|di) )?(?:it|this|that|them|something|qualcosa|questo)(?:$| (?:dont|and|so|please)\b)/i;

function addText(target: Target, text: string): Reading | undefined {
  if (SAYS_NOTHING.test(text) || /\d[.,]\d\d\b|[€$£]/.test(text)) return undefined;
  return says({ kind: 'add-text', target, text: capitalise(unshouted(text)) });
}

const QUESTION =
  /^(?<question>[^?]+\?)\s*(?:(?:answer|risposta|with the answer|con la risposta|and the answer(?: is)?)\s*:?)?\s*["“«]?(?<answer>.+?)["”»]?$/is;

/** "VAT number 01234567890": what it is, and its number. */
const NUMBERED_FACT =
  /^(?!.*\b(?:phone|tel|telephone|whatsapp|mobile|telefono|cellulare|price|prezzo)\b)(?:\p{L}+[ .:]+){1,5}(?:n\.? ?)?[A-Z]{0,2}\d{5,}$/iu;
const OWN = /^(?:our|my|the|la|il|la nostra|il nostro|la mia|il mio)\s+/i;

const LINE =
  '(line|note|sentence|paragraph|text|words|notice|riga|nota|frase|scritta|avviso|paragrafo|testo|capoverso)?';
const IN =
  '(to|in|into|on|under|below|at the (bottom|end) of|sotto|in fondo a|in fondo al|in fondo alla|in fondo ai|al|alla|ai|nel|nella|nei|nelle|sul|sulla)';
const NOTICE =
  '(notice|sign|note|banner|announcement|alert|bar|strip|message|avviso|annuncio|striscia|fascia|comunicazione|nota)';
const TOP =
  '(very top|at the top|at the very top|on top|up top|above everything|in alto|in cima|all inizio|alla pagina|al sito|<on> (page|site))';
const THAT = '(:|that|saying|says|that says|che dice|con scritto|con|che|where|which says)*';
const NEW =
  '(this|another|new|some|few|more|customer|client|happy|una|questa|nuova|altra|delle|alcune)*';
const REVIEW = '(review|testimonial|quote|recensione|testimonianza)';

export const NEW_TEXT_PHRASES: readonly PhraseRow[] = [
  {
    say: `<put> ${LINE} ${IN} {section} (text)? ${THAT} {text}
      <put> ${LINE} {quoted} ${IN} {section}
      {section} (also|anche) (say|mention|dire|riportare) {text}`,
    make: ({ section, text, quoted }) =>
      ['faq', 'services', 'menu', 'products', 'prices', 'gallery', 'testimonials', 'nav'].includes(
        section.section ?? '',
      )
        ? undefined
        : addText(section, text ?? quoted),
  },
  {
    say: `(<put>|show|mostra) ${NOTICE} ${TOP} ${TOP}* ${THAT} {text}
      (<put>|show|mostra) ${NOTICE} (that|saying|:|that says|che|con scritto|che dice) {text}
      ${TOP} <put> ${NOTICE}? ${THAT} {text}
      <put> {text:quoted} (to|at|on)? ${TOP}
      <put> {text:quoted} to (the)? top`,
    make: ({ text }) =>
      SAYS_NOTHING.test(text)
        ? undefined
        : says({ kind: 'add-notice', text: capitalise(unshouted(text)) }),
  },
  {
    say: `<add> {text:words} <on> {section}
      <add> (in fondo|in basso|at the bottom|at the end) (a|alla|of|on|di|della)? (pagina|page|sito|site)? {text:words}
      <add> {text:words} (in fondo|in basso|at the bottom) (a|alla|of|on|di|della)? (pagina|page|sito|site)?`,
    make: (slots) => {
      const { text } = slots;
      const target: Target = 'section' in slots ? slots.section : { section: 'footer' };
      return NUMBERED_FACT.test(text) ? addText(target, text.replace(OWN, '')) : undefined;
    },
  },
  {
    say: `<add> ${NEW} <question_word> (<to> faqs?|<on> (faq|domande|faqs|questions))? ${THAT} {question:quoted} (with|con|and)? (answer|risposta)? :? {quoted}`,
    make: (slots) => says({ kind: 'add-question', question: slots.question, answer: slots.quoted }),
  },
  {
    say: `<add> ${NEW} <question_word> (<to> faqs?|<on> (faq|domande|faqs|questions))? ${THAT} {text}
      <add> <on> (domande|faq|questions) ${THAT} {text}`,
    make: ({ text }) => {
      const { question, answer } = QUESTION.exec(text)?.groups ?? {};
      return question && answer
        ? says({
            kind: 'add-question',
            question: capitalise(question.trim().replace(/^["“«]|["”»]$/g, '')),
            answer: capitalise(answer.trim()),
          })
        : undefined;
    },
  },
  {
    say: `<add> ${NEW} ${REVIEW} (by|from|d[ia]|dal|della)? {author:words}? (wrote|said|says|saying|ha detto|ha scritto|dice|scrive)? :? {quoted} (by|from|d[ia]|-)? {more_author:words}?`,
    make: (slots) => {
      const { author, more_author: behind } = slots;
      return says({ kind: 'add-review', words: slots.quoted, author: author ?? behind });
    },
  },
  {
    say: `<add> ${NEW} ${REVIEW} (by|from|di|da|del|della) {author:words} : {text}`,
    make: ({ author, text }) => says({ kind: 'add-review', words: text, author }),
  },
  {
    say: `<add> (${NEW}|{number}|invented|fake)* (reviews|testimonials|recensioni|testimonianze|${REVIEW}) (from|of|d[ia]|dei)? (happy)? (customers|clients|clienti)?`,
    make: ({ number }, page) =>
      page.kinds.has('testimonials') || number !== undefined
        ? says({ kind: 'ask', missing: 'review' })
        : undefined,
  },
];
