import { capitalise } from '#domain/reading/letters.ts';
import type { EditIntent, Place } from '../../intents/edit-intent.ts';
import { MONEY_TEXT } from '../../page/money.ts';
import type { PageModel } from '../../page/page-model.ts';
import type { SectionKind } from '../../page/parts.ts';
import { says, saysOf, type Row, type Slots } from '../row.ts';
import { opensMore } from '../slots/named-cores.ts';

/** Sections that can be added without knowing anything that the request does not say. */
const ADDABLE =
  /^(?:hours|faq|contact|prices|about|services|team|map|booking|newsletter|events|process|cta|menu|gallery|testimonials|products|blog)$/;
/** Lists take entries, not sentences. */
const LISTS = /^(?:faq|services|menu|products|prices|gallery|testimonials|nav)$/;

const AT = '({beside} {anchor:section}|{side} (<of> (page|site|pagina|sito))?|{side})?';
const AROUND =
  '(around|round|over|about|places|sides|di posto|tra loro|fra loro|the other way round|viceversa)?';
const FOR_PICTURES =
  '(,? (with|for|con|per)? (space|room|spazio|posto) (for|per) {number} <photo>)?';
const GOES = '(<goes>|to|at|as|come|al|alla|a)*';
const SECTION = '(section|page|form|block|area|sezione|blocco|pagina|modulo)?';
const THAT = '(that|saying|says|which says|che dice|con scritto|with|con|:)*';
const NOTICE =
  '(notice|sign|note|banner|announcement|alert|strip|message|avviso|annuncio|striscia|fascia|comunicazione)';
const TOP = '(at the top|at the very top|on top|in alto|in cima|alla pagina|on the page)?';
const IN =
  '(to|in|into|on|under|below|at the end of|sotto (a|al|alla|ai|agli|alle)?|sotto|in fondo a|in fondo alla|in fondo al|al|alla|ai|nel|nella|nei|nelle|sul|sulla|a)';
const REVIEW = '(review|testimonial|quote|recensione|testimonianza)';
const MARKS = '(line|note|sentence|paragraph|text|words|riga|nota|frase|scritta|paragrafo|testo)?';

function placeOf({ beside, anchor, side }: Slots): Place | undefined {
  return anchor ? { side: beside, target: anchor.target } : side;
}

/** What is told for a list that the page has are entries of it. */
function listsAlready({ sections }: PageModel, { kind, told }: Slots): boolean {
  return told !== undefined && LISTS.test(kind) && sections.some(({ kinds }) => kinds.has(kind));
}

function kindsOf(page: PageModel, slots: Slots): ReadonlySet<SectionKind> {
  return (
    page.sections.find(({ element }) => element === slots.section.elements[0])?.kinds ?? new Set()
  );
}

const PAIR =
  /^(?<question>[^?]+\?)\s*(?:(?:answer|risposta|a|r)\s*[:.-]\s*|[-–—]\s*)?["“«]?(?<answer>[^?]+?)["”»]?$/is;

function question(text: string): EditIntent | undefined {
  const { question: asked, answer } = PAIR.exec(text.trim())?.groups ?? {};
  return asked && answer
    ? {
        kind: 'add-question',
        question: capitalise(asked.replace(/^["“«]/, '').trim()),
        answer: capitalise(answer.trim()),
      }
    : undefined;
}

export const STRUCTURE_ROWS: readonly Row[] = [
  {
    say: `<move> {thing:section} ${GOES} {beside} {anchor:section}
      {part:section} <modal>? ${GOES} {beside} {anchor:section}
      <move> {thing:section} ${GOES} {side} (<of> (page|list|site|pagina|lista|sito))? ,? ${GOES} {beside} {anchor:section}
      <move> {thing} ${GOES} {beside} {anchor:part}
      {part} <modal>? ${GOES} {beside} {anchor:part}
      <move> {thing} (further|to)* {side} (<of> (page|list|site|pagina|lista|sito|{section}))?
      {part} <modal>? ${GOES} {side} (<of> (page|list|site|pagina|lista|sito))?
      {part} <move> <it> {beside} {anchor:part}
      {part} <move> <it> {side}
      {side} <move> {thing}`,
    make: ({ thing, part, beside, anchor, side }) => {
      const mover = thing ?? part;
      if (opensMore(mover)) return undefined;
      const to: Place | undefined = anchor ? { side: beside, target: anchor.target } : side;
      return saysOf(
        mover.choices ? mover : anchor?.choices ? anchor : mover,
        to && { kind: 'move', target: mover.target, to },
      );
    },
  },
  {
    say: `<swap> (place|places|posto|di posto)? (<of>)? {part:section} (and|with|e|con) {anchor:section} ${AROUND}
      <swap> (place|places|posto|di posto)? (<of>)? {part} (and|with|e|con) {anchor:part} ${AROUND}
      {part:section} <modal>? (go|be|stare|andare|essere) (where|dove) {anchor:section} (is|sta|è) ((and|e)? (the other way round|vice versa|viceversa))?`,
    make: ({ part, anchor }) =>
      opensMore(part) || opensMore(anchor)
        ? undefined
        : saysOf(anchor.choices ? anchor : part, {
            kind: 'swap',
            first: part.target,
            second: anchor.target,
          }),
  },
  {
    say: `<add> (new|nuov[oa])? (section|sezione)? (<of>|for|with|con)? {kind} ${SECTION} ${AT} {told}?
      ${AT} <add> {kind} ${SECTION} {told}?
      <add> (new|nuov[oa])? (section|sezione|bit|part|something|qualcosa|parte) (about|on|for|with|<of>|su|sul|sulla|sui|con) {kind} (<of> {word} {word}?)? ${AT} {told}?`,
    make: (slots, page) =>
      ADDABLE.test(slots.kind) && !listsAlready(page, slots)
        ? saysOf(slots.anchor, {
            kind: 'add-section',
            section: slots.kind,
            place: placeOf(slots),
            content: slots.told ?? '',
          })
        : undefined,
  },
  {
    say: `<add> <list> ${THAT} <of>? (prices|prezzi)? ${AT} {told}
      ${AT} <add> <list> ${THAT} <of>? (prices|prezzi)? {told}`,
    make: (slots) =>
      MONEY_TEXT.test(slots.told)
        ? saysOf(slots.anchor, {
            kind: 'add-section',
            section: 'prices',
            place: placeOf(slots),
            content: slots.told,
          })
        : undefined,
  },
  {
    say: `<add> (new|nuova)? (section|sezione|block|blocco) (<called>|with the title|about|for|on|su|per|dedicata a)* {quoted} ${AT} ((with|con|saying)? (text|testo|words|parole)? {told})?
      <add> {quoted} section ${AT} {told}?
      <add> (new|nuova)? (section|sezione) (<called>|about|dedicata a)? {content} ${AT} ${FOR_PICTURES}`,
    make: (slots) =>
      saysOf(slots.anchor, {
        kind: 'add-section',
        section: slots.number === undefined ? 'about' : 'gallery',
        heading: slots.quoted ?? slots.content,
        place: placeOf(slots),
        content: slots.told ?? '',
      }),
  },
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
      (new|nuova) (question|domanda) {told}
      <add> (question|faq|domanda) ${THAT} {name:quoted} (with|con|and)? (answer|risposta)? :? {quoted}`,
    make: ({ told, name, quoted }) =>
      says(
        told === undefined
          ? { kind: 'add-question', question: name, answer: quoted }
          : question(told),
      ),
  },
  {
    say: `<add> (new|another|nuova)? ${REVIEW} ${THAT} {quoted} ((by|from|di|da|-) {name:content})?
      <add> (new|another|nuova)? ${REVIEW} (by|from|di|da) ({name:quoted}|{name:person}) :? {quoted}`,
    make: ({ quoted, name }) => says({ kind: 'add-review', words: quoted, author: name }),
  },
  {
    say: `<add> (some|few|more|{number}|nuove|alcune|delle|customer|client|happy)* (reviews|testimonials|recensioni|testimonianze|${REVIEW}) ((from|of|di|dei) (happy)? (customers|clients|clienti))?`,
    make: ({ number }, page) =>
      number !== undefined || page.sections.some(({ kinds }) => kinds.has('testimonials'))
        ? says({ kind: 'ask', missing: 'review' })
        : undefined,
  },
  {
    say: `<add> (second|another|new|altro|secondo|nuovo)* (((button|pulsante|bottone) (<called>|:|that says)* {quoted})|({quoted} (button|pulsante|bottone))) (<on> {section})? ((next to|beside|under|accanto a|vicino a|sotto) (first|other one|primo|{part}))? ((that|which|and|che|e)* <link_word> (to|a|al|alla)? ({url}|{mail}|{anchor:section}))?`,
    make: ({ quoted, url, mail, anchor, section }) => {
      const id = anchor?.elements[0]?.attributes.find(({ name }) => name === 'id')?.value;
      return saysOf(anchor ?? section, {
        kind: 'add-button',
        label: quoted,
        href: url ?? (mail ? `mailto:${mail}` : id ? `#${id}` : undefined),
        target: section?.target,
      });
    },
  },
  {
    say: `(<make>|<change>)* {part} <modal>? <link_word> (<on>|to)* ({url}|{mail}|{anchor:section}|whatsapp {phone})
      <link_word> {part} (<on>|to|with)* ({url}|{mail}|{anchor:section})
      (<change>|set) (link|url|address|collegamento) <of> {part} (to|in|a|:) ({url}|{mail}|{anchor:section})`,
    make: ({ part, url, mail, anchor, phone }) => {
      const id = anchor?.elements[0]?.attributes.find(({ name }) => name === 'id')?.value;
      const web = url && (/^https?:/i.test(url) ? url : `https://${url}`);
      const href = web ?? (mail ? `mailto:${mail}` : phone ? `whatsapp:${phone}` : id && `#${id}`);
      return saysOf(part, href ? { kind: 'link', target: part.target, href } : undefined);
    },
  },
  {
    say: `<add> (link|entry|voce)? {quoted} (link|entry|voce)? (to|in|nel|al|alla) <menu_word> ((to|leading to|che porta a) ({url}|{anchor:section}))?
      <add> {anchor:section} (link)? (to|in|nel|al) <menu_word>`,
    make: ({ quoted, url, anchor }) => {
      const id = anchor?.elements[0]?.attributes.find(({ name }) => name === 'id')?.value;
      const label = quoted ?? anchor?.name;
      return saysOf(anchor, { kind: 'add-link', label, href: url ?? (id ? `#${id}` : undefined) });
    },
  },
  {
    say: `<change> {part} (<to>|with|for) {file}
      <change> {part} (to|with|for|con) {file} (and|e) (describe it as|describe) ({quoted}|{quoted:content})
      <put> {file} <instead> {part}
      <put> {file} (as|come) {part}`,
    make: ({ part, file, quoted }) =>
      part.role === 'image' || /^(?:images?|logo)$/.test(part.kind ?? '')
        ? saysOf(part, { kind: 'image', target: part.target, src: file, alt: quoted })
        : undefined,
  },
  {
    say: `(undo|revert|take back|cancel) (that|it|this|last change|my last change)*
      (annulla|ripristina) (ultima modifica|tutto|quello|questo)*
      (torna indietro|torna come prima|rimetti come prima)`,
    make: () => says({ kind: 'undo' }),
  },
  {
    say: `(translate|traduci|tradurre|<make>|<put>) (it|everything|this|lo|la|tutto|{part})? (<on>|into|to|in)* {language} (version|versione|translation|traduzione)?
      (page|site|everything|pagina|sito|tutto) (<modal>|be|essere|also|available|disponibile|translated|tradott[oaie])* (<on>|into|to|in)* {language}
      <add> {language} (version|translation)
      <add> (versione|traduzione) (<on>|in)? {language}`,
    make: () => says({ kind: 'ask', missing: 'language' }),
  },
  {
    say: `(leave|keep|lascia|lasciate|tieni) (rest|everything else|resto|il resto|tutto il resto) (as|as it is|alone|the same|unchanged|com è|così|invariato)*
      (rest|everything else|resto|tutto il resto) (stays|can stay|resta|rimane|va bene|is fine) (as it is|the same|così|com è|cosi)*
      (that is all|thats all|thats it|tutto qui|è tutto)
      {things} (stays?|remains?|resta|restano|rimane|rimangono|va bene|vanno bene|is fine|are fine) (as (it is|is|they are)|same|unchanged|where it is|uguale|uguali|invariat[oaie]|così|com è|cosi|come sono)*
`,
    make: () => ({ intents: [], manner: 'remark' }),
  },
  {
    say: `(i|we)? (dont|do not|never) (really)? (like|love) {thing} (any more|anymore|at all)?
      non (mi|ci)? (piace|piacciono) (piu)? {thing}
      {thing} non (mi|ci)? (piace|piacciono) (piu)?
      {thing} (is|are|looks?|seems?|è|sono|sembra|sembrano) (not|non)? {word} {word}? {word}? {word}?`,
    make: ({ thing }) => ({ intents: [], manner: 'complaint', about: thing }),
  },
  {
    say: `(no longer|dont|do not|stopped) (sell|selling|offer|offering|serve|serving|do|doing|make|making) {item} (any more|anymore)?
      non (facciamo|vendiamo|offriamo|serviamo|abbiamo) piu {item}
      {item} non (lo|la|li|le)? (facciamo|vendiamo|offriamo|serviamo|abbiamo) piu
      {item} (is|are|has been|è|sono|è stato|è stata) (discontinued|no longer available|non piu disponibile)`,
    make: ({ item }) => saysOf(item, { kind: 'remove', target: item.target }),
  },
];
