import { capitalise } from '#domain/reading/letters.ts';
import type { EditIntent } from '../../intents/edit-intent.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { SectionKind } from '../../page/parts.ts';
import { sectionAt, sectionOfKind } from '../../page/section-of.ts';
import { says, saysOf, type Row, type Slots } from '../row.ts';

/** Lists take entries, not sentences. */
export const LISTS = /^(?:faq|services|menu|products|prices|gallery|testimonials|nav)$/;
export const THAT = '(that|saying|says|which says|che dice|con scritto|with|con|:)*';
const WRITE =
  '(add|write|say|mention|specify|state|tell people|aggiungi|aggiungere|aggiungete|scrivi|scrivere|scrivete|specifica|specificate|menziona)';
const NOTICE =
  '(notice|sign|note|banner|announcement|alert|strip|message|avviso|annuncio|striscia|fascia|comunicazione)';
const TOP = '(at the top|at the very top|on top|in alto|in cima|alla pagina|on the page)?';
const IN =
  '(to|in|into|on|under|among|tra|fra|below|at the end of|sotto (a|al|alla|ai|agli|alle)?|sotto|in fondo a|in fondo alla|in fondo al|al|alla|ai|nel|nella|nei|nelle|sul|sulla|a)';
export const REVIEW = '(review|testimonial|quote|recensione|testimonianza)';
const MARKS = '(line|note|sentence|paragraph|text|words|riga|nota|frase|scritta|paragrafo|testo)?';

function kindsOf(page: PageModel, slots: Slots): ReadonlySet<SectionKind> {
  return sectionAt(page, slots.section.elements[0])?.kinds ?? new Set();
}

const PAIR =
  /^(?<question>[^?]+\?)\s*(?:(?:answer|risposta|a|r)\s*[:.-]\s*|[-–—]\s*)?["“«]?(?<answer>[^?]+?)["”»]?$/is;

function question(text: string): EditIntent | undefined {
  const { question: asked, answer } = PAIR.exec(text.trim())?.groups ?? {};
  return asked && answer
    ? {
        kind: 'add-question',
        question: capitalise(asked.replace(/^["“«]/, '').trim()),
        answer: asSentence(answer.trim()),
      }
    : undefined;
}

/** Words told behind "that" stand alone. */
function asSentence(text: string): string {
  return capitalise(/[.!?]$/.test(text) ? text : `${text}.`);
}

/** Texts, questions, reviews and notices in the words of the owner. */
export const WRITING_ROWS: readonly Row[] = [
  {
    say: `<put> {mark} ${IN}? {section} {told}
      ${IN} {section} <put> {mark} {told}
      ${IN} {section} <put> {mark} ${THAT} {quoted}
      <put> {mark} ${THAT} {quoted} ${IN} {section}
      <put> ${IN} {section} {mark} ${THAT} {quoted}
      <put> ${MARKS} ${IN} {section} ${MARKS} {told}
      ${IN} {section} <put> ${MARKS} {told}
      ${IN} {section} <put> ${MARKS} ${THAT} {quoted}
      <put> ${MARKS} ${THAT} {quoted} ${IN} {section}
      <put> ${IN} {section} ${MARKS} ${THAT} {quoted}
      <put> ${MARKS} ${IN} {section} ${MARKS} ${THAT} {quoted}`,
    make: (slots, page) => {
      const kinds = kindsOf(page, slots);
      const text = slots.told ?? slots.quoted;
      const asked = kinds.has('faq') ? question(text) : undefined;
      if (asked) return says(asked);
      if (!slots.mark && [...kinds].some((kind) => LISTS.test(kind))) return undefined;
      return saysOf(slots.section, {
        kind: 'add-text',
        target: slots.section.target,
        text: capitalise(text),
      });
    },
  },
  {
    say: `<put> ${NOTICE} ${TOP} ${THAT} ${TOP} {quoted} ${TOP}
      <put> ${NOTICE} ${TOP} {told}
      <put> {quoted} (at|to|on)? (at the top|top|very top|in alto|in cima)`,
    make: ({ quoted, told }) => says({ kind: 'add-notice', text: capitalise(quoted ?? told) }),
  },
  {
    say: `${WRITE} ${IN} {section} (that|che) {rest}
      ${WRITE} (that|che) {rest} ${IN} {section}
      ${WRITE} (that|che) {rest}`,
    make: ({ section, rest }, page) => {
      const home = section?.target ?? {
        section: sectionOfKind(page, 'about') ? ('about' as const) : ('hero' as const),
      };
      return saysOf(section, { kind: 'add-text', target: home, text: asSentence(rest) });
    },
  },
  {
    say: `<put> {mark} {side} (<of> (page|site|pagina|sito))? ({told}|${THAT} {quoted})
      <put> {mark} ${THAT} {quoted} {side} (<of> (page|site|pagina|sito))?
      {side} (<of> (page|site|pagina|sito))? <put> {mark} ({told}|${THAT} {quoted})`,
    make: ({ side: { side }, told, quoted }) => {
      const text = capitalise(told ?? quoted);
      if (side === 'top') return says({ kind: 'add-notice', text });
      return side === 'bottom'
        ? says({ kind: 'add-text', target: { section: 'footer' }, text })
        : undefined;
    },
  },
  {
    say: `<add> (new|another|nuova|altra)? (question|faq|domanda) (to|in|alle|nelle|tra)? (faqs?|questions|domande frequenti|domande)? {told}
      <add> (question|domanda)? (to|in|alle|nelle) (faqs?|questions|domande frequenti|domande) {told}
      (<add>|<on>|one more|another|more|one|new|last|nuova|altra|questa|in fondo)* (questions?|faqs?|domand[ae]|domande frequenti) (<on>|section|sezione|in fondo|at the end|below)* {told}
      <add> (question|faq|domanda) ${THAT} {name:quoted} (with|con|and)? (answer|risposta)? :? {quoted}`,
    make: ({ told, name, quoted }) =>
      says(
        told === undefined
          ? { kind: 'add-question', question: name, answer: quoted }
          : question(told),
      ),
  },
  {
    say: `<add>? (this|new|another|nuova|questa|da aggiungere)* ${REVIEW} (to add|da aggiungere)? ${THAT} {quoted} (by|from|di|da|-|,|–|—)* {author}?
      <add>? (new|another|nuova|altra)? ${REVIEW} (by|from|di|da) ({author:quoted}|{author:person}) :? {quoted}`,
    make: ({ quoted, author }) => says({ kind: 'add-review', words: quoted, author }),
  },
  {
    say: `<add> (some|few|more|{number}|nuove|alcune|delle|customer|client|happy)* (reviews|testimonials|recensioni|testimonianze|${REVIEW}) ((from|of|di|dei) (happy)? (customers|clients|clienti))?`,
    make: ({ number }, page) =>
      number !== undefined || page.sections.some(({ kinds }) => kinds.has('testimonials'))
        ? says({ kind: 'ask', missing: 'review' })
        : undefined,
  },
];
