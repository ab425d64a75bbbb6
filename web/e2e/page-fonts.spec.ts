import { expect, test } from '@playwright/test';
import { listFontFiles } from '../../worker/cli/build/make-fonts.ts';
import { publishAs } from './publish-as.ts';
import { openEditor } from './visual-stage.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const FAMILIES = ['Roboto', 'Open Sans', 'Montserrat', 'Lato', 'Inter'];
const PAGE = `<!doctype html><html lang="it"><head><title>Forno</title><style>h1{font-family:Fraunces,Georgia,serif}p{font-family:Jost,Arial,sans-serif}</style></head><body><main><h1 id="title">Pane di Łódź</h1><p id="text">Ogni giorno.</p></main></body></html>`;

test('every font file is kept for a year and open to pages of any origin', async ({ request }) => {
  for (const { name } of listFontFiles()) {
    const answer = await request.get(`/fonts/${name}`, { headers: { origin: 'null' } });
    const { 'cache-control': kept, 'access-control-allow-origin': open } = answer.headers();
    expect([name, answer.status(), kept, open]).toEqual([
      name,
      200,
      'public, max-age=31536000, immutable',
      '*',
    ]);
  }
});

test('a published page is set in its families, extended letters too, and asks no other host', async ({
  page,
  request,
  baseURL,
}) => {
  const folder = await publishAs(request, PAGE);
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url()));
  await page.goto(folder);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  /** The faces that set an element's letters, by the browser itself. */
  async function facesOf(selector: string): Promise<string[]> {
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }) => `${familyName} ${isCustomFont}`);
  }
  await expect.poll(() => facesOf('h1')).toEqual([expect.stringMatching(/^Fraunces.* true$/)]);
  await expect.poll(() => facesOf('p')).toEqual(['Jost true']);
  const files = asked.filter((url) => url.includes('/fonts/'));
  expect(files.some((url) => /fraunces-ext-/.test(url))).toBe(true);
  expect(files.some((url) => /italic|-ext-.*jost/.test(url))).toBe(false);
  const own = new URL(baseURL ?? '').port;
  expect(asked.filter((url) => new URL(url).port !== own && !url.startsWith('data:'))).toEqual([]);
});

test('the toolbar offers the families by name', async ({ page }) => {
  const { frame, tools } = await openEditor(page, PAGE);
  await frame.locator('#title').click();
  const list = tools.getByRole('combobox', { name: 'Font', exact: true });
  await expect(list).toBeVisible();
  const names = await list.locator('option').allTextContents();
  expect(FAMILIES.filter((family) => !names.includes(family))).toEqual([]);
  await list.selectOption('Open Sans');
  await expect(frame.locator('#title')).toHaveCSS('font-family', /Open Sans/);
});
