import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import { soundsLikeClaim } from '../testing/find-claims.ts';
import { adviceOf } from './advice.ts';
import { TRADES } from './registry.ts';

const ADVISED = TRADES.filter(({ id }) => adviceOf(id, 'en') !== undefined);

test('advice has three points in both languages and speaks of nobody', () => {
  expect(ADVISED.length).toBeGreaterThan(15);
  for (const { id } of ADVISED) {
    for (const language of ['en', 'it'] as const) {
      const items = adviceOf(id, language)?.items ?? [];
      expect(items).toHaveLength(3);
      expect(items.filter(({ text = '' }) => soundsLikeClaim(text))).toEqual([]);
    }
  }
});

test('a short brief of a known trade gets advice instead of questions to its owner', () => {
  const prompt = 'plumber in leeds, emergency callouts 24/7, call 0113 555 0178';
  const { drawing } = designPage({ prompt, seed: 0, fallbackLanguage: 'en', year: 2026 });
  const sections = drawing?.plan.sections ?? [];
  expect(sections.filter(({ isGap }) => isGap)).toEqual([]);
  expect(sections.map(({ kind }) => kind)).toContain('process');
});
