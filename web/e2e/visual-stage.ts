import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { openSite, untilEditable } from './open-site.ts';

export const PAGE = `<!doctype html>
<html lang="en">
<head>
  <title>Forno</title>
  <style>
    :root { --ink: #222; }
    .card { padding: 8px; color: var(--ink); }
  </style>
</head>
<body>
  <!-- kept &amp; as it is -->
  <header><a href='#menu'>Menu</a></header>
  <h1>Bread   &amp; oil</h1>
  <p id="story">Since <b>1978</b> we bake &ndash; every day.</p>
  <section id="menu" class=menu>
    <div class="card"><h2>Focaccia</h2><p>5 &euro;</p></div>
    <div class="card"><h2>Ciabatta</h2><p>4 &euro;</p></div>
  </section>
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="40" height="40">
</body>
</html>
`;

export interface Editor {
  frame: FrameLocator;
  uuid: string;
  tools: Locator;
  inspector: Locator;
}

const WORDS = {
  en: { tools: 'Editing tools', element: 'Element' },
  it: { tools: 'Strumenti di modifica', element: 'Elemento' },
} as const;
type Language = keyof typeof WORDS;

/** The builder with a page of a new account, to be edited by clicking. */
export async function openEditor(
  page: Page,
  html = PAGE,
  language: Language = 'en',
): Promise<Editor> {
  const uuid = await openSite(page, html);
  return { uuid, ...(await editShown(page, language)) };
}

/** Waits until the page that the builder shows can be edited. */
export async function editShown(
  page: Page,
  language: Language = 'en',
): Promise<Omit<Editor, 'uuid'>> {
  const words = WORDS[language];
  await untilEditable(page);
  return {
    frame: page.frameLocator('main iframe[title]'),
    tools: page.getByRole('toolbar', { name: words.tools }),
    inspector: page.getByRole('complementary', { name: words.element }),
  };
}

/** The page as the server has it once it says so. */
export async function expectSaved(page: Page, uuid: string, html: string): Promise<void> {
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api/s/${uuid}`)).json()) as { html: string }).html,
    )
    .toBe(html);
}
