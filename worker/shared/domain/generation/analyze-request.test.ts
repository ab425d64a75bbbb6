import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyzeRequest, type RequestFacts } from './analyze-request.ts';
import { FILE_TYPES } from './file-types.ts';
import type { GenerationLanguage, GenerationTask } from './generation-types.ts';
import { FRESH_PROMPTS } from './testing/fresh-prompts.ts';
import { LABELLED_EN, type LabelledPrompts } from './testing/labelled-prompts-en.ts';
import { LABELLED_IT } from './testing/labelled-prompts-it.ts';
import { LATER_PROMPTS } from './testing/later-prompts.ts';

function facts(prompt: string, overrides: Partial<RequestFacts> = {}): RequestFacts {
  return {
    prompt,
    fileType: 'html',
    hasPage: true,
    hasSelection: false,
    fallbackLanguage: 'en',
    ...overrides,
  };
}

interface Labelled {
  prompt: string;
  task: GenerationTask;
  language: GenerationLanguage;
}

function flatten(prompts: LabelledPrompts, language: GenerationLanguage): Labelled[] {
  return Object.entries(prompts).flatMap(([task, list]) =>
    list.map((prompt) => ({ prompt, task: task as GenerationTask, language })),
  );
}

const LATER: Labelled[] = [...LATER_PROMPTS, ...FRESH_PROMPTS].map(([language, task, prompt]) => ({
  prompt,
  task,
  language,
}));
const ALL = [...flatten(LABELLED_EN, 'en'), ...flatten(LABELLED_IT, 'it'), ...LATER];

const FAMILY: Record<GenerationTask, string> = {
  create: 'code',
  edit: 'code',
  restyle: 'code',
  'code-file': 'code',
  copy: 'copy',
  translate: 'copy',
  question: 'copy',
  image: 'media',
};

/** What share of the labelled requests passes, and those that do not, for the message. */
function misses(isRight: (labelled: Labelled) => boolean): string[] {
  return ALL.filter((labelled) => !isRight(labelled)).map(
    ({ task, prompt }) => `${task}: ${prompt}`,
  );
}

test('the labelled requests are many enough and half of them Italian', () => {
  const italian = ALL.filter(({ language }) => language === 'it');
  expect(ALL.length).toBeGreaterThanOrEqual(400);
  expect(italian).toHaveLength(ALL.length / 2);
});

test('at least 98 % of the labelled requests are told apart as a new page or a change', () => {
  const missed = misses(
    ({ prompt, task }) => (analyzeRequest(facts(prompt)).task === 'create') === (task === 'create'),
  );
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(ALL.length * 0.02);
});

test('no request for a change overwrites the page', () => {
  const missed = misses(
    ({ prompt, task }) => task === 'create' || analyzeRequest(facts(prompt)).task !== 'create',
  );
  expect(missed).toEqual([]);
});

test('at least 95 % of the labelled requests go to the right family of models', () => {
  const missed = misses(
    ({ prompt, task }) => analyzeRequest(facts(prompt)).family === FAMILY[task],
  );
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(ALL.length * 0.05);
});

test('at least 95 % of the labelled requests are taken in their own language', () => {
  const missed = misses(({ prompt, language }) => {
    const fallbackLanguage = language === 'en' ? 'it' : 'en';
    return analyzeRequest(facts(prompt, { fallbackLanguage })).language === language;
  });
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(ALL.length * 0.05);
});

test('without a page every request makes one', () => {
  for (const { prompt } of ALL) {
    expect(analyzeRequest(facts(prompt, { hasPage: false })).task).toBe('create');
  }
});

test('with a selected element no request overwrites the page', () => {
  for (const { prompt } of ALL) {
    const analysis = analyzeRequest(facts(prompt, { hasSelection: true }));
    expect(analysis.task).not.toBe('create');
    expect(analysis.scope).toBe('element');
  }
});

test('a file that is not a page is a code file', () => {
  for (const fileType of FILE_TYPES.filter((type) => type !== 'html')) {
    expect(analyzeRequest(facts('make it blue', { fileType }))).toMatchObject({
      task: 'code-file',
      family: 'code',
    });
  }
});

test('what stands in quotation marks is content, not an instruction', () => {
  const analysis = analyzeRequest(facts('Change the title to "Create a website for a bakery"'));
  expect(analysis.task).toBe('edit');
});

test('the named part of the page is the target', () => {
  expect(analyzeRequest(facts('rendi l’header verde scuro'))).toMatchObject({
    target: 'header',
    scope: 'section',
    language: 'it',
  });
});

test('any text is analysed without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), fc.boolean(), (prompt, hasPage) => {
      const { confidence } = analyzeRequest(facts(prompt, { hasPage }));
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }),
  );
});
