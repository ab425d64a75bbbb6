import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from './lock-file.ts';

const newPath = () => join(mkdtempSync(join(tmpdir(), 'bluewave-lock-')), 'inside/build.lock');

test('the second waits until the first lets go', async () => {
  const path = newPath();
  const events: string[] = [];
  const unlock = await takeLock(path);
  async function waitForLock(): Promise<void> {
    const unlockSecond = await takeLock(path);
    events.push('second');
    unlockSecond();
  }
  const second = waitForLock();
  await new Promise((resolve) => {
    setTimeout(resolve, 250);
  });
  events.push('first');
  unlock();
  await second;
  expect(events).toEqual(['first', 'second']);
  expect(existsSync(path)).toBe(false);
});

test('the lock of a process that was killed is taken over', async () => {
  const path = newPath();
  (await takeLock(path))();
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(path, String(pid));
  const unlock = await takeLock(path);
  unlock();
  expect(existsSync(path)).toBe(false);
});
