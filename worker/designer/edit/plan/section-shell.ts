import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import { ancestorsOf, classesOf, findById } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { isFrame, type PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { isButton } from '../page/find-elements.ts';

/** How the page builds its sections: tags and classes from the section down to its heading. */
export interface SectionShell {
  open: string;
  close: string;
  /** Tags around the heading, its own last. */
  headingOpen: string;
  headingClose: string;
  buttonClass: string;
  /** Our own pages introduce sections with a comment. */
  hasComments: boolean;
}

/** Classes that belong to one section rather than to sections in general. */
const SPECIFIC =
  /hero|masthead|banner|about|service|gallery|portfolio|contact|team|price|faq|testimonial|map|cta|call|signup|news/i;

/** Reads the shell from the section that stands two before the place, so that alternating backgrounds go on. */
export function readShell(page: PageModel, before: PageSection | undefined): SectionShell {
  const usable = page.sections.filter(
    (section) => !isFrame(section) && !section.kinds.has('hero') && section.heading?.tag === 'h2',
  );
  const at = before
    ? usable.findLastIndex(({ element }) => element.range.start < before.element.range.start)
    : usable.length - 1;
  const model = usable[Math.max(0, at - 1)] ?? usable[0];
  const buttons = page.index.elements.filter(isButton);
  const button =
    buttons.find((one) => ![...ancestorsOf(one)].some(({ tag }) => /^(?:header|nav)$/.test(tag))) ??
    buttons[0];
  return {
    ...(model?.heading
      ? frameOf(model.element, model.heading)
      : {
          open: '<section id="%id%" class="added-section">',
          close: '</section>',
          headingOpen: '<h2>',
          headingClose: '</h2>',
        }),
    buttonClass: button ? classAttribute(classesOf(button)) : '',
    hasComments: page.html.includes('<!-- section:'),
  };
}

/** The tags of the section, of the first holder inside it, and of the heading with a header around it. */
function frameOf(
  section: IndexedElement,
  heading: IndexedElement,
): Omit<SectionShell, 'buttonClass' | 'hasComments'> {
  const ancestors = [...ancestorsOf(heading)];
  const holders = ancestors.slice(0, ancestors.indexOf(section));
  const outer = holders.findLast(({ tag }) => tag === 'div');
  const head = holders[0]?.tag === 'header' ? holders[0] : undefined;
  const generalTag = (element: IndexedElement): string =>
    `${element.tag}${classAttribute(generalClasses(element))}`;
  return {
    open: `<${generalTag(section)} id="%id%">${outer ? `\n<${generalTag(outer)}>` : ''}`,
    close: `${outer ? '</div>\n' : ''}</${section.tag}>`,
    headingOpen: `${head ? `<header${classAttribute(classesOf(head))}>` : ''}<${generalTag(heading)}>`,
    headingClose: `</${heading.tag}>${head ? '</header>' : ''}`,
  };
}

function generalClasses(element: IndexedElement): string[] {
  const names = classesOf(element).filter((name) => !SPECIFIC.test(name));
  const shared = names.filter((name) => name === 'section' || name.startsWith('band-'));
  return names.includes('section') && shared.length > 1 ? shared : names;
}

function classAttribute(names: readonly string[]): string {
  return names.length > 0 ? ` class="${escapeAttribute(names.join(' '))}"` : '';
}

/** Markup of a section in the page's own shell, with an id that is new on the page. */
export function buildSection(
  page: PageModel,
  shell: SectionShell,
  { id, heading, body }: { id: string; heading: string; body: string },
): string {
  const fresh = freshId(page, id);
  const comment = shell.hasComments ? `<!-- section: ${id} -->\n` : '';
  const open = shell.open.replace('%id%', () => escapeAttribute(fresh));
  const title = shell.headingOpen + escapeText(heading) + shell.headingClose;
  return `${comment}${open}\n${title}\n${body}\n${shell.close}`;
}

function freshId({ index }: PageModel, id: string): string {
  let fresh = id;
  for (let number = 2; findById(index, fresh); number += 1) fresh = `${id}-${number}`;
  return fresh;
}

/** Markup for a page that has one element a line keeps its indentation; for a page on one line it goes on one line. */
export function indentLike(
  { html, index }: PageModel,
  { offset, more = '' }: { offset: number; more?: string },
  markup: string,
): string {
  const isOneLine = html.split('\n').length < 5 && index.elements.length > 15;
  if (isOneLine) return markup.replaceAll('\n', '');
  const lineStart = html.lastIndexOf('\n', offset - 1) + 1;
  const indent = /^[ \t]*/.exec(html.slice(lineStart, offset))?.[0] ?? '';
  return nested(markup).join(`\n${indent}${more}`);
}

/** Lines of markup indented by how deep they stand. */
function nested(markup: string): string[] {
  let depth = 0;
  return markup.split('\n').map((line) => {
    if (line.startsWith('</')) depth -= 1;
    const indented = '  '.repeat(Math.max(0, depth)) + line;
    if (/^<(?!(?:input|br|img|hr|meta)\b)\w+[^>]*>$/.test(line)) depth += 1;
    return indented;
  });
}
