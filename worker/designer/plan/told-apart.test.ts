import { expect, test } from 'vitest';
import { checkPage } from '#domain/generation/check-page.ts';
import type { PagePlan, PlanSection } from '#domain/page-plan/plan-types.ts';
import { trattoriaPlan } from '#domain/page-plan/testing/plans.ts';
import { drawObject } from '../art/scene-object.ts';
import { DIRECTION_IDS } from '../look/direction.ts';
import { createRandom } from '../random.ts';
import { drawPlan } from './draw-plan.ts';

function draw(changes: Partial<PagePlan>): string {
  return drawPlan({ plan: trattoriaPlan(changes), seed: 1, year: 2026 }).html;
}

const SCREENS: PlanSection = {
  kind: 'screens',
  title: 'Com’è fatta',
  items: [
    { name: 'Questa settimana', points: ['Semina: piselli', 'Copri: gelata mercoledì'] },
    { name: 'Il tuo orto', points: ['Aiuola 1: fave', 'Serra: basilico'] },
  ],
};

test('a product whose screens the plan tells opens with a window of it, in every direction that pictures', () => {
  const product = { kind: 'product', noun: 'App', pictures: [], sections: [SCREENS] } as const;
  const opened = DIRECTION_IDS.map((direction) => {
    const html = draw({ ...product, sections: [SCREENS], pictures: [], look: { direction } });
    expect(checkPage(html).flatMap(({ ok, id }) => (ok ? [] : [id]))).toEqual([]);
    const [hero = ''] = /<section id="hero"[^]*?<\/section>/.exec(html) ?? [];
    return hero.includes('Aiuola 1: fave');
  });
  expect(opened.filter(Boolean).length).toBeGreaterThan(DIRECTION_IDS.length / 2);
  expect(draw({ kind: 'product' })).not.toContain('class="picture shot"');
});

test('the header of an event or a product asks for what the page asks, that of a business gives its number', () => {
  const action = { label: 'Scarica', link: '#menu' };
  const buttons = (['product', 'event', 'course', 'business'] as const).map((kind) => {
    const html = draw({ kind, action });
    return /header-action"\s+href="[^"]*"\s*>([^<]+)</.exec(html)?.[1];
  });
  expect(buttons).toEqual(['Scarica', 'Scarica', 'Scarica', '045 800 1234']);
});

test('what is slept in is seen, packages and guests’ beds are not', () => {
  const items = [{ name: 'Castagno', price: '85 €', points: ['2 persone'] }];
  const slots = (kind: PagePlan['kind'], title: string): boolean =>
    draw({ kind, sections: [{ kind: 'rooms', title, items }] }).includes('of-view');
  expect([
    slots('business', 'Le stanze'),
    slots('restaurant', 'Tre modi di sedersi'),
    slots('invitation', 'Camere per chi resta'),
  ]).toEqual([true, false, false]);
});

/** Few words stand alone, unsigned. */
const LONG = 'La cucina è quella di casa, e il vino viene da vicino. '.repeat(5);

test('who speaks signs, and what is told of somebody is not signed', () => {
  const signs = (text: string): boolean =>
    DIRECTION_IDS.some((direction) =>
      draw({
        look: { direction },
        pictures: [],
        sections: [{ kind: 'about', title: 'Chi', items: [{ text: `${text} ${LONG}` }] }],
      }).includes('<p class="sign">'),
    );
  expect([signs('Mi chiamo Gino e sono nato qui.'), signs('Marta ha nuotato i prelievi.')]).toEqual(
    [true, false],
  );
});

test('an address of the web is shown as people say it, and leads where it did', () => {
  const value = 'https://www.github.com/dagino/';
  const html = draw({
    facts: [{ kind: 'link', value, from: value }],
    sections: [{ kind: 'contact', title: 'Dove' }],
  });
  expect(html).toContain('>github.com/dagino<');
  expect(html).toContain(`href="${value}"`);
});

test('titles in faces without a cursive stand upright', () => {
  const fonts = ['display', 'mono', 'slab', 'hand', 'serif', 'sans'] as const;
  const upright = fonts.filter((font) =>
    draw({ look: { direction: 'editorial', font } }).includes('font-style: normal !important'),
  );
  expect(upright).toEqual(['display', 'mono', 'slab', 'hand']);
});

test('a long headline of a poster leaves room on the first screen, a short one is as large as can be', () => {
  const sizeOf = (headline: string): string | undefined =>
    /--size-hero: ([^;]+);/.exec(draw({ headline, look: { direction: 'poster' } }))?.[1];
  const [long, short] = [
    sizeOf('An orchard, an axe, and a family that will not hear'),
    sizeOf('Two'),
  ];
  expect(long).toContain('clamp(2.9rem, 8.2vw, 7.4rem)');
  expect(short).toContain('clamp(3.9rem, 15vw, 15rem)');
});

test('an object in a wide field stands neither on a bar that crosses it nor pale on pale', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const random = createRandom(seed);
    const drawn = drawObject({ width: 1440, height: 480, motifs: ['cup'], random });
    const [ground, form] = [...drawn.matchAll(/class="c(\d)"/g)].map(([, tone]) => tone);
    expect([seed, /^[04]{2}$/.test(`${ground}${form}`)]).toEqual([seed, false]);
    expect(drawn.match(/<rect[^>]* width="1440"/g)).toHaveLength(1);
  }
});
