import { expect, test } from 'vitest';
import type { PlanSection } from '#domain/page-plan/plan-types.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { drawPlan } from '../plan/draw-plan.ts';

function draw(
  sections: PlanSection[],
  action = { label: 'See the drawings', link: '#portfolio' },
): string {
  const plan = trattoriaPlan({ language: 'en', kind: 'portfolio', action, sections });
  return drawPlan({ plan, seed: 1, year: 2026 }).html;
}

const WORKS: PlanSection = { kind: 'portfolio', title: 'Drawn', items: [{ name: 'A goat' }] };
const FORM: PlanSection = {
  kind: 'booking',
  title: 'Tell me what to draw',
  fields: [
    { label: 'Name', type: 'text' },
    { label: 'Note', type: 'long' },
  ],
};

function plans(...links: string[]): PlanSection {
  const items = links.map((link, index) => ({ name: `Plan ${index}`, price: '£9', link }));
  return { kind: 'pricing', title: 'What it costs', items };
}

function asked(html: string): string[] {
  const all = html.matchAll(/<p class="ask">\s*<a class="button" href="([^"]*)"\s*>([^<]*)</g);
  return [...all].map(([, href, label]) => `${href} ${label}`);
}

test('a plan is asked for in the form, not where works are looked at', () => {
  const { link: _link, ...item } = plans('#x').items?.[0] ?? {};
  const prices: PlanSection = { kind: 'pricing', title: 'What it costs', items: [item] };
  expect(asked(draw([WORKS, prices, FORM]))).toEqual(['#booking Ask for this']);
  const books = { label: 'Book me', link: '#booking' };
  expect(asked(draw([WORKS, prices, FORM], books))).toEqual(['#booking Book me']);
});

test('a plan with an own address says where that leads', () => {
  const gift: PlanSection = { ...FORM, title: 'Give to the path' };
  expect(asked(draw([WORKS, plans('#booking-2'), FORM, gift]))).toEqual([
    '#booking-2 Give to the path',
  ]);
});

test('fields of two forms on one page share no id', () => {
  const ids = [...draw([FORM, { ...FORM, title: 'Again' }]).matchAll(/ id="([^"]*)"/g)].map(
    ([, id]) => id,
  );
  expect(ids.length).toBe(new Set(ids).size);
});

test('the first article stands open, the others show a first sentence', () => {
  const items = ['Tide', 'Mud'].map((name) => ({
    name,
    body: [`The sea at ${name} went out early. Nobody saw it.`],
  }));
  const html = draw([{ kind: 'blog', title: 'From the shore', items }]);
  expect(html).toContain('<p>The sea at Tide went out early. Nobody saw it.</p>');
  expect(html).toContain('<p class="teaser">The sea at Mud went out early.</p>');
  expect(html.match(/<details class="unfold">/g)).toHaveLength(1);
});

test('allergens stand below the dish that they belong to', () => {
  const items = [{ name: 'Cappuccino', price: '2 €', note: 'milk', group: 'Bar' }];
  const menu: PlanSection = { kind: 'menu', title: 'At the bar', items };
  const plan = trattoriaPlan({
    language: 'en',
    look: { direction: 'newspaper' },
    sections: [menu],
  });
  const { html } = drawPlan({ plan, seed: 1, year: 2026 });
  expect(html.lastIndexOf('>milk<')).toBeGreaterThan(html.lastIndexOf('>Cappuccino<'));
});

test('figures know their longest word, so that a year or a sum is set small enough to stay whole', () => {
  const items = ['PX 125', '1982', '39,000 euro'].map((name) => ({ name, text: 'What it is' }));
  const html = draw([WORKS, { kind: 'statistics', title: 'The scooter', items }]);
  expect(html).toContain('class="figures-list" style="--word: 6"');
});

test('who gives an address alone is asked for a phone and a mail, and no box stays empty', () => {
  const facts = [{ kind: 'address' as const, value: '40 Mill Lane', from: '40 Mill Lane' }];
  const contact: PlanSection = { kind: 'contact', title: 'Find a time' };
  const plan = trattoriaPlan({ language: 'en', kind: 'business', facts, sections: [contact] });
  const { html, toComplete } = drawPlan({ plan, seed: 1, year: 2026 });
  expect(html.slice(html.indexOf('id="contact"'))).toContain('data-placeholder="phone"');
  expect(toComplete).toContain('phone number');
});
