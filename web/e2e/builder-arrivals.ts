import { expect } from '@playwright/test';
import { pressPanel } from './open-site.ts';
import { type BuilderState, escape, openBuilder, PAGE, type Stage } from './builder-stage.ts';

const BEFORE_SIGN_IN = '0b8a5a8e-6f0a-4a1c-9d0e-2f4c8f0f7a11';

/** Leaves a page in the browser as a visitor without an account does. */
async function leaveAnonymousSite({ page }: Stage): Promise<void> {
  await page.evaluate(
    ({ uuid, html }) => {
      const at = new Date().toISOString();
      const facts = { uuid, name: 'Kiosk', createdAt: at, lastModified: at };
      const site = { ...facts, userId: null, revision: 0, isSaved: false };
      localStorage.setItem('bluewave_sites', JSON.stringify({ [uuid]: site }));
      localStorage.setItem(`site_${uuid}`, html);
    },
    { uuid: BEFORE_SIGN_IN, html: PAGE },
  );
}

/** Has the browser remember as many open files as there are. */
async function rememberFiles({ page }: Stage): Promise<void> {
  for (let index = 0; index < 10; index += 1) {
    const name = `chapter-${index}.md`;
    const data = { uuid: crypto.randomUUID(), name, type: 'md', folder: '/', content: name };
    expect((await page.request.post('/api/file', { data })).ok()).toBe(true);
  }
  await page.evaluate(async () => {
    const { id } = JSON.parse(localStorage.getItem('auth_user') ?? '{}') as { id: string };
    const answer = await fetch(`/api/files/${id}`);
    const { files } = (await answer.json()) as { files: { uuid: string }[] };
    const tabs = files.map(({ uuid }, index) => ({ kind: 'file', uuid, lastAccessedAt: index }));
    localStorage.setItem(`bluewave_tabs_${id}`, JSON.stringify(tabs));
  });
}

/** The edges of an account: what was there before it, as much as it may have open, and without it. */
export const ARRIVALS: BuilderState[] = [
  {
    name: 'import offer',
    async show(stage) {
      const { page, texts } = stage;
      await leaveAnonymousSite(stage);
      await page.goto(`/builder?site=${stage.siteUuid}`);
      await expect(page.getByRole('dialog', { name: texts.files.import.title })).toBeVisible();
    },
  },
  {
    name: 'import offer put off',
    async show(stage) {
      const { page, texts } = stage;
      await escape(stage);
      await pressPanel(page, texts.tabs.panels.files, texts.tabs.rail);
      await expect(page.getByRole('button', { name: texts.files.import.bring })).toBeVisible();
    },
  },
  {
    name: 'ten tabs',
    async show(stage) {
      await rememberFiles(stage);
      await openBuilder(stage);
      await expect(stage.page.getByRole('tab')).toHaveCount(10);
    },
  },
  {
    name: 'sign-in gate',
    async show({ page, texts }) {
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.removeItem('auth_user'));
      await page.goto('/builder');
      await expect(page.getByRole('heading', { name: texts.builder.gate.title })).toBeVisible();
      await expect(page.getByText(texts.builder.gate.warning)).toBeVisible();
    },
  },
];
