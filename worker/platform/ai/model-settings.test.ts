import { expect, test } from 'vitest';
import { limitsFor, settingsFor } from './model-settings.ts';

const settings = settingsFor('claude-sonnet');

test('a local run may shorten every time limit of a model by the same share', () => {
  const { limits } = settings;
  const shortened = limitsFor(settings, { ENVIRONMENT: 'local', MODEL_TIME_PERCENT: 10 });
  expect(shortened).toEqual(
    Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, ms / 10])),
  );
});

test('a deployment keeps the time limits of a model', () => {
  const config = { ENVIRONMENT: 'production', MODEL_TIME_PERCENT: 10 } as const;
  expect(limitsFor(settings, config)).toEqual(settings.limits);
});
