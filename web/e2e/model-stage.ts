import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import {
  startHttpModelServer,
  type HttpModelServer,
  type ModelScripts,
} from '#worker/testing/model-server/http-server.ts';
import { sortingRequests } from '#worker/testing/model-server/trials/sorting.ts';
import type { GenerationStatus } from '#contract/generation.ts';
import { runServer, type OwnServer } from './run-server.ts';

/** Credits of a new account. */
export const WELCOME = 5;
const STILL_RUNNING_MS = 60_000;
const SORTER = 'sorter';
/** Of the usual limits: three seconds to the first word, six between two words. */
const MODEL_TIME_PERCENT = '10';

export interface ModelStage {
  app: OwnServer;
  models: HttpModelServer;
  stop: () => void;
}

/** Bluewave as `npm start` runs it, with a server of scripted models. The designer alone is its default. */
export async function startWithModels(scripts: ModelScripts): Promise<ModelStage> {
  const models = await startHttpModelServer({ ...scripts, [SORTER]: [sortingRequests] });
  const references = [SORTER, ...Object.keys(scripts)].map((id) => `openai-compatible:${id}`);
  const app = await runServer('start.ts', {
    AI_CHAIN_CODE: 'offline',
    // A model of either chain can be named by a request; only this one's first is asked unnamed, to sort.
    AI_CHAIN_COPY: references.join(','),
    AI_EXTERNAL_BASE_URL: models.baseUrl,
    AI_EXTERNAL_API_KEY: 'trial',
    MODEL_TIME_PERCENT,
    DESIGNER_PACE_MS: '5',
  });
  return {
    app,
    models,
    stop: () => {
      app.stop();
      models.stop();
    },
  };
}

/** The builder for a new account whose requests go to this model. */
export async function openWithModel(
  browser: Browser,
  { app }: ModelStage,
  modelId: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.origin, locale: 'en-GB' });
  return await openInContext(context, modelId);
}

/** The same in a browser of its own kind; its base address is that of the stage. */
export async function openInContext(context: BrowserContext, modelId: string): Promise<Page> {
  const page = await context.newPage();
  const id = crypto.randomUUID();
  const account = { email: `trial-${id}@example.com`, password: 'a quiet river at dawn' };
  const user = { id, name: 'Ada Rossi', avatar_url: '', ...account };
  await page.request.post('/api/user/create', { data: user });
  await page.request.post('/api/login', { data: account });
  await page.route(/\/api\/ask-ai/, async (route) => {
    const body: unknown = route.request().postDataJSON();
    const modelProvider = `openai-compatible:${modelId}`;
    await route.continue({ postData: JSON.stringify({ ...Object(body), modelProvider }) });
  });
  return page;
}

/** Types the request, sends it, and waits until the server says that the generation is over. */
export async function askAndWait(page: Page, prompt: string): Promise<GenerationStatus> {
  const box = page.getByRole('textbox', { name: /^(?:Ask AI|Chiedi all’AI)$/ });
  await box.fill(prompt);
  const admitted = page.waitForResponse(
    (response) => /\/api\/ask-ai/.test(response.url()) && 'x-generation-id' in response.headers(),
  );
  await box.press('Enter');
  const id = (await admitted).headers()['x-generation-id'] ?? '';
  await expect
    .poll(async () => (await readStatus(page, id)).status, { timeout: STILL_RUNNING_MS })
    .not.toBe('running');
  return await readStatus(page, id);
}

async function readStatus(page: Page, id: string): Promise<GenerationStatus> {
  const response = await page.request.get(`/api/generation/${id}`);
  return (await response.json()) as GenerationStatus;
}

interface Ledger {
  credits: number;
  entries: string[];
}

/** What the account has and what its ledger says, newest first. */
export async function readLedger(page: Page): Promise<Ledger> {
  const response = await page.request.get('/api/user/transactions');
  const { transactions } = (await response.json()) as {
    transactions: { description: string; amount: number }[];
  };
  return {
    credits: transactions.reduce((sum, { amount }) => sum + amount, 0),
    entries: transactions.map(({ description }) => description),
  };
}

/** The code of every saved site of the account. */
export async function readSavedPages(page: Page): Promise<{ uuid: string; html: string }[]> {
  const { sites } = (await (await page.request.get('/api/sites')).json()) as {
    sites: { uuid: string }[];
  };
  return await Promise.all(
    sites.map(async ({ uuid }) => {
      const { html } = (await (await page.request.get(`/api/s/${uuid}`)).json()) as {
        html: string;
      };
      return { uuid, html };
    }),
  );
}
