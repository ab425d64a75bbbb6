import { beforeAll, expect, test } from 'vitest';
import { DENTAL_EDITS } from '#worker/testing/model-server/trials/edits-dental.ts';
import { ITALIAN_EDITS } from '#worker/testing/model-server/trials/edits-italian.ts';
import { LOOSE_OPERATION_EDITS } from '#worker/testing/model-server/trials/edits-loose-operations.ts';
import { OPERATION_EDITS } from '#worker/testing/model-server/trials/edits-operations.ts';
import { SMALL_EDITS, SNAKE_EDITS } from '#worker/testing/model-server/trials/edits-small.ts';
import { judgeTrial } from '#worker/testing/model-server/trials/judge-trial.ts';
import { playTrial } from '#worker/testing/model-server/trials/play-trial.ts';

beforeAll(async () => {
  await import('@ai-sdk/openai-compatible');
});

test.each([
  ...DENTAL_EDITS,
  ...ITALIAN_EDITS,
  ...SMALL_EDITS,
  ...SNAKE_EDITS,
  ...OPERATION_EDITS,
  ...LOOSE_OPERATION_EDITS,
])('a change by a model: $name', async (trial) => {
  expect(judgeTrial(trial, await playTrial(trial))).toEqual([]);
});
