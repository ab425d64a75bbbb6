import { expect, test } from 'vitest';
import type { PagePlan, PlanSection } from '#domain/page-plan/plan-types.ts';
import { drawPlan } from '../plan/draw-plan.ts';

const LONG = 'We bake at night and sell in the morning, and what is left goes to the hens. '.repeat(
  4,
);

function drawOf(sections: PlanSection[], look: PagePlan['look']): string {
  const plan: PagePlan = {
    version: 1,
    kind: 'business',
    language: 'en',
    name: 'Dunmore',
    noun: 'Office',
    headline: 'We do the accounts of small firms',
    lead: 'Two rooms above the post office.',
    action: { label: 'Ask', link: '#contact' },
    facts: [
      { kind: 'phone', value: '01632 960184', from: '' },
      { kind: 'address', value: '3 Mill Street', from: '' },
      { kind: 'hours', value: 'Mon–Fri 9–17', from: '' },
    ],
    look,
    pictures: [],
    sections,
    missing: [],
    notDone: [],
  };
  return drawPlan({ plan, seed: 1, year: 2026 }).html;
}

function halvesOf(sections: PlanSection[], look: PagePlan['look']) {
  const html = drawOf(sections, look);
  return [...html.matchAll(/<section\s+id="[\w-]+"\s+class="section [^"]*? half (half-\w+)"/g)].map(
    ([, half]) => half,
  );
}

function sectionsOf(sections: PlanSection[], look: PagePlan['look'] = { direction: 'swiss' }) {
  const html = drawOf(sections, look);
  return [...html.matchAll(/<section\s+id="([\w-]+)"\s+class="section [^"]*? half half-\w+"/g)].map(
    ([, id]) => id,
  );
}

const HOURS: PlanSection = { kind: 'hours', title: 'When' };
const MAP: PlanSection = { kind: 'map', title: 'Where' };
const ABOUT: PlanSection = { kind: 'about', title: 'Who', items: [{ text: 'Two of us.' }] };
const STORY: PlanSection = { kind: 'about', title: 'Who', items: [{ text: LONG }] };
const FAQ: PlanSection = {
  kind: 'faq',
  title: 'Asked',
  items: [{ name: 'Dogs?', text: 'Yes.' }],
};
const LIST: PlanSection = {
  kind: 'services',
  title: 'What',
  items: [1, 2, 3, 4].map((each) => ({ name: `Service ${each}`, text: LONG })),
};

test('sections of a few lines stand beside each other, and those with more to say alone', () => {
  expect(sectionsOf([LIST, HOURS, MAP])).toEqual(['hours', 'map']);
  expect(sectionsOf([ABOUT, HOURS, LIST, MAP])).toEqual(['about', 'hours']);
  expect(sectionsOf([STORY, HOURS, LIST, MAP])).toEqual([]);
});

test('framed sections stand in pairs, and a narrow column has none', () => {
  expect(sectionsOf([ABOUT, HOURS, MAP], { mood: 'art deco' })).toEqual(['about', 'hours']);
  expect(sectionsOf([ABOUT, HOURS, MAP], { mood: 'like a receipt' })).toEqual([]);
});

test('two rows of framed sections keep to the edges of the page', () => {
  const classes = halvesOf([ABOUT, HOURS, MAP, FAQ], { mood: 'comic' });
  expect(classes).toEqual(['half-first', 'half-last', 'half-first', 'half-last']);
});
