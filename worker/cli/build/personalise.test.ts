import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPage } from '#domain/generation/check-page.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { readTemplates } from './read-templates.ts';
import { drawPersonalised, personalise } from '../../designer/gallery/personalise.ts';
import { drawTemplate } from '../../designer/gallery/template-plan.ts';

const templates = readTemplates();
const OWN = { name: 'Zibaldone Qx', line: 'Everything for kites, on the pier of Rimini' };

/** What a page says to visitors and to machines: texts, links, the head and the description for search engines. */
function saidOn(html: string): string {
  const head = [
    ...html.matchAll(/content="([^"]*)"|<script type="application\/ld\+json">(.*?)</gs),
  ];
  return [wordsOfPage(html), ...head.map(([, meta = '', data = '']) => meta + data)].join(' ');
}

const withoutSpaces = (text: string): string => text.replaceAll(/[\s&]|amp;/g, '');

test.each(templates.map((template) => [template.slug, template] as const))(
  '%s becomes somebody else’s: the name everywhere, nothing of the example’s contact left',
  (_slug, template) => {
    const { plan } = template;
    const { html, title, toComplete } = drawPersonalised(template, OWN, 2026);
    const said = saidOn(html);
    const told = plan.facts
      .filter(({ kind }) => ['phone', 'mail', 'address', 'link', 'legal', 'person'].includes(kind))
      .map(({ value }) => value);
    expect(told.filter((value) => said.includes(value))).toEqual([]);
    expect(said).not.toMatch(/\.example|href="tel:/);
    expect(said).not.toMatch(
      new RegExp(`(?<!\\p{L})${plan.name?.replaceAll(/[.?]/g, '\\$&')}(?!\\p{L})`, 'u'),
    );
    expect([title.startsWith(OWN.name), said.includes(OWN.line)]).toEqual([true, true]);
    expect(toComplete).toContain(
      plan.language === 'it'
        ? 'indirizzo e-mail (il modulo scrive lì)'
        : 'e-mail address (the form writes to it)',
    );
    expect(checkPage(html).filter(({ ok }) => !ok)).toEqual([]);
  },
);

test('the own page opens like the template: direction, header and first screen', () => {
  const opening = (html: string): string[] =>
    [...html.matchAll(/<body class="([^"]*)"|class="(?:site-header|hero) ([\w-]+)/g)].map(
      ([, direction, layout]) => direction ?? layout ?? '',
    );
  for (const template of templates) {
    const own = opening(drawPersonalised(template, OWN, 2026).html);
    expect([template.slug, own]).toEqual([
      template.slug,
      opening(drawTemplate(template, 2026).html),
    ]);
    expect(own).toHaveLength(3);
  }
});

test('any name and line are shown as they are written, and draw a sound page', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...templates),
      fc.oneof(
        fc
          .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
          .filter((text) => text.trim() !== ''),
        fc.constantFrom('<b>Forno</b>', '$& $1', 'מאפיית השחר', '🍞🔥', 'a', 'Salt & Clay & Salt'),
      ),
      (template, name) => {
        const own = { name: name.trim(), line: name.trim() };
        const { html } = drawPersonalised(template, own, 2026);
        expect(withoutSpaces(wordsOfPage(html))).toContain(withoutSpaces(own.name));
        expect(checkPage(html).filter(({ ok }) => !ok)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a template’s own name may stay, and the hosts of an invitation are called by theirs', () => {
  for (const { plan } of templates) {
    expect(personalise(plan, { ...OWN, name: plan.name ?? '' }).headline).toBe(plan.headline);
  }
  const wedding = templates.find(({ slug }) => slug === 'agata-e-ruben');
  const own = wedding && personalise(wedding.plan, { name: 'Lea e Sam', line: OWN.line });
  const said = JSON.stringify(own?.sections);
  expect([/\bAgata\b|\bRuben\b/.test(said), said.includes('mamma di Lea')]).toEqual([false, true]);
});

test('who runs the example, and where, is not told of somebody else’s business', () => {
  const mugs = templates.find(({ slug }) => slug === 'clay-and-salt');
  const html = mugs ? drawPersonalised(mugs, OWN, 2026).html : '';
  expect(wordsOfPage(html)).not.toMatch(/Joel|Ruth/);
  expect(wordsOfPage(html)).toContain('Breakfast mug');
});

test('a gap for hours does not say the word twice', () => {
  for (const template of templates) {
    const said = wordsOfPage(drawPersonalised(template, OWN, 2026).html);
    expect([template.slug, /(opening hours|orari di apertura)\W+\1/i.exec(said)?.[0]]).toEqual([
      template.slug,
      undefined,
    ]);
  }
});
