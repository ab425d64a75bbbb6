import { ancestorsOf, attributeOf, childrenOf, classesOf, elementsIn } from '#domain/html/query.ts';
import { escapeAttribute, escapeText } from '#domain/html/escape.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageSection } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import { isButton } from '../page/resolve-target.ts';

/** How the page builds its sections: tags and classes from the section down to its heading. */
export interface SectionShell {
  open: string;
  close: string;
  headingTag: string;
  headingClass: string;
  /** Tags around the heading alone, as in `<header class="head">`. */
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
  const usable = page.sections.filter(isUsable);
  const at = before
    ? usable.findLastIndex((section) => section.element.range.start < before.element.range.start)
    : usable.length - 1;
  const model = usable[Math.max(0, at - 1)] ?? usable[0];
  const inContent = page.index.elements.filter(
    (element) =>
      isButton(element) &&
      ![...ancestorsOf(element)].some(({ tag }) => tag === 'header' || tag === 'nav'),
  );
  const button = inContent[0] ?? page.index.elements.find(isButton);
  const frame = model?.heading ? frameOf(model.element, model.heading) : { open: '', close: '' };
  return {
    ...frame,
    ...headingFrame(model),
    headingTag: model?.heading?.tag ?? 'h2',
    headingClass: model?.heading ? classAttribute(generalClasses(model.heading)) : '',
    buttonClass: button ? classAttribute(classesOf(button)) : '',
    hasComments: page.html.includes('<!-- section:'),
  };
}

function headingFrame(model: PageSection | undefined): {
  headingOpen: string;
  headingClose: string;
} {
  const parent = model?.heading?.parent;
  if (!parent || parent.tag !== 'header' || parent === model?.element)
    return { headingOpen: '', headingClose: '' };
  return { headingOpen: `<header${classAttribute(classesOf(parent))}>`, headingClose: '</header>' };
}

function isUsable({ kinds, heading }: PageSection): boolean {
  return (
    !['header', 'nav', 'footer', 'hero'].some((kind) => kinds.has(kind as 'nav')) &&
    heading !== undefined &&
    heading.tag === 'h2'
  );
}

/** Start and end tags of the elements between the section and its heading, the section's own left out. */
function frameOf(
  section: IndexedElement,
  heading: IndexedElement,
): { open: string; close: string } {
  const chain: IndexedElement[] = [];
  for (let at = heading.parent; at && at !== section; at = at.parent) chain.unshift(at);
  const wrappers = chain.filter(
    (element) => element.tag === 'div' && childrenOf(element).length > 0,
  );
  const outer = wrappers.slice(0, 1);
  return {
    open: [
      `<${section.tag}${classAttribute(generalClasses(section))} id="%id%">`,
      ...outer.map((element) => `<div${classAttribute(generalClasses(element))}>`),
    ].join('\n'),
    close: [...outer.map(() => '</div>'), `</${section.tag}>`].join('\n'),
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

export interface SectionContent {
  id: string;
  kind: string;
  heading: string;
  body: string;
}

/** Markup of a section in the page's own shell; plain semantic markup where the page has none. */
export function buildSection(
  shell: SectionShell,
  { id, kind, heading, body }: SectionContent,
): string {
  const open = (shell.open || '<section id="%id%" class="added-section">').replace('%id%', () =>
    escapeAttribute(id),
  );
  const title = `${shell.headingOpen}<${shell.headingTag}${shell.headingClass}>${escapeText(heading)}</${shell.headingTag}>${shell.headingClose}`;
  const comment = shell.hasComments ? `<!-- section: ${kind} -->\n` : '';
  return `${comment}${open}\n${title}\n${body}\n${shell.close || '</section>'}`;
}

export function hasForm(element: IndexedElement): boolean {
  return (
    elementsIn(element).some(({ tag }) => tag === 'form') ||
    attributeOf(element, 'data-form') !== undefined
  );
}
