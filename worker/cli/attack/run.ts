import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../operate/port.ts';
import { serve, type RunningServer } from '../operate/serve.ts';
import { readRunSettings } from '../settings.ts';
import { ACCESS_ATTACKS } from './access.ts';
import { type Attack, play } from './attack.ts';
import { measureDelay } from './bomb.ts';
import { BROWSER_ATTACKS } from './browser.ts';
import { fuzz } from './fuzz.ts';
import { MONEY_ATTACKS } from './money.ts';
import { FLOOD_ATTACKS, ODD_ATTACKS } from './malformed-input.ts';
import { PAGE_ATTACKS } from './pages.ts';
import { listProofs, playProofs } from './proofs.ts';
import { makeStage } from './stage.ts';

const FUZZ_COUNT = Number(process.env.FUZZ_COUNT ?? 30_000);
const FUZZ_SEED = Number(process.env.FUZZ_SEED ?? 19);
const DELAY_MS = 20;

/** Attacks on whole lists of calls; their answer is a line of numbers, and whether that is good. */
const BOMB: Attack = {
  name: `another account’s p95 while bombs are in flight is less than ${DELAY_MS} ms longer`,
  expected: 'yes',
  async run(stage) {
    const { alone, besideBombs, slowestBombMs, bombs } = await measureDelay(stage);
    if (bombs === 0) return 'no bomb was taken';
    const numbers = `p95 ${alone.toFixed(1)} ms alone, ${besideBombs.toFixed(1)} ms beside ${bombs} bombs (slowest ${slowestBombMs.toFixed(0)} ms)`;
    console.log(`        ${numbers}`);
    return besideBombs - alone < DELAY_MS ? 'yes' : numbers;
  },
};

const FUZZ: Attack = {
  name: `${FUZZ_COUNT} spoiled requests over every route, seed ${FUZZ_SEED}: answers of 500, leaks, silence`,
  expected: 'none',
  async run(stage) {
    const { asked, byStatus, bad } = await fuzz(stage, { count: FUZZ_COUNT, seed: FUZZ_SEED });
    const counts = [...byStatus].sort(([a], [b]) => a - b).map(([code, n]) => `${code}: ${n}`);
    console.log(`        ${asked} requests; ${counts.join(', ')}`);
    for (const line of bad.slice(0, 20)) console.log(`        ${line}`);
    return bad.length === 0 ? 'none' : String(bad.length);
  },
};

/** Plays attacks against a server of their own, as `npm start` runs it; answers how many failed. */
async function onServer(vars: Record<string, string>, attacks: readonly Attack[]): Promise<number> {
  if (attacks.length === 0) return 0;
  const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-attack-'));
  const PORT = String(await findFreePort());
  let server: RunningServer | undefined;
  try {
    server = await serve(readRunSettings({ PORT, STATE_DIR: stateDir, ...vars }), {
      isSilent: true,
    });
    return await play(attacks, makeStage(server));
  } finally {
    await server?.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/** Here no bomb is refused for want of credits, and none waits between the pieces of its answer. */
const RICH = {
  RATE_LIMITS: 'off',
  WELCOME_CREDITS: '10000',
  AI_DAILY_LIMIT: '10000',
  DESIGNER_PACE_MS: '0',
};

const TABLES = [PAGE_ATTACKS, ACCESS_ATTACKS, MONEY_ATTACKS, ODD_ATTACKS, BROWSER_ATTACKS];

try {
  const open = [...TABLES.flat(), FUZZ];
  const wanted = process.argv[2] ?? '';
  const chosen = (attacks: Attack[]) => attacks.filter(({ name }) => name.includes(wanted));
  const proofs = listProofs(wanted);
  const failed =
    (await onServer({ RATE_LIMITS: 'off' }, chosen(open))) +
    (await onServer(RICH, chosen([BOMB]))) +
    (await onServer({ RATE_LIMITS: 'on' }, chosen(FLOOD_ATTACKS))) +
    (await playProofs(proofs));
  const all = chosen([...open, BOMB, ...FLOOD_ATTACKS]).length + proofs.length;
  console.log(`\n${all - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
