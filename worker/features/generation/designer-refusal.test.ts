import { expect, test } from 'vitest';
import { createAiGateway } from '#worker/platform/ai/gateway.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { takeReceipt, WELCOME } from '#worker/testing/model-server/play.ts';
import { askAi } from './ask-ai.ts';
import { getGeneration } from './get-generation.ts';

const PAGE =
  '<!doctype html><html lang="it"><body><header><h1>Da Nino</h1></header><footer>Da Nino</footer></body></html>';
const LARGE_PAGE = PAGE.replace('<footer>', `${'<p>una riga</p>\n'.repeat(45_000)}<footer>`);

async function createDesignerContext(id: string): Promise<TestContext> {
  const base = await createUserContext({ newId: () => id });
  return { ...base, ai: createAiGateway({ config: base.config, workersAi: undefined }) };
}

const REFUSED: readonly { what: string; prompt: string; html: string; answer: RegExp }[] = [
  {
    what: 'a request it does not know',
    prompt: 'prenotami un volo per Roma',
    html: PAGE,
    answer: /Non ho capito/,
  },
  {
    what: 'a request it does not know',
    prompt: 'book me a flight to Rome',
    html: PAGE,
    answer: /did not understand/,
  },
  { what: 'a part the page lacks', prompt: 'togli la galleria', html: PAGE, answer: /galleria/ },
  {
    what: 'a new page that works and has no template',
    prompt: 'crea un gioco di memoria con 12 carte',
    html: '',
    answer: /piccoli strumenti/,
  },
  {
    what: 'a new page that works and has no template',
    prompt: 'a dashboard for my plant sensors',
    html: '',
    answer: /small tools/,
  },
  {
    what: 'a program with accounts',
    prompt: 'make me an app to manage my gym with logins and payments',
    html: '',
    answer: /program on a server/,
  },
  {
    what: 'a program with accounts',
    prompt: "fammi un'app per gestire la mia palestra con accessi e pagamenti",
    html: '',
    answer: /programma su un server/,
  },
  {
    what: 'a countdown to no day',
    prompt: 'a countdown to our wedding',
    html: '',
    answer: /Which day/,
  },
  {
    what: 'a page that is too large',
    prompt: 'rendi il footer nero',
    html: LARGE_PAGE,
    answer: /troppo grande/,
  },
  {
    what: 'a page that is too large',
    prompt: 'make the footer black',
    html: LARGE_PAGE,
    answer: /too large/,
  },
];

test.each(REFUSED)(
  '$what is refused in words and the spent credit comes back: $prompt',
  async ({ prompt, html, answer }) => {
    const id = crypto.randomUUID();
    const ctx = await createDesignerContext(id);
    const receipt = await takeReceipt(ctx);
    const error: unknown = await askAi({ ctx, input: { prompt, html, receipt } }).catch(
      (caught: unknown) => caught,
    );
    await ctx.settle();
    expect(error).toMatchObject({
      code: 'generation.refused',
      params: { summary: expect.stringMatching(answer) },
      details: { reason: 'refused' },
    });
    const { available, posted } = await ctx.ledger.balance(ctx.userId);
    expect({ available, posted }).toEqual({ available: WELCOME, posted: WELCOME });
    expect(await getGeneration({ ctx, id })).toMatchObject({ status: 'failed' });
  },
);
