import { MONEY_TEXT } from '#domain/reading/written-prices.ts';
import { toPhoneLink } from '#domain/reading/contact.ts';
import type { Place } from '../../intents/edit-intent.ts';
import type { PageModel } from '../../page/page-model.ts';
import { says, saysOf, type Row, type Slots } from '../row.ts';
import { LISTS, THAT } from './writing-rows.ts';
import { webAddress } from '../slots/values.ts';
import { fragmentOf } from '../../page/page-texts.ts';
import { opensMore } from '../slots/named-cores.ts';

/** Sections that can be added without knowing anything that the request does not say. */
const ADDABLE =
  /^(?:hours|faq|contact|prices|about|services|team|map|booking|newsletter|events|process|cta|menu|gallery|testimonials|products|blog)$/;

const AT = '({beside} {anchor:section}|{side} (<of> (page|site|pagina|sito))?|{side})?';
const FOR_PICTURES =
  '(,? (with|for|con|per)? (space|room|spazio|posto) (for|per) {number} <photo>)?';
const GOES = '(<goes>|to|at|as|come|al|alla|a)*';
const SECTION = '(section|page|form|block|area|sezione|blocco|pagina|modulo)?';

function placeOf({ beside, anchor, side }: Slots): Place | undefined {
  return anchor ? { side: beside, target: anchor.target } : side;
}

/** What is told for a list that the page has are entries of it. */
function listsAlready({ sections }: PageModel, { kind, told }: Slots): boolean {
  return told !== undefined && LISTS.test(kind) && sections.some(({ kinds }) => kinds.has(kind));
}

/** Says what a section is to tell: no heading. */
const DESCRIBES =
  /^(?:saying|telling|showing|explaining|that|which|where|with|so|che|dove|con|in cui|per far|per dire)(?= )/i;

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
    make: (slots) => {
      const { thing, part, anchor } = slots;
      const mover = thing ?? part;
      if (opensMore(mover) || mover.kind === 'page') return undefined;
      const to = placeOf(slots);
      const asked = [mover, anchor].find((aim) => aim?.choices) ?? mover;
      return saysOf(asked, to && { kind: 'move', target: mover.target, to });
    },
  },
  {
    say: `<add> (new|nuov[oa])? (section|sezione)? (<of>|for|with|con)? {kind} ${SECTION} ${AT} {told}?
      ${AT} <add> {kind} ${SECTION} {told}?
      <add> (new|nuov[oa])? (section|sezione) (saying|telling|showing|that says|which says|che dice|che spiega|che mostra|con scritto) {kind} (,? (with|con) (map|mappa|cartina))? ${AT}
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
      <add> (new|nuov[oa])? (section|sezione|space|spazio) (<called>|about|for|on|dedicat[oa] a|su|sui|sulle|per)? {content} ${AT} ${FOR_PICTURES}`,
    make: (slots) =>
      DESCRIBES.test(slots.content ?? '')
        ? undefined
        : saysOf(slots.anchor, {
            kind: 'add-section',
            section: slots.number === undefined ? 'about' : 'gallery',
            heading: slots.quoted ?? slots.content,
            place: placeOf(slots),
            content: slots.told ?? '',
          }),
  },
  {
    say: `<add> (second|another|new|altro|secondo|nuovo)* (((button|pulsante|bottone) (<called>|:|that says)* {quoted})|({quoted} (button|pulsante|bottone))) (<on> {section})? ((next to|beside|under|accanto a|vicino a|sotto) (first|other one|primo|{part}))? ((that|which|and|che|e)* <link_word> (to|a|al|alla)? ({url}|{mail}|{anchor:section}))?`,
    make: ({ quoted, url, mail, anchor, section }) => {
      return saysOf(anchor ?? section, {
        kind: 'add-button',
        label: quoted,
        href: url ?? (mail ? `mailto:${mail}` : fragmentOf(anchor?.elements[0])),
        target: section?.target,
      });
    },
  },
  {
    say: `(<make>|<change>)* {part} (<modal>|to|a)* <link_word> (<on>|to)* ({url}|{mail}|{anchor:section}|whatsapp {chat:phone}|{phone}) {tab}?
      {part} <modal>? (dial|call|ring|chiamare|chiama) {phone}
      <link_word> {part} (<on>|to|with)* ({url}|{mail}|{anchor:section}) {tab}?
      (<change>|set) (link|url|address|collegamento) <of> {part} (to|in|a|:) ({url}|{mail}|{anchor:section})`,
    make: ({ part, url, mail, anchor, chat, phone, tab }) => {
      const href =
        (url && webAddress(url)) ??
        (mail && `mailto:${mail}`) ??
        (chat && `whatsapp:${chat}`) ??
        (phone ? toPhoneLink(phone) : fragmentOf(anchor?.elements[0]));
      const isNewTab = tab && { isNewTab: tab };
      return saysOf(
        part,
        href ? { kind: 'link', target: part.target, href, ...isNewTab } : undefined,
      );
    },
  },
  {
    say: `<add> (link|entry|voce)? {quoted} (link|entry|voce)? (to|in|nel|al|alla) <menu_word> ((to|leading to|che porta a) ({url}|{anchor:section}))?
      <add> {anchor:section} (link)? (to|in|nel|al) <menu_word>`,
    make: ({ quoted, url, anchor }) => {
      const label = quoted ?? anchor?.name;
      return saysOf(anchor, {
        kind: 'add-link',
        label,
        href: url ?? fragmentOf(anchor?.elements[0]),
      });
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
      (rest|everything else|resto|tutto il resto) (stays|can stay|resta|rimane|va bene|is fine) (as it is|same|unchanged|così|com è|cosi|uguale|invariato|identico)*
      (update|correct|fix|aggiorna|aggiornate|correggi|correggete|sistema|sistemate|cambia|cambiate) <it>? (everywhere|accordingly|dappertutto|ovunque)*
      (but|ma|pero)? (leave|keep|lascia|lasciate|tieni) <mail> (as|as it is|as is|alone|same|com è|cosi|così)*
      (but|ma|pero)? <mail> (leave|keep|lascia|lasciate|tieni|lasciala|lasciatela|tienila|stays?|resta|rimane) <it>? (as|as it is|as is|alone|same|com è|cosi|così)*
      (that is all|thats all|thats it|tutto qui|è tutto)
      (but|ma)? (leave|keep|lascia|lasciate|tieni) (<it>|same)* (as|as it is|alone|the same|com è|così)* (on|sul|per il|da) (computer|desktop|laptop|big screens|pc)
      no {colour}
      (non|dont|do not) (put|mettete|mettere|metti) (niente|nulla|anything|nothing) (al suo posto|al loro posto|in (its|their) place|instead|there)?
      (put|leave) nothing (in (its|their) place|there)
      (we|i|noi)? (dont|do not|no longer|never|non) (lo|la|li|le|ci)? (do|make|take|sell|offer|have|serve|facciamo|faccio|vendiamo|abbiamo|usiamo|teniamo) (piu)? (it|that|them|{word})? (any more|anymore|piu)?
      <price> (need|needs|must have|should have|vogliono|hanno bisogno) <of>? (£|€|$|euro|pound) (sign|symbol|segno|simbolo)?
      {said} (sounds|reads|feels|looks|suona) {word} {word}?
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
    say: `what (does|is) {thing} (mean|about|for)?
      che (cosa)? (vuol dire|significa) {thing}`,
    make: ({ thing }) => ({ intents: [], manner: 'remark', about: thing }),
  },
  {
    say: `(no longer|dont|do not|stopped) (sell|selling|offer|offering|serve|serving|do|doing|make|making) {item} (any more|anymore)?
      non (facciamo|vendiamo|offriamo|serviamo|abbiamo) piu {item}
      {item} non (lo|la|li|le)? (facciamo|vendiamo|offriamo|serviamo|abbiamo) piu
      {item} (is|are|has been|è|sono|è stato|è stata) (discontinued|no longer available|non piu disponibile)`,
    make: ({ item }) => saysOf(item, { kind: 'remove', target: item.target }),
  },
];
