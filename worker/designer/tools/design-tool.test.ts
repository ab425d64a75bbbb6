import { expect, test } from 'vitest';
import { relativeLuminance } from '#domain/colour/oklch.ts';
import { tellFaults } from '#domain/generation/check-faults.ts';
import { checkPage } from '#domain/generation/check-page.ts';
import { readBrief } from '../brief/read-brief.ts';
import { designTool } from './design-tool.ts';

const BRIEFS: readonly (readonly [prompt: string, language: 'en' | 'it', title: string])[] = [
  ['a snake game', 'en', 'Snake'],
  ['un sondaggio: che gelato preferisci? Crema o limone', 'it', 'Che gelato preferisci?'],
  ['calcolatore IVA', 'it', 'Calcolatore IVA'],
  ['a geography quiz called “Where is what”', 'en', 'Where is what'],
  ['una calcolatrice semplice', 'it', 'Calcolatrice'],
  ['a packing list', 'en', 'Packing list'],
  ['conto alla rovescia per Natale', 'it', 'Conto alla rovescia per Natale'],
];

test.each(BRIEFS)('nothing has to be warned of on the page for %j', (prompt, language, title) => {
  const made = designTool({ prompt, seed: 1, brief: readBrief(prompt, 'en') });
  expect([made?.language, made?.title]).toEqual([language, title]);
  const checks = checkPage(made?.html ?? '', { request: prompt, language });
  expect(tellFaults(checks, 'en')).toEqual([]);
});

function groundOf(prompt: string): number {
  const { html = '' } = designTool({ prompt, seed: 2, brief: readBrief(prompt, 'en') }) ?? {};
  return relativeLuminance(/--color-ground: (#[0-9a-f]{6})/.exec(html)?.[1] ?? '');
}

test('dark is dark, and light is light', () => {
  expect(groundOf('a dark tip calculator')).toBeLessThan(0.05);
  expect(groundOf('una calcolatrice, sfondo scuro')).toBeLessThan(0.05);
  expect(groundOf('a to-do list with a white background')).toBeGreaterThan(0.8);
});

test('what a brief writes is shown as text', () => {
  const prompt = 'a poll: which one? <img src=x onerror=alert(1)>, </script><b>two</b>';
  const made = designTool({ prompt, seed: 1, brief: readBrief(prompt, 'en') });
  expect(made?.sections).toEqual(['poll']);
  expect(made?.html).not.toMatch(/<img|<b>two|<\/script><b/);
});
