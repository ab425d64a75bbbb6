import { beforeAll, expect, test } from 'vitest';
import { HABITS } from '#worker/testing/model-server/trials/habits.ts';
import { judgeTrial } from '#worker/testing/model-server/trials/judge-trial.ts';
import { playTrial } from '#worker/testing/model-server/trials/play-trial.ts';

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

test.each(HABITS)('a bad habit comes out right or costs nothing: $name', async (trial) => {
  expect(judgeTrial(trial, await playTrial(trial))).toEqual([]);
});
