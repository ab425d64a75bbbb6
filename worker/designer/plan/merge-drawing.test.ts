import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPage } from '#domain/generation/check-page.ts';
import { isUsable } from '#domain/generation/check-faults.ts';
import { isStillDrawing, mergeDrawing } from '#domain/page-plan/merge-drawing.ts';
import { cutPage } from '#domain/page-plan/page-pieces.ts';
import type { PagePlan, PlanSection } from '#domain/page-plan/plan-types.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { DIRECTION_IDS } from '../look/direction.ts';
import { drawPlan } from './draw-plan.ts';

const PLAN: PagePlan = trattoriaPlan({ look: { direction: 'editorial' } });

function draw(plan: Partial<PagePlan> = {}): string {
  return drawPlan({ plan: { ...PLAN, ...plan }, seed: 1, year: 2026 }).html;
}

function inDirection(direction: string): string {
  return draw({ look: { direction } });
}

const DRAWN = draw();

function merge(standing: string, anew: string) {
  return mergeDrawing({ drawn: DRAWN, standing, anew });
}

test('cutting loses nothing', () => {
  expect(
    cutPage(DRAWN)
      .map(({ text }) => text)
      .join(''),
  ).toBe(DRAWN);
  expect(cutPage(DRAWN).map(({ name }) => name)).toEqual([
    'top',
    'header',
    'hero',
    'menu',
    'about',
    'hours',
    'map',
    'contact',
    '</main>',
    'footer',
  ]);
});

test('a page that nobody touched is the new drawing, and a drawing that did not change is the page', () => {
  const anew = inDirection('swiss');
  expect(merge(DRAWN, anew)).toEqual({ html: anew, lost: [] });
  const standing = DRAWN.replace('Senza fretta', 'Con calma');
  expect(merge(standing, DRAWN)).toEqual({ html: standing, lost: [] });
});

test.each(DIRECTION_IDS)('texts changed by hand are kept in the direction %s', (direction) => {
  const standing = DRAWN.replaceAll('Cani benvenuti.', 'Cani e gatti benvenuti.')
    .replace('>Due piatti per capire Verona<', '>Due piatti &amp; basta<')
    .replaceAll('045 800 1234', '045 800 9999')
    .replaceAll('tel:0458001234', 'tel:0458009999');
  const { html, lost } = merge(standing, inDirection(direction));
  expect(lost).toEqual([]);
  expect(html).toContain('Cani e gatti benvenuti.');
  expect(html).toContain('Due piatti &amp; basta');
  expect([html.includes('800 1234'), html.includes('tel:0458001234')]).toEqual([false, false]);
  expect(isUsable(checkPage(html, { request: '', language: undefined }))).toBe(true);
});

test('what was removed, added and moved by hand stays so', () => {
  const pieces = new Map(cutPage(DRAWN).map(({ name, text }) => [name, text]));
  const order = ['top', 'header', 'hero', 'about', 'menu', 'hours', 'contact', '</main>', 'footer'];
  const own = '  <section id="mine">\n    <p>Mine</p>\n  </section>\n';
  const standing = order
    .map((name) => `${pieces.get(name) ?? ''}${name === 'menu' ? own : ''}`)
    .join('');
  const { html, lost } = merge(standing, inDirection('studio'));
  expect(cutPage(html).map(({ name }) => name)).toEqual([
    ...order.slice(0, 5),
    'menu+',
    ...order.slice(5),
  ]);
  expect([html.includes(own), lost]).toEqual([true, []]);
});

test('a section of the changed plan is added, the others keep their bytes', () => {
  const faq: PlanSection = {
    kind: 'faq',
    title: 'Domande',
    items: [{ name: 'Si può pagare con carta?', text: 'Sì.' }],
  };
  const standing = DRAWN.replace('Cani benvenuti.', 'Gatti benvenuti.');
  const { html, lost } = merge(standing, draw({ sections: [...PLAN.sections, faq] }));
  expect([html.includes('Gatti benvenuti.'), html.includes('Si può pagare'), lost]).toEqual([
    true,
    true,
    [],
  ]);
});

test('a look changed by hand that the new drawing has no place for is named', () => {
  const standing = DRAWN.replaceAll('<div class="', '<div data-mine class="');
  const { lost, html } = merge(standing, inDirection('brutalist'));
  const isNamed = lost.every((name) => cutPage(html).some((piece) => piece.name === name));
  expect([lost.includes('hero'), isNamed]).toEqual([true, true]);
});

test('another page is not taken for the drawing', () => {
  const other = '<!doctype html><title>x</title><main><h1>Other</h1></main>';
  expect([isStillDrawing(DRAWN, DRAWN), isStillDrawing(DRAWN, other)]).toEqual([true, false]);
  const cut = DRAWN.slice(0, DRAWN.length / 8);
  expect(isStillDrawing(DRAWN, cut)).toBe(false);
});

test('whatever became of the page, a merge ends and is a text', () => {
  const noise = fc.array(
    fc.constantFrom(
      '<',
      '>',
      '<!--',
      '-->',
      '</section>\n',
      '\n<!-- section: menu -->\n',
      'a',
      '"',
      '<style>',
    ),
    { maxLength: 60 },
  );
  const place = fc.integer({ min: 0, max: DRAWN.length });
  const anew = inDirection('neon');
  fc.assert(
    fc.property(noise, place, place, (parts, start, end) => {
      const [from, to] = [Math.min(start, end), Math.max(start, end)];
      const standing = DRAWN.slice(0, from) + parts.join('') + DRAWN.slice(to);
      const merged = merge(standing, anew);
      expect(typeof merged.html).toBe('string');
      expect(merge(standing, DRAWN).html.length).toBeGreaterThan(0);
    }),
    { numRuns: 60 },
  );
});
