import { expect, test } from 'vitest';
import { registration } from '#worker/testing/factories.ts';
import { createClient } from '#worker/testing/request.ts';

const STREAMS = 8;
const TRIES = 2;
/** So that the streams end even if the test fails. */
const MOST_GUESSES = 40;

/** Somebody who guesses without pause, each time at another account. */
async function guess(isOver: () => boolean): Promise<void> {
  const stranger = createClient();
  for (let guessed = 0; guessed < MOST_GUESSES && !isOver(); guessed += 1) {
    const email = `${crypto.randomUUID()}@example.com`;
    await stranger.post('/api/login', { email, password: 'a wrong guess' });
  }
}

test('while eight streams of logins run, a new device gets in at its first try', async () => {
  const { email, password, ...account } = registration();
  await createClient().post('/api/user/create', { ...account, email, password });
  let isOver = false;
  const streams = Promise.all(Array.from({ length: STREAMS }, () => guess(() => isOver)));
  const statuses: number[] = [];
  for (let device = 0; device < TRIES; device += 1) {
    statuses.push((await createClient().post('/api/login', { email, password })).status);
  }
  isOver = true;
  await streams;
  expect(statuses).toEqual(Array.from({ length: TRIES }, () => 200));
}, 120_000);
