import { expect, test } from 'vitest';
import type { PagePlan, PlanSection } from '#domain/page-plan/plan-types.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { DIRECTION_IDS } from '../look/direction.ts';
import { designEdit } from '../edit/design-edit.ts';
import { drawPlan } from './draw-plan.ts';

function pageOf(changes: Partial<PagePlan>): string {
  const plan = trattoriaPlan({ kind: 'business', noun: 'Workshop', pictures: [], ...changes });
  return drawPlan({ plan, seed: 1, year: 2026 }).html;
}

function heroOf(changes: Partial<PagePlan>): string {
  return /<section id="hero"[^]*?<\/section>/.exec(pageOf(changes))?.[0] ?? '';
}

const ABOUT: PlanSection = { kind: 'about', title: 'About', items: [{ text: 'We mend things.' }] };
const PRICES: PlanSection = {
  kind: 'pricing',
  title: 'Prices',
  items: ['Small', 'Medium', 'Large'].map((name, at) => ({ name, price: `£${String(10 + at)}` })),
};
const WEEK: PagePlan['facts'] = [
  { kind: 'hours', value: 'Tue-Fri 9-18, Sat 9-13', from: 'Tue-Fri 9-18, Sat 9-13' },
];
const HOURS: PlanSection = { kind: 'hours', title: 'Open' };

test('a page without anything drawn opens with what it holds: prices, dates, figures, steps', () => {
  const opened = (section: PlanSection, kind: PagePlan['kind'] = 'business'): string | undefined =>
    /class="sheet of-(\w+)/.exec(
      heroOf({ kind, look: { direction: 'studio' }, facts: [], sections: [ABOUT, section] }),
    )?.[1];
  const named = ['Wash', 'Dry', 'Post'].map((name) => ({ name }));
  const dated = named.map((item, at) => ({ ...item, note: `${String(at + 1)} May` }));
  expect(opened(PRICES)).toBe('prices');
  expect(opened({ kind: 'process', title: 'How', items: named })).toBe('steps');
  expect(opened({ kind: 'events', title: 'Dates', items: dated }, 'band')).toBe('dates');
  expect(opened({ kind: 'schedule', title: 'Day', items: dated }, 'event')).toBe('programme');
  const counted = [{ name: '6,118', text: 'toads' }];
  expect(opened({ kind: 'statistics', title: 'Counted', items: counted })).toBe('figures');
  expect(opened({ kind: 'statistics', title: 'Counted', items: [{ name: '2' }] })).toBeUndefined();
  expect(opened({ kind: 'menu', title: 'Menu', items: PRICES.items ?? [] }, 'restaurant')).toBe(
    'menu',
  );
});

test('what stands right below the opening is never told in it', () => {
  const look = { direction: 'studio' };
  const sections = [PRICES, HOURS];
  expect(heroOf({ look, sections, facts: WEEK })).toContain('of-hours');
  expect(heroOf({ look, sections, facts: [] })).not.toContain('class="sheet of-');
});

test('an invitation opens as its card and a CV with its name and its last jobs', () => {
  const facts: PagePlan['facts'] = [{ kind: 'date', value: '12 June 2027', from: '12 June 2027' }];
  const card = heroOf({ kind: 'invitation', name: 'Tam & Piers', headline: 'A day', facts });
  expect(card).toContain('12 June 2027');
  expect(card).toMatch(/class="names"[^>]*>\s*Tam &amp; Piers/);
  const jobs = ['Foreman', 'Slinger'].map((name) => ({ name, note: '2020' }));
  const sections: PlanSection[] = [{ kind: 'timeline', title: 'Jobs', items: jobs }];
  const look = { direction: 'editorial' };
  expect(heroOf({ kind: 'cv', name: 'Ada Crane', look, sections })).toContain('Slinger');
});

test('a page whose plan names an object opens with it, and tells its prices further down', () => {
  const heroes = DIRECTION_IDS.map((direction) =>
    heroOf({
      noun: 'Piano tuner',
      pictures: ['piano'],
      look: { direction },
      sections: [ABOUT, PRICES],
    }),
  );
  const isOfLetters = (hero: string): boolean => /hero-sign"/.test(hero);
  expect(heroes.filter((hero) => hero.includes('class="sheet of-'))).toEqual([]);
  expect(heroes.filter((hero) => !hero.includes('#art-piano') && !isOfLetters(hero))).toEqual([]);
});

test('a festival opens with its programme, whatever its plan would draw', () => {
  const day: PlanSection = {
    kind: 'schedule',
    title: 'The day',
    items: ['Fold', 'Sew', 'Press'].map((name, at) => ({ name, note: `1${String(at)}.00` })),
  };
  const changes = { noun: 'Bookbinding festival', pictures: ['book'], sections: [ABOUT, day] };
  const look = { direction: 'studio' };
  expect(heroOf({ ...changes, kind: 'event', look })).toContain('of-programme');
  expect(heroOf({ ...changes, kind: 'business', look })).toContain('#art-book');
});

test('a plan can keep the opening for a photograph, and says which', () => {
  for (const shows of ['photo: the house from the garden', 'Foto: the house from the garden']) {
    const html = pageOf({ noun: 'Hotel', pictures: [shows, 'bed'], sections: [ABOUT, PRICES] });
    const hero = /<section id="hero"[^]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(hero).toContain('aria-label="Foto: the house from the garden"');
    expect(hero).toContain('data-placeholder="photos"');
    expect(hero).not.toContain('#art-house');
  }
});

test('hours that change are changed on the sign of the opening too', () => {
  const html = pageOf({ look: { direction: 'studio' }, sections: [PRICES, HOURS], facts: WEEK });
  const edit = designEdit({
    prompt: 'On Saturday we are open from 10 to 14',
    html,
    fallbackLanguage: 'en',
  });
  expect(edit.kind === 'edited' ? edit.response : '').toMatch(
    /=======[^]*class="it">10:00–14:00<[^]*>>>>>>> REPLACE/,
  );
});
