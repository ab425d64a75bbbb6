import { WorkBudgetSpent } from '#domain/text/work-budget.ts';
import { adversarialPages } from '../../testing/adversarial-pages.ts';
import { repeatedTexts } from '../../testing/adversarial-texts.ts';
import { type ApiSession, registerThrowaway } from '../operate/api-session.ts';
import { longestStepMs } from './longest-step.ts';
import { percentile } from './measure.ts';
import { withServer } from './site-load.ts';
import { shopPage } from './shop-page.ts';

const PAGE_LENGTH = 200_000;
const PAUSE_MS = 5;
const QUIET_MS = 3_000;
const MOST_ADDED_MS = 20;
const MOST_STEP_MS = 50;
/** An account has credits for so many of them. */
const BOMBS_PER_ACCOUNT = 3;

interface Bomb {
  name: string;
  prompt: string;
  html?: string;
}

const PAGES = [
  'nested div, in a page',
  '“<b>”, in a page',
  '“<table><td>”, in a page',
  'misnested formatting, in a page',
  '“&”, in a page',
];
const REPEATED = [
  'and ',
  ':',
  '(',
  'di ',
  'from ',
  'euro ',
  '"',
  '\n',
  '\u0301',
  'a',
  '0',
  '.',
  '“',
];

function listBombs(): Bomb[] {
  const shop = shopPage(PAGE_LENGTH);
  const pages = adversarialPages(PAGE_LENGTH).filter(({ name }) => PAGES.includes(name));
  return [
    ...repeatedTexts(REPEATED).map(({ name, text }) => ({
      name: `edit ${JSON.stringify(name)}`,
      prompt: text,
      html: shop,
    })),
    ...repeatedTexts(REPEATED).map(({ name, text }) => ({
      name: `brief ${JSON.stringify(name)}`,
      prompt: text,
    })),
    ...pages.map(({ name, text }) => ({
      name: `page of ${name}`,
      prompt: 'make the headings bigger and the buttons blue',
      html: text,
    })),
    {
      name: 'honest change of 200 KB',
      prompt: 'make the headings bigger and the buttons blue',
      html: shop,
    },
  ];
}

/** Asks for a tiny answer again and again until the work is done, and gives how long each took, in ms. */
async function waitsDuring(origin: string, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  const state = { isDone: false };
  const end = work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    const askedAt = performance.now();
    await (await fetch(`${origin}/api/health`)).arrayBuffer();
    waits.push(performance.now() - askedAt);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await end;
  return waits;
}

/** The answer's status; a refusal is an answer too. */
async function send({ request }: ApiSession, { prompt, html }: Bomb): Promise<string> {
  try {
    const answer = await request('POST', '/api/ask-ai-fallback', {
      prompt,
      ...(html === undefined ? {} : { html }),
    });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch (error) {
    return / (\d{3}) /.exec(String(error))?.[1] ?? 'failed';
  }
}

/**
 * Sends requests that are made to keep the server busy, one after the other, while somebody else asks for
 * `/api/health`, and compares what that somebody waits with a quiet server.
 */
async function main(origin: string): Promise<boolean> {
  const bombs = listBombs();
  const accounts: ApiSession[] = [];
  while (accounts.length * BOMBS_PER_ACCOUNT < bombs.length)
    accounts.push(await registerThrowaway(origin));
  const pause = async (): Promise<unknown> =>
    new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  await waitsDuring(origin, pause());
  const quiet = percentile(await waitsDuring(origin, pause()), 0.95);
  const all: number[] = [];
  for (const [at, bomb] of bombs.entries()) {
    const account = accounts[Math.floor(at / BOMBS_PER_ACCOUNT)];
    if (!account) continue;
    const startedAt = performance.now();
    let status = '';
    const waits = await waitsDuring(
      origin,
      send(account, bomb).then((answer) => (status = answer)),
    );
    all.push(...waits);
    const took = performance.now() - startedAt;
    console.log(
      `${status} ${bomb.name}: ${took.toFixed(0)} ms, others wait ${percentile(waits, 0.95).toFixed(1)} ms (p95), ${Math.max(...waits).toFixed(0)} ms at most`,
    );
  }
  const added = percentile(all, 0.95) - quiet;
  const isMet = added < MOST_ADDED_MS;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} p95 of others: quiet ${quiet.toFixed(1)} ms, with a bomb in flight ${(quiet + added).toFixed(1)} ms, target < ${MOST_ADDED_MS} ms more`,
  );
  return isMet;
}

/** The designer alone: how long it computes at most before it lets others go. */
function measureSteps(): boolean {
  const [longest] = listBombs()
    .flatMap(({ name, prompt, html }) => {
      try {
        return [{ name, ms: longestStepMs({ prompt, ...(html !== undefined && { html }) }) }];
      } catch (error) {
        if (error instanceof WorkBudgetSpent) return [];
        throw error;
      }
    })
    .sort((one, other) => other.ms - one.ms);
  const isMet = longest !== undefined && longest.ms < MOST_STEP_MS;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} longest step of the designer: ${longest?.ms.toFixed(1)} ms of CPU (${longest?.name}), target < ${MOST_STEP_MS} ms`,
  );
  return isMet;
}

const areStepsShort = measureSteps();
process.exitCode = (await withServer(main)) && areStepsShort ? 0 : 1;
