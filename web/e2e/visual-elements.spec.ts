import { expect, test } from '@playwright/test';
import { expectSaved, openEditor, PAGE } from './visual-stage.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const CARDS = PAGE.replace(
  '<img',
  `<my-card><h2 slot="title">Rosetta</h2>made   at dawn</my-card>
  <my-note>Ask &amp; taste</my-note>
  <script>
    customElements.define('my-card', class extends HTMLElement {
      constructor() {
        super();
        this.attachShadow({ mode: 'open' }).innerHTML =
          '<style>div{padding:20px;background:#eee}</style><div><slot name="title"></slot><p><slot></slot></p></div>';
      }
    });
    customElements.define('my-note', class extends HTMLElement {
      connectedCallback() { this.style.display = 'block'; }
    });
  </script>
  <img`,
);

test('custom elements are selected, their texts edited, and they are copied like others', async ({
  page,
}) => {
  const { frame, uuid, inspector } = await openEditor(page, CARDS);
  const path = inspector.getByRole('navigation');
  const [card, note] = [frame.locator('my-card'), frame.locator('my-note')];
  await card.click({ position: { x: 5, y: 5 } });
  await expect(inspector.getByText('Selected')).toBeVisible();
  await expect(page.getByText('A script of the page made this')).toHaveCount(0);
  await expect(path.locator('[aria-current]')).toHaveText('Section: Rosetta');

  await note.dblclick();
  await page.keyboard.press('End');
  await page.keyboard.type(' it');
  await page.keyboard.press('Enter');
  const noted = CARDS.replace('Ask &amp; taste', 'Ask &amp; taste it');
  await expectSaved(page, uuid, noted);

  await frame.getByRole('heading', { name: 'Rosetta' }).dblclick();
  await page.keyboard.press('End');
  await page.keyboard.type(' romana');
  await page.keyboard.press('Enter');
  const titled = noted.replace('Rosetta', 'Rosetta romana');
  await expectSaved(page, uuid, titled);
  await expect(card.getByRole('heading', { name: 'Rosetta romana' })).toBeVisible();

  await note.click();
  await page.getByRole('button', { name: 'Duplicate element' }).click();
  await expect(note).toHaveText(['Ask & taste it', 'Ask & taste it']);
  await expect(note.last()).toHaveCSS('display', 'block');
  for (let steps = 0; steps < 3; steps += 1)
    await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, CARDS);
  await expect(note).toHaveText(['Ask & taste']);
});

test('the tools stay beside what is selected in a sticky header while the page scrolls', async ({
  page,
}) => {
  const html = PAGE.replace('</style>', 'header{position:sticky;top:0;padding:90px 0 10px}</style>')
    .replace('<header>', '<header style="background:#fff">')
    .replace('<img', '<div style="height:3000px"></div><img');
  const { frame } = await openEditor(page, html);
  const link = frame.getByRole('link', { name: 'Menu' });
  const bar = page.getByRole('toolbar', { name: 'Selected element' });
  await link.click();
  await expect(bar).toBeVisible();
  for (const top of [400, 2_000]) {
    await link.evaluate((_, y) => scrollTo(0, y), top);
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const [tools, selected] = [await bar.boundingBox(), await link.boundingBox()];
        return Math.abs((tools?.y ?? 0) + (tools?.height ?? 0) - (selected?.y ?? Number.NaN));
      })
      .toBeLessThan(40);
    await expect(page.getByRole('button', { name: /Show it/ })).toHaveCount(0);
  }
});
