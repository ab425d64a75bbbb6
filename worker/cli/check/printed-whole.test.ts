import { expect, test } from 'vitest';
import { readCorpus } from '../train/read-corpus.ts';
import { designPage } from '#worker/designer/design-page.ts';
import { isScrap } from '#worker/designer/understand/scraps.ts';

/** Every so many of the marked briefs are drawn. */
const STEP = 12;
/** Its headings are the designer's own: "When you arrive". */
const ADVICE = 'process';

function printedOf(prompt: string): string[] {
  const { drawing } = designPage({ prompt, seed: 3, fallbackLanguage: 'en', year: 2026 });
  const own = drawing?.plan.sections.filter(({ kind }) => kind !== ADVICE) ?? [];
  const items = own.flatMap((section) => section.items ?? []);
  return items.flatMap(({ name, text }) => [name ?? [], text ?? []].flat());
}

test('no page made from a marked brief prints a scrap of a sentence', () => {
  const briefs = readCorpus().filter((_, at) => at % STEP === 0);
  const scraps = briefs.flatMap(({ text }) => printedOf(text).filter(isScrap));
  expect(scraps).toEqual([]);
});
