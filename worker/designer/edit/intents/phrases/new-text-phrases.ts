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

export const NEW_TEXT_PHRASES: readonly PhraseRow[] = [
  {
    en: `<put> (a|the)? (line|note|sentence|text|notice)? (to|in|into|on|at the bottom of|at the end of) {section} :? (that|saying|to)? {text}
      <put> (a)? (line|note|sentence|paragraph|text|words)? {quoted} (to|in|into|on|at the bottom of|at the end of|under|below)? (the (bottom|end) of)? {section}
      <put> (under|to|in) {section} (text)? :? (that|saying)? {text}
      {section} (should|must) also (say|mention) (that)? {text}`,
    it: `<put> (una|un|la)? (riga|nota|frase|scritta|avviso)? (a|al|alla|nel|nella|nei|in fondo a|in fondo al|in fondo alla|in fondo ai|sotto) {section} :? (che|con scritto)? {text}
      <put> (una|la)? (riga|frase|scritta)? {quoted} (a|al|alla|nel|nella|nei|sotto|in fondo (a|al|alla|ai))? {section}
      {section} (deve|dovrebbe) (anche)? (dire|riportare) (che)? {text}`,
    make: ({ section, text, quoted }) =>
      ['faq', 'services', 'menu', 'products', 'prices', 'gallery', 'testimonials', 'nav'].includes(
        section.section ?? '',
      )
        ? undefined
        : addText(section, text ?? quoted),
  },
  {
    en: `(<put>|write|show) (a|an|the)? (notice|note|banner|announcement|alert|bar|strip|message) (at the top|on top|up top|above everything) (of the page|of the site)? (:|saying|that says|that)? {text}
      (<put>|write|show) (a|an)? (notice|banner|announcement|alert) (that|saying|:|that says) {text}
      (at the top|on top) (<put>|write) (a)? (notice|banner)? :? {text}`,
    it: `(<put>|scrivi|mostra) (un|una)? (avviso|annuncio|banner|striscia|comunicazione|nota) (in alto|in cima|all inizio) (alla pagina|al sito|della pagina)? (:|che dice|con scritto|che)? {text}
      (<put>|scrivi|mostra) (un|una)? (avviso|annuncio|banner) (che|:|con scritto|che dice) {text}
      (in alto|in cima) (<put>|scrivi) (un)? (avviso|annuncio)? :? {text}`,
    make: ({ text }) =>
      SAYS_NOTHING.test(text)
        ? undefined
        : says({ kind: 'add-notice', text: capitalise(unshouted(text)) }),
  },
  {
    en: `<add> (a|this|the|another|new)* <question_word> (in|to)? (the)? (faq|faqs|questions)? (for|to)? (the)? (faq|faqs)? :? {question:quoted} (with)? (the)? (answer)? :? {quoted}`,
    it: `<add> (una|questa|la|nuova|altra)* <question_word> (nelle|alle|alla)? (faq|domande)? :? {question:quoted} (con)? (la)? (risposta)? :? {quoted}`,
    make: (slots) => says({ kind: 'add-question', question: slots.question, answer: slots.quoted }),
  },
  {
    en: `<add> (a|this|the|another|new)* <question_word> (in|to|for)? (the)? (faq|faqs|questions)? :? {text}`,
    it: `<add> (una|questa|la|nuova|altra)* <question_word> (nelle|alle|alla)? (faq|domande)? :? {text}
      <add> (alle|nelle) (domande|faq) :? {text}`,
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
    en: `<add> (a|the|this|another|new|customer)* (review|testimonial|quote) (by|from)? {author:words}? (wrote|said|says|saying)? :? {quoted} (by|from)? {more_author:words}?
      <add> (a|the)? (review|testimonial) {quoted} (by|from) {author:words}`,
    it: `<add> (una|la|nuova|altra|questa)* (recensione|testimonianza) (d[ia]|dal|della)? {author:words}? (ha detto|ha scritto|dice|scrive)? :? {quoted} (d[ia])? {more_author:words}?`,
    make: (slots) => {
      const { author, more_author: behind } = slots;
      return says({ kind: 'add-review', words: slots.quoted, author: author ?? behind });
    },
  },
  {
    en: `<add> (a|the|this|another|new|customer)* (review|testimonial|quote) (by|from) {author:words} : {text}`,
    it: `<add> (una|la|nuova|altra|questa)* (recensione|testimonianza) (di|da|del|della) {author:words} : {text}`,
    make: ({ author, text }) => says({ kind: 'add-review', words: text, author }),
  },
  {
    en: `<add> (a|some|few|more|new|customer|client|{number})* (reviews|testimonials|review|testimonial) (from|of)? (happy)? (customers|clients)?`,
    it: `<add> (una|delle|alcune|qualche|altre|nuove|{number})* (recensioni|testimonianze|recensione|testimonianza) (d[ia]|dei)? (clienti)?`,
    make: (_slots, page) =>
      page.kinds.has('testimonials') ? says({ kind: 'ask', missing: 'review' }) : undefined,
  },
  {
    en: `<add> {number} (happy|customer|client)* (reviews|testimonials) (from|of)? (happy)? (customers|clients)?
      <add> (invented|fake) reviews`,
    it: `<add> {number} (recensioni|testimonianze) (d[ia]|dei)? (clienti)?`,
    make: () => says({ kind: 'ask', missing: 'review' }),
  },
];
