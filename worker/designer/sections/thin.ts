import type { Direction } from '../look/direction.ts';
import type { DrawnKind } from './drawn-kind.ts';
import { hasPictures, type HalfPlace, type Page, type Section } from './section.ts';
import { showsForm } from './talk.ts';

/** Layouts that stand as well in half the width of the page. */
export const NARROW_LAYOUTS: ReadonlySet<string> = new Set([
  'about-statement',
  'contact-panel',
  'contact-split',
  'countdown-row',
  'faq-lines',
  'hours-card',
  'hours-lines',
  'listen-tracks',
  'map-card',
  'map-giant',
  'map-lines',
  'newsletter-box',
  'newsletter-line',
  'voices-wide',
]);

type IsThin = (section: Section, page: Page) => boolean;

const SHORT_TEXT = 220;
const FEW = 3;

function hasFew({ items }: Section): boolean {
  return items.length <= FEW && items.every(({ text = '' }) => text.length <= SHORT_TEXT);
}

/** Kinds of sections that are a heading and a few lines, and when they are. */
const THIN: Partial<Record<DrawnKind, IsThin>> = {
  about: ({ items }, page) => {
    const length = items.reduce((sum, { text = '' }) => sum + text.length, 0);
    const isDrawn =
      items.some(({ plate }) => plate) || (hasPictures(page) && !page.subject.isOnePerson);
    return length <= SHORT_TEXT && !isDrawn;
  },
  contact: (_section, page) => !showsForm(page),
  countdown: () => true,
  faq: hasFew,
  hours: () => true,
  listen: hasFew,
  map: ({ items }) => items.length === 0,
  newsletter: () => true,
  testimonials: ({ items }) => items.length === 1,
};

/** Hands that set their sections side by side in a way of their own. */
const OWN_COLUMNS: ReadonlySet<string> = new Set(['newspaper', 'retro']);
const MOST_BESIDE = 3;
/** Frames take room, so fewer stand beside each other. */
const MOST_SHEETS = 2;

/** The sections that would leave a band nearly empty, and stand beside a neighbour that would, too. */
export function findHalves(page: Page): Map<Section, HalfPlace> {
  const { direction } = page.look;
  if (OWN_COLUMNS.has(direction.id) || direction.isColumn) return new Map();
  const most = direction.isSheeted ? MOST_SHEETS : MOST_BESIDE;
  const runs = page.sections.reduce<Section[][]>((found, section) => {
    const last = found.at(-1);
    if (!(THIN[section.kind]?.(section, page) ?? false)) return [...found, []];
    if (last === undefined || last.length === most) return [...found, [section]];
    last.push(section);
    return found;
  }, []);
  return new Map(
    runs
      .filter(({ length }) => length > 1)
      .flatMap((run) =>
        run.map((section, at) => [
          section,
          at === 0 ? 'first' : at === run.length - 1 ? 'last' : 'inner',
        ]),
      ),
  );
}

/** Rules of sections side by side, whose outer edges keep to those of the page; on a phone they follow each other as all do. */
export function halvesCss({ isSheeted }: Pick<Direction, 'isSheeted'>): string {
  const space = isSheeted ? 'calc(var(--between) / 2)' : '2.4rem';
  const share = isSheeted ? '40%' : '28%';
  const own = isSheeted ? ' display: grid;' : ' padding-top: var(--space-section);';
  const side = isSheeted ? 'width: auto; margin' : 'padding';
  return `
@media (min-width: 64rem) {
main:has(.half) { display: flex; flex-wrap: wrap; }
main > * { flex: 1 100%; }
main > .half.half { flex: 1 ${share};${own} --left: ${space}; --right: ${space}; --edge: max(var(--gutter), 50vw - var(--width) / 2); }
main > .half.half-first { --left: var(--edge); }
main > .half.half-last { --right: var(--edge); }
.half.half.half > .wrap { display: block; max-width: none; ${side}: 0 var(--right) 0 var(--left); }
.half.half .head { margin-bottom: 1.5rem; }
.half :is(.two, .ways) { display: block; }
}`;
}
