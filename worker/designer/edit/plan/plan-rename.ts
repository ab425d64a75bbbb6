import { attributeOf, elementsIn, textOf, textsIn } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { foldName } from '../page/fold.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveSection, sectionOfKind } from '../page/resolve-target.ts';
import { planReplaceText } from './plan-text.ts';
import { done, refuse, type Planner } from './plan-types.ts';

const NAMED = new Set(
  'a h1 h2 h3 h4 h5 button span td th li p dt strong b em summary label legend figcaption'.split(
    ' ',
  ),
);

export const planRenameItem: Planner<'rename-item'> = (context, intent) => {
  const { page, say } = context;
  const { from, to, target, isInMenu } = intent;
  const known = resolveSection(page, { sectionName: foldName(from) })?.section;
  const section = known ?? (target && resolveSection(page, target)?.section);
  const scope = isInMenu ? menuElements(page) : page.index.elements;
  const id = section && attributeOf(section.element, 'id');
  const named = scope.filter(
    (element) => NAMED.has(element.tag) && foldName(textOf(element)) === foldName(from),
  );
  const others = isInMenu
    ? scope.filter((element) => id && attributeOf(element, 'href') === `#${id}`)
    : section?.heading
      ? [section.heading]
      : [];
  const elements = [...new Set(named.length > 0 ? named : others)].filter(
    (element, _position, all) =>
      !all.some((other) => other !== element && elementsIn(element).includes(other)),
  );
  const old = isInMenu ? menuName(elements) : from;
  if (elements.length > 0)
    return done(
      elements.flatMap((element) => renameSplices(element, to)),
      say.text(old, to, elements.length),
    );
  return isInMenu
    ? refuse(say.noText(from))
    : planReplaceText(context, { kind: 'replace-text', from, to });
};

/** What the menu calls it may be another name than the heading's. */
function menuName([entry]: readonly IndexedElement[]): string {
  return entry ? textOf(entry).trim() : '';
}

function menuElements(page: PageModel): readonly IndexedElement[] {
  const menu = sectionOfKind(page, 'nav') ?? sectionOfKind(page, 'header');
  return menu ? elementsIn(menu.element) : page.index.elements.filter(({ tag }) => tag === 'a');
}

/** Icons and ornaments before a name stay. */
function renameSplices(element: IndexedElement, to: string): Splice[] {
  const texts = textsIn(element).filter(({ value }) => value.trim() !== '');
  const [only] = texts;
  if (texts.length !== 1 || !only) return [{ ...element.inner, replacement: escapeText(to) }];
  const [lead = ''] = /^\s*(?:[^\p{L}\p{N}"'€$£+(]+\s)?/u.exec(only.value) ?? [];
  const [tail = ''] = /\s*$/.exec(only.value) ?? [];
  return [{ ...only.range, replacement: escapeText(lead) + escapeText(to) + tail }];
}
