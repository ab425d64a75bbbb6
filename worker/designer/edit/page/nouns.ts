import { attributeOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementsOfKind, isButton } from './find-elements.ts';
import type { PageSection } from './find-sections.ts';
import { foldName } from './fold.ts';
import { content, entries, nameOf, questionsOf, sectionCalled } from './named-parts.ts';
import type { PageModel } from './page-model.ts';
import type { ElementKind, SectionKind } from './parts.ts';

/** A word for things of a page, and how they are found. */
export interface Noun {
  one: RegExp;
  many?: RegExp;
  kind?: ElementKind;
  /** Things of this kind top to bottom; a label is used up where the noun takes it. */
  find: (page: PageModel, label: readonly string[]) => readonly IndexedElement[];
  takesLabel?: true;
  /** "The text" may be several paragraphs. */
  isMass?: true;
  /** "The question Can I come": what follows may be its name. */
  hasName?: true;
}

function within(sections: readonly PageSection[]): IndexedElement[] {
  return sections.flatMap(({ element }) => elementsIn(element));
}

/** Paragraphs that visitors read; not those of forms, nor those that hold buttons. */
function paragraphs(page: PageModel): IndexedElement[] {
  return within(page.sections).filter(
    (element) =>
      /^(?:p|blockquote)$/.test(element.tag) &&
      textOf(element) !== '' &&
      !elementsIn(element).some((one) => isButton(one) || one.tag === 'input') &&
      !hasAncestor(element, 'form') &&
      attributeOf(element, 'hidden') === undefined,
  );
}

function hasAncestor(element: IndexedElement, tag: string): boolean {
  for (let at = element.parent; at; at = at.parent) if (at.tag === tag) return true;
  return false;
}

function captions(page: PageModel): IndexedElement[] {
  return page.index.elements.filter(({ tag }) => tag === 'figcaption');
}

function answers(page: PageModel): IndexedElement[] {
  return questionsOf(page).flatMap((entry) =>
    elementsIn(entry).filter(({ tag }) => tag === 'p' || tag === 'dd'),
  );
}

function of(...kinds: readonly SectionKind[]): Noun['find'] {
  return (page) => entries(page, kinds);
}

function kind(element: ElementKind): Noun['find'] {
  return (page) => elementsOfKind(page, element);
}

function buttons(page: PageModel, label: readonly string[]): IndexedElement[] {
  const all = elementsOfKind(page, 'buttons');
  const said = label.join(' ');
  if (SEND.test(said)) return all.filter(({ tag }) => tag === 'button' || tag === 'input');
  return said === ''
    ? all
    : all.filter((one) =>
        ` ${foldName(textOf(one))} `.includes(` ${said.replace(/["_]/g, ' ').trim()} `),
      );
}

const SEND = /^(?:(?:send|submit|form|d|di|del)? ?(?:send|submit|form|invio|invia|modulo))$/;

function sections(page: PageModel, label: readonly string[]): IndexedElement[] {
  if (label.length === 0) {
    const inside = content(page).map(({ element }) => element);
    return inside;
  }
  const called = sectionCalled(page, label.join(' ').replace(/["_]/g, ' ').trim());
  return called ? [called.section.element] : [];
}

function linksTo(scheme: RegExp): Noun['find'] {
  return ({ index }) =>
    index.elements.filter(
      (one) =>
        one.tag === 'a' &&
        scheme.test(attributeOf(one, 'href') ?? '') &&
        !/^(?:header)$/.test(one.parent?.tag ?? ''),
    );
}

function descriptions(page: PageModel): IndexedElement[] {
  return entries(page).flatMap((item) => elementsIn(item).filter(({ tag }) => tag === 'p'));
}

export const NOUNS: readonly Noun[] = [
  {
    one: /^(?:bit of text|body text|text|copy|wording|writing|testo|scritta)$/,
    many: /^(?:texts|testi|scritte)$/,
    kind: 'text',
    find: (page) => [...paragraphs(page), ...captions(page)],
    isMass: true,
  },
  {
    one: /^(?:paragraph|paragrafo|capoverso)$/,
    many: /^(?:paragraphs|paragrafi)$/,
    kind: 'text',
    find: paragraphs,
  },
  {
    one: /^(?:caption|photo text|didascalia)$/,
    many: /^(?:captions|didascalie)$/,
    kind: 'text',
    find: captions,
  },
  {
    one: /^(?:question|faq|domanda)$/,
    many: /^(?:questions|faqs|domande)$/,
    find: questionsOf,
    hasName: true,
  },
  { one: /^(?:answer|risposta)$/, many: /^(?:answers|risposte)$/, kind: 'text', find: answers },
  {
    one: /^(?:picture|photo|photograph|image|pic|illustration|drawing|foto|fotografia|immagine|figura|disegno|illustrazione)$/,
    many: /^(?:pictures|photos|photographs|images|pics|illustrations|drawings|fotografie|immagini|figure|disegni|illustrazioni)$/,
    kind: 'image',
    find: kind('images'),
  },
  {
    one: /^(?:button|pulsante|bottone|tasto)$/,
    many: /^(?:buttons|pulsanti|bottoni|tasti)$/,
    kind: 'button',
    find: buttons,
    takesLabel: true,
    hasName: true,
  },
  {
    one: /^(?:menu (?:entry|item|link)|nav link|tab|voce (?:del|di) menu)$/,
    many: /^(?:menu (?:entries|items|links)|tabs|voci (?:del|di) menu)$/,
    kind: 'link',
    find: kind('nav-links'),
    hasName: true,
  },
  {
    one: /^(?:dish|course|piatto|portata)$/,
    many: /^(?:dishes|courses|piatti|portate)$/,
    find: of('menu'),
    hasName: true,
  },
  {
    one: /^(?:service|treatment|servizio|trattamento|lavoro)$/,
    many: /^(?:services|treatments|servizi|trattamenti|lavori)$/,
    find: of('services', 'prices'),
    hasName: true,
  },
  { one: /^(?:product|prodotto)$/, many: /^(?:products|prodotti)$/, find: of('products', 'menu') },
  {
    one: /^(?:step|stage|passo|passaggio|tappa|fase)$/,
    many: /^(?:steps|stages|passi|passaggi|tappe|fasi)$/,
    find: of('process'),
    hasName: true,
  },
  { one: /^(?:event|evento)$/, many: /^(?:events|eventi)$/, find: of('events'), hasName: true },
  {
    one: /^(?:item|entry|card|row|box|tile|point|voce|scheda|riga|riquadro|punto|elemento)$/,
    many: /^(?:items|entries|cards|rows|boxes|tiles|points|voci|schede|righe|riquadri|punti|elementi)$/,
    find: (page) => entries(page),
    hasName: true,
  },
  {
    one: /^(?:price|prezzo)$/,
    many: /^(?:prices|prezzi)$/,
    kind: 'prices',
    find: kind('prices'),
    isMass: true,
  },
  {
    one: /^(?:description|descrizione)$/,
    many: /^(?:descriptions|descrizioni)$/,
    kind: 'text',
    find: descriptions,
  },
  {
    one: /^(?:name|item name|nome)$/,
    many: /^(?:names|item names|nomi)$/,
    kind: 'heading',
    find: (page) => entries(page).flatMap((item) => nameOf(item) ?? []),
  },
  {
    one: /^(?:title|heading|headline|titolo|intestazione)$/,
    many: /^(?:titles|headings|headlines|titoli|intestazioni)$/,
    kind: 'heading',
    find: kind('headings'),
    hasName: true,
  },
  {
    one: /^(?:list|elenco|lista)$/,
    kind: 'list',
    find: (page) => within(content(page)).filter(({ tag }) => /^(?:ul|ol)$/.test(tag)),
  },
  {
    one: /^(?:contact form|form|modulo|modulo di contatto)$/,
    find: (page) => within(page.sections).filter(({ tag }) => tag === 'form'),
  },
  {
    one: /^(?:phone|phone number|telephone number|telefono|numero di telefono)$/,
    kind: 'link',
    find: linksTo(/^tel:/),
  },
  {
    one: /^(?:email|e mail|email address|e mail address|mail|indirizzo email)$/,
    kind: 'link',
    find: linksTo(/^mailto:/),
  },
  {
    one: /^(?:map|mappa)$/,
    kind: 'image',
    find: ({ index }) =>
      index.elements.filter(
        (one) =>
          /map/i.test(attributeOf(one, 'class') ?? '') && /^(?:svg|iframe|img)$/.test(one.tag),
      ),
  },
  {
    one: /^(?:section|part|block|band|strip|stripe|area|bit|sezione|parte|blocco|fascia|banda|striscia|zona)$/,
    many: /^(?:sections|parts|blocks|bands|sezioni|parti|blocchi|fasce|strisce)$/,
    find: sections,
    takesLabel: true,
    hasName: true,
  },
];
