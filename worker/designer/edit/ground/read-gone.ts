import { foldInPlace, foldName } from '#domain/reading/fold.ts';
import { attributeOf, childrenOf, elementsIn, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { pinned, textOfTokens, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { entryName } from './ground-page.ts';
import { isJoining, stemsOf } from './words.ts';

const LEAD =
  /^(?:(?:also|and|so|please|hi|hello|sorry|ciao|salve|buongiorno|purtroppo|unfortunately|anche|e|poi)[ ,!]+)*/;
const GONE =
  /^(.{2,80}?) (?:(?:is|are|has been|have been|was) (?:now )?(?:off(?: the (?:menu|list|board|programme|page))?|cancel+ed|called off|discontinued|withdrawn|no longer (?:available|on|sold|offered|on the (?:menu|list)))|(?:is|are) not (?:available )?any ?more|(?:e|è|sono|è stat[oa]|sono stat[ie]) (?:annullat|cancellat|soppress|eliminat|sospes|ritirat|tolt)[oaie]|(?:salta|saltano)|non (?:c'è|c'e|ci sono|si fa|si fanno|è disponibile|sono disponibili) piu|(?:esce|escono) (?:dal menu|dalla carta|dal listino))(?: (?:now|from today|any ?more|ora|da oggi|dal menu|dalla carta))?[.!]?$/;

/** A clause that says that something listed on the page is no more. */
export function readGoneClause(request: Request, from: number, to: number): Reading | undefined {
  const said = foldInPlace(textOfTokens(request, { from, to })).replace(LEAD, '');
  const name = GONE.exec(said)?.[1];
  if (name === undefined || said.endsWith('?') || request.page.limit) return undefined;
  const words = [...stemsOf(name)].filter((word) => !isJoining(word));
  const named = entriesOf(request.page).filter(({ stems }) =>
    words.every((word) => stems.has(word)),
  );
  const names = [...new Set(named.map(({ key }) => key))];
  const whole = names.find(
    (key) => key === foldName(name).replace(/^(?:the|il|lo|la|i|gli|le|l) /, ''),
  );
  const key = whole ?? (names.length === 1 ? names[0] : undefined);
  if (words.length === 0 || names.length === 0) return undefined;
  const shown = [...new Set(named.map(({ label }) => label))];
  if (key === undefined)
    return shown.length <= MOST_CHOICES
      ? { intents: [{ kind: 'ask', missing: 'which', choices: shown }] }
      : undefined;
  const gone = named.filter((one) => one.key === key);
  const label = gone[0]?.label ?? name;
  const elements = gone.map(({ element }) => withEmptied(element));
  const target = pinned(request, label, { elements });
  return {
    intents: [{ kind: 'remove', target }],
    about: { target, elements, role: 'item', name: label },
  };
}

const MOST_CHOICES = 6;

interface Listed {
  element: IndexedElement;
  label: string;
  key: string;
  stems: ReadonlySet<string>;
}

/** What lists of the content show under a name, and what forms offer. */
function entriesOf({ sections }: PageModel): Listed[] {
  return sections
    .filter((section) => !isFrame(section))
    .flatMap(({ element }) => elementsIn(element))
    .filter(({ tag }) => /^(?:li|article|tr|option)$/.test(tag))
    .flatMap((element) => {
      const label = element.tag === 'option' ? textOf(element) : entryName(element);
      return label === '' || attributeOf(element, 'data-times') !== undefined
        ? []
        : [{ element, label, key: foldName(label), stems: stemsOf(label) }];
    });
}

/** A list of one goes as a whole, with the heading above it. */
function withEmptied(element: IndexedElement): IndexedElement {
  const { parent } = element;
  if (!parent || !/^[uo]l$/.test(parent.tag) || childrenOf(parent).length !== 1) return element;
  const around = parent.parent && childrenOf(parent.parent);
  const isSet = around?.length === 2 && /^h[2-6]$/.test(around[0]?.tag ?? '');
  return isSet && parent.parent?.tag === 'div' ? parent.parent : element;
}
