import { expect, type Page } from '@playwright/test';
import type { GenerationEvent, GenerationStatus } from '#contract/generation.ts';
import { numbered, pageEvents, runStatus, toLines } from '#web/testing/run-events.ts';
import { openConversation, shareOfPage } from './open-site.ts';
import { type BuilderState, escape, openBuilder, PAGE, type Stage } from './builder-stage.ts';

const OTHER_SITE = PAGE.replaceAll('Forno Aurora', 'Aurora & Figli')
  .replace('#faefe1', '#12312b')
  .replace('#221c12', '#f4efe2');

/** Answers the next request with these events; no credit is spent. */
async function answerWith({ page }: Stage, events: readonly GenerationEvent[]): Promise<void> {
  await page.route('**/api/user/deduct-credit', (route) =>
    route.fulfill({ json: { ok: true, creditsRemaining: 4, receipt: crypto.randomUUID() } }),
  );
  await page.route('**/api/ask-ai', (route) =>
    route.fulfill({
      headers: { 'content-type': 'application/x-ndjson', 'x-generation-id': 'run-1' },
      body: toLines(events),
    }),
  );
}

async function leaveServer(page: Page): Promise<void> {
  await page.unroute('**/api/user/deduct-credit');
  await page.unroute('**/api/ask-ai');
}

/** A run that has ended like this, without text. */
function ended(status: Partial<GenerationStatus>): GenerationEvent[] {
  return numbered([
    {
      type: 'end',
      length: 0,
      generation: runStatus({ delivery: 'none', startedAt: Date.now(), ...status }),
    },
  ]);
}

const card = ({ page, texts }: Stage) => page.getByRole('region', { name: texts.ask.label });

/** Below the page, an answer that waits begins with one line. */
async function unfold(stage: Stage): Promise<void> {
  const all = card(stage).getByRole('button', { name: stage.texts.talk.showAll, exact: true });
  if (await all.isVisible()) await all.click();
}

/** The page has its height beside what waits below it. */
async function expectRoom({ page }: Stage): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  await expect.poll(() => shareOfPage(page)).toBeGreaterThanOrEqual(isPhone ? 0.65 : 0.75);
}

async function dismiss(stage: Stage): Promise<void> {
  const button = card(stage).getByRole('button', { name: stage.texts.ask.dismiss });
  if (await button.isVisible()) await button.click();
}

const WORDS: Record<Stage['language'], string> = {
  en: 'Nothing needs changing: the opening time is already six in the morning, in the second paragraph.',
  it: 'Non serve cambiare nulla: l’orario di apertura è già alle sei, nel secondo paragrafo.',
};

const REPORTS: Record<Stage['language'], Partial<GenerationStatus>> = {
  en: {
    summary: 'A warm page for the bakery, with its bread, its opening time and a form.',
    warnings: [
      'The script of the menu does not work: “oven is not defined”.',
      'A picture comes from another server (images.example.com).',
    ],
    toComplete: ['The telephone number', 'The address'],
    notDone: ['The map was left out.'],
  },
  it: {
    summary: 'Una pagina calda per il panificio, con il pane, l’orario e un modulo.',
    warnings: [
      'Lo script del menu non funziona: “oven is not defined”.',
      'Un’immagine viene da un altro server (images.example.com).',
    ],
    toComplete: ['Il numero di telefono', 'L’indirizzo'],
    notDone: ['La mappa non è stata inserita.'],
  },
};

const STOOD_IN: Record<Stage['language'], string> = {
  en: 'The AI model gave no usable answer, so the built-in designer stood in for it, free of charge.',
  it: 'Il modello AI non ha dato una risposta utilizzabile: al suo posto ha risposto il designer integrato, gratis.',
};

const LOST: BuilderState[] = [
  {
    name: 'the connection to a run is lost',
    async show(stage) {
      const { page, texts } = stage;
      await openBuilder(stage);
      await page.route('**/api/generation/**', () => undefined);
      await answerWith(stage, pageEvents([PAGE]).slice(0, -1));
      await stage.ask('A bakery in Turin');
      await expect(page.getByText(texts.ask.lost)).toBeVisible();
    },
  },
  {
    name: 'a run is being stopped',
    async show({ page, texts, press }) {
      await press(texts.ask.stop);
      await expect(page.getByText(texts.ask.stopping)).toBeVisible();
      await page.unroute('**/api/generation/**');
    },
  },
];

const ANSWERS: BuilderState[] = [
  {
    name: 'a question is answered',
    async show(stage) {
      const { page, language, texts } = stage;
      await leaveServer(page);
      await openBuilder(stage);
      const answer = { responseType: 'answer', charged: false } as const;
      await answerWith(stage, ended({ ...answer, summary: WORDS[language] }));
      await stage.ask('When do they open?');
      await expect(card(stage).getByText(WORDS[language])).toBeVisible();
      await expect(card(stage).getByText(texts.ask.free)).toBeVisible();
      await expectRoom(stage);
      await dismiss(stage);
    },
  },
  {
    name: 'the designer stood in for a model',
    async show(stage) {
      const { page, language, texts } = stage;
      await leaveServer(page);
      await openBuilder(stage);
      const report = REPORTS[language];
      const summary = `${STOOD_IN[language]} ${report.summary}`;
      const standIn = { isStandIn: true, charged: false, ...report, summary };
      await answerWith(
        stage,
        pageEvents([OTHER_SITE], { ...standIn, revision: 9, startedAt: Date.now() }),
      );
      await stage.ask('Make it darker');
      await openConversation(page, texts.talk.open);
      const again = card(stage).getByRole('button', { name: texts.talk.tryModel });
      await expect(again).toBeVisible();
      await expect(card(stage).getByRole('region', { name: texts.ask.warnings })).toBeVisible();
    },
  },
  {
    name: 'Stop came too late',
    async show(stage) {
      const { page, language, texts } = stage;
      await leaveServer(page);
      await openBuilder(stage);
      await page.route('**/api/generation/**', () => undefined);
      const events = pageEvents([OTHER_SITE], {
        ...REPORTS[language],
        warnings: [],
        revision: 9,
        startedAt: Date.now(),
      });
      await answerWith(stage, events.slice(0, 1));
      await stage.ask('Make it darker');
      await expect(page.getByText(texts.ask.lost)).toBeVisible();
      await stage.press(texts.ask.stop);
      await page.unroute('**/api/generation/**');
      await page.route('**/api/generation/run-1/events?**', (route) =>
        route.fulfill({ body: toLines(events.slice(1)) }),
      );
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(card(stage).getByText(texts.ask.pastStop)).toBeVisible({ timeout: 60_000 });
      await page.unroute('**/api/generation/run-1/events?**');
    },
  },
];

const DECISIONS: BuilderState[] = [
  {
    name: 'another site beside the page',
    async show(stage) {
      const { page, texts } = stage;
      await leaveServer(page);
      await openBuilder(stage);
      await page.route('**/api/generation/run-1/take', (route) => route.fulfill({ json: {} }));
      const status = { delivery: 'waiting', isProposal: true } as const;
      await answerWith(stage, pageEvents([OTHER_SITE], status));
      await stage.ask('Start over with another site');
      const dialog = stage.dialog();
      await expect(dialog.getByRole('button', { name: texts.ask.useSite })).toBeVisible();
      const frame = dialog.locator(`iframe[title="${texts.ask.sides.new}"]`);
      await expect(frame.contentFrame().getByRole('heading')).toHaveText('Aurora & Figli');
    },
  },
  {
    name: 'another site, decided later',
    async show(stage) {
      const { texts } = stage;
      await escape(stage);
      await expect(card(stage).getByRole('button', { name: texts.ask.comparePages })).toBeVisible();
      await expectRoom(stage);
    },
  },
  {
    name: 'an answer for a document that has changed',
    async show(stage) {
      const { page, texts } = stage;
      await unfold(stage);
      await card(stage).getByRole('button', { name: texts.ask.keepPage }).click();
      await leaveServer(page);
      await answerWith(stage, pageEvents([OTHER_SITE], { delivery: 'waiting' }));
      await stage.ask('Make it darker');
      await expect(card(stage).getByRole('button', { name: texts.ask.useAnswer })).toBeVisible();
      await expectRoom(stage);
    },
  },
  {
    name: 'a run of another device',
    async show(stage) {
      const { page, texts } = stage;
      await unfold(stage);
      await card(stage).getByRole('button', { name: texts.ask.discard }).click();
      await leaveServer(page);
      const document = { kind: 'site', uuid: crypto.randomUUID() } as const;
      const prompt = 'A bakery in Turin called Forno Aurora, warm colours, sourdough bread';
      const run = runStatus({ status: 'running', delivery: 'none', prompt, document });
      await page.route('**/api/generation', (route) =>
        route.fulfill({ json: { ok: true, generations: [run] } }),
      );
      await openBuilder(stage);
      await expect(card(stage).getByText(texts.ask.foundRunning)).toBeVisible();
      await page.unroute('**/api/generation');
      await page.unroute('**/api/generation/run-1/take');
    },
  },
];

/** What a run can come to, beside a change that is made. */
export const RUNS: readonly BuilderState[] = [...LOST, ...ANSWERS, ...DECISIONS];
