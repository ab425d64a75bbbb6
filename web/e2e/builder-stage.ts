import { expect, type Locator, type Page } from '@playwright/test';
import { TEXTS, type Language } from './builder-texts.ts';
import { saveSite } from './open-site.ts';

/** A page of the site, whose script has something to complain of. */
export const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Forno Aurora</title>
<style>body { background: #faefe1; color: #221c12; font-family: sans-serif; padding: 2rem }</style></head>
<body><h1>Forno Aurora</h1><p>Bread, every morning from six.</p>
<script>console.error('The oven is not defined');</script></body></html>
`;

export const SITE = 'Forno Aurora';

/** A signed-in visitor in front of the builder, with the words of their language. */
export interface Stage {
  page: Page;
  language: Language;
  texts: (typeof TEXTS)[Language];
  siteUuid: string;
  press: (name: string | RegExp) => Promise<void>;
  ask: (prompt: string) => Promise<void>;
  dialog: () => Locator;
}

/** A new account with two sites, a folder and files; the builder shows the first site. */
export async function setStage(page: Page, language: Language): Promise<Stage> {
  const id = crypto.randomUUID();
  const account = { email: `stage-${id}@example.com`, password: 'a quiet river at dawn' };
  const user = { id, name: 'Ada Rossi', avatar_url: '', ...account };
  // The files are seen as on a later visit.
  await page.addInitScript(() => {
    if (localStorage.getItem('bluewave_panel') !== null) return;
    localStorage.setItem('bluewave_panel', '{"panel":"files","widthPx":272}');
  });
  await page.request.post('/api/user/create', { data: user });
  await page.request.post('/api/login', { data: account });
  await saveSite(page, PAGE.replace('every morning', 'each day'), 'Officina Belli');
  const siteUuid = await saveSite(page, PAGE, SITE);
  for (const [name, folder] of FILES) {
    const type = name.slice(name.lastIndexOf('.') + 1);
    const data = { uuid: crypto.randomUUID(), name, type, folder, content: `${name}\n` };
    expect((await page.request.post('/api/file', { data })).ok()).toBe(true);
  }
  const texts = TEXTS[language];
  return {
    page,
    language,
    texts,
    siteUuid,
    press: (name) => page.getByRole('button', { name, exact: true }).first().click(),
    async ask(prompt) {
      const box = page.getByRole('textbox', { name: texts.ask.label });
      await box.fill(prompt);
      await box.press('Enter');
    },
    dialog: () => page.getByRole('dialog').last(),
  };
}

const FILES = [
  ['about.html', '/'],
  ['style.css', '/'],
  ['menu.json', '/'],
  ['notes.md', '/shop'],
] as const;

/** The builder anew, with the site shown. */
export async function openBuilder({ page, siteUuid }: Stage): Promise<void> {
  await page.goto(`/builder?site=${siteUuid}`);
  await expect(page.locator('[role=tab]', { hasText: SITE })).toBeAttached();
  const frame = page.locator('iframe[title]').first();
  await expect(frame.contentFrame().getByRole('heading', { name: SITE })).toBeVisible();
}

/** One state of the builder, reached from the one before it in its list. */
export interface BuilderState {
  name: string;
  show: (stage: Stage) => Promise<void>;
}

/** Closes the one dialog that is open. */
export async function escape({ page }: Stage): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
