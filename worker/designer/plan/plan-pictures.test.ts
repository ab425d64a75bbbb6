import { expect, test } from 'vitest';
import type { PagePlan, PlanItem } from '#domain/page-plan/plan-types.ts';
import { drawPlan } from './draw-plan.ts';

function planOf(pictures: string[], items: PlanItem[]): PagePlan {
  return {
    version: 1,
    kind: 'portfolio',
    language: 'en',
    name: 'Nora Finch',
    noun: 'Set designer',
    headline: 'Rooms that fit in a shoebox',
    lead: 'Models at one to twenty-five.',
    action: { label: 'See the models', link: '#portfolio' },
    facts: [],
    look: { direction: 'studio' },
    pictures,
    sections: [{ kind: 'portfolio', title: 'Models', items }],
    missing: [],
    notDone: [],
  };
}

const WORKS: PlanItem[] = ['orchard', 'rain', 'island', 'kitchen', 'staircase', 'aisle'].map(
  (kind) => ({ name: `The ${kind}`, picture: `plate: set ${kind}` }),
);

function heroOf(plan: PagePlan): string {
  const { html } = drawPlan({ plan, seed: 0, year: 2026 });
  return html.slice(html.indexOf('id="hero"'), html.indexOf('id="portfolio"'));
}

test('a page whose works are drawn opens with some of them, the last first', () => {
  const hero = heroOf(planOf(['lamp'], WORKS));
  expect(hero).toContain('Illustration: The aisle');
  expect(hero).not.toContain('Illustration: The orchard');
});

test('a picture that the plan puts together for its opening comes before its works', () => {
  const hero = heroOf(planOf(['plate: view night sea boat'], WORKS));
  expect(hero).toContain('of-view');
  expect(hero).not.toContain('of-set');
});

test('without drawn works the opening shows the object of the page, on a table', () => {
  const hero = heroOf(
    planOf(
      ['lamp'],
      ['Hush', 'Tern', 'Fold'].map((name) => ({ name })),
    ),
  );
  expect(hero).toContain('of-still');
  expect(hero).toContain('#art-stage');
  expect(hero).not.toContain('class="sheet of-');
});

test('what stands on no table is shown in its land, and signs that are no things are not drawn', () => {
  const shown = (noun: string, picture: string): string | undefined => {
    const hero = heroOf({ ...planOf([picture], [{ name: 'Hush' }]), noun });
    return /class="art plate on-\d of-(\w+)"/.exec(hero)?.[1];
  };
  expect(shown('Sailing school', 'boat')).toBe('view');
  expect(shown('Mountain hut', 'mountain')).toBe('view');
  expect(shown('Campsite', 'tent')).toBe('view');
  expect(shown('Piano tuner', 'piano')).toBe('still');
  expect(shown('Heart surgery', 'heart')).toBeUndefined();
});

test('nothing that a picture names twice has the same id', () => {
  const items = ['dress', 'shirt', 'coat'].map((kind) => ({
    name: `The ${kind}`,
    picture: `plate: garment ${kind}`,
  }));
  const { html } = drawPlan({ plan: planOf([], items), seed: 0, year: 2026 });
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
