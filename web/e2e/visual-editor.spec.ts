import { expect, test } from '@playwright/test';
import { findInBothSchemes } from './find-violations.ts';
import { expectSaved, openEditor, PAGE } from './visual-stage.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a click selects, a double click edits the text in place, and only that text changes', async ({
  page,
}) => {
  const { frame, uuid, inspector } = await openEditor(page);
  await expect(page.getByRole('combobox', { name: 'Font' })).toBeDisabled();
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await expect(inspector.getByText('Selected')).toBeVisible();
  await expect(
    inspector.getByRole('navigation').getByRole('button', { name: 'Title' }),
  ).toHaveAttribute('aria-current', 'true');
  await frame.getByRole('heading', { name: 'Focaccia' }).dblclick();
  await page.keyboard.press('End');
  await page.keyboard.type(' genovese');
  await page.keyboard.press('Enter');
  await expectSaved(page, uuid, PAGE.replace('Focaccia', 'Focaccia genovese'));
  await expect(frame.getByRole('heading', { name: 'Focaccia genovese' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(frame.getByRole('heading', { name: 'Focaccia', exact: true })).toBeVisible();
  await expectSaved(page, uuid, PAGE);
});

test('looks are changed for one element, for all alike, and taken back', async ({ page }) => {
  const { frame, uuid, inspector } = await openEditor(page);
  const [first, second] = [frame.locator('.card').first(), frame.locator('.card').last()];
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await page.getByRole('button', { name: 'Select its container' }).click();
  await page.getByRole('combobox', { name: 'Background' }).selectOption('Yellow');
  await expect(first).toHaveCSS('background-color', 'rgb(254, 249, 195)');
  await expect(second).not.toHaveCSS('background-color', 'rgb(254, 249, 195)');
  await inspector.getByRole('button', { name: 'All 2 alike' }).click();
  const padding = inspector.getByRole('textbox', { name: 'Inside, top' });
  await expect(padding).toHaveValue('8');
  await padding.fill('20');
  await padding.press('Enter');
  await expect(second).toHaveCSS('padding-top', '20px');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(first).toHaveCSS('padding-top', '8px');
  await expectSaved(page, uuid, PAGE);
});

test('elements are moved, copied and deleted by keys and buttons', async ({ page }) => {
  const { frame, uuid } = await openEditor(page);
  await frame.getByRole('heading', { name: 'Ciabatta' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(frame.locator('.card h2')).toHaveText(['Ciabatta', 'Focaccia']);
  await page.getByRole('button', { name: 'Duplicate element' }).click();
  await expect(frame.locator('.card h2')).toHaveText(['Ciabatta', 'Ciabatta', 'Focaccia']);
  await page.getByRole('button', { name: 'Delete element' }).click();
  await expect(frame.locator('.card h2')).toHaveText(['Ciabatta', 'Focaccia']);
  for (let steps = 0; steps < 3; steps += 1)
    await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(frame.locator('.card h2')).toHaveText(['Focaccia', 'Ciabatta']);
  await expectSaved(page, uuid, PAGE);
});

test('links, pictures and attributes have their fields, and what could run a script is refused', async ({
  page,
}) => {
  const { frame, uuid, inspector } = await openEditor(page);
  await frame.getByRole('link', { name: 'Menu' }).click();
  await inspector.getByRole('button', { name: 'Content' }).click();
  const leads = inspector.getByLabel('Leads to');
  await leads.fill('javascript:alert(1)');
  await leads.press('Enter');
  await expect(inspector.getByRole('alert')).toHaveText('This address cannot be used.');
  await leads.fill('info@forno.example');
  await leads.press('Enter');
  const linked = PAGE.replace("href='#menu'", 'href="mailto:info@forno.example"');
  await expectSaved(page, uuid, linked);
  await frame.locator('img').click();
  // Of a picture the content comes first.
  await expect(inspector.getByText(/Without a description/)).toBeVisible();
  await inspector.getByLabel(/Description for people/).fill('The oven');
  await inspector.getByLabel(/Description for people/).press('Enter');
  await expect(frame.getByRole('img', { name: 'The oven' })).toBeVisible();
});

test('a change at phone width holds for phones only', async ({ page }) => {
  const { frame, tools } = await openEditor(page);
  await page.getByRole('button', { name: 'Phone' }).click();
  await frame.getByRole('heading', { level: 1 }).click();
  await tools.getByRole('textbox', { name: 'Exact size' }).fill('20px');
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '20px');
  await page.getByRole('button', { name: 'Full width' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '32px');
});

test('looking and editing leave every byte of the page as it was', async ({ page }) => {
  const { frame, uuid } = await openEditor(page);
  await frame.getByText('Since').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Text: click into a text' }).click();
  await frame.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop editing by clicking' }).click();
  await page.keyboard.press('Control+s');
  await expectSaved(page, uuid, PAGE);
});

test('words are made bold and linked while they are edited', async ({ page }) => {
  const { frame, uuid } = await openEditor(page);
  await frame.getByText('Since').dblclick();
  const bar = page.getByRole('toolbar', { name: 'Format the selected words' });
  await page.keyboard.press('ControlOrMeta+a');
  await bar.getByRole('button', { name: 'Italic' }).click();
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(frame.locator('#story em, #story i').first()).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(frame.locator('#story')).toHaveText('Since 1978 we bake – every day.');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, PAGE);
  await expect(frame.locator('#story')).toHaveText('Since 1978 we bake – every day.');
  await frame.getByText('Since').dblclick();
  await expect(bar).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Control+k');
  await page.getByLabel('Address of the link; empty removes it').fill('forno.it');
  await page.keyboard.press('Enter');
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(frame.locator('#story a').first()).toHaveAttribute('href', 'https://forno.it');
});

test('what is selected out of sight is named and can be shown', async ({ page }) => {
  const html = PAGE.replace('<img', '<div style="height: 3000px"></div><img');
  const { frame } = await openEditor(page, html);
  await frame.getByRole('heading', { level: 1 }).click();
  await frame.locator('img').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Selected: Main title. Show it' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('the bar beside what is selected is never cut off', async ({ page }) => {
  const html = PAGE.replace(
    '<h1>',
    '<main id="tall" style="height: 3000px">Tall</main><p id="top" style="position: fixed; top: 60px">Top</p><h1>',
  );
  const { frame } = await openEditor(page, html);
  const bar = page.getByRole('toolbar', { name: 'Selected element' });
  for (const id of ['tall', 'top']) {
    await frame.locator(`#${id}`).click({ position: { x: 5, y: 5 } });
    await expect(bar).toBeInViewport({ ratio: 0.99 });
    // Scaled down.
    await page.getByRole('button', { name: 'Desktop' }).click();
    await expect(bar).toBeInViewport({ ratio: 0.99 });
    await page.getByRole('button', { name: 'Full width' }).click();
  }
});

test('layers, insert and theme change the page', async ({ page }) => {
  const { frame, uuid } = await openEditor(page);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await page.getByRole('treeitem', { name: 'Bread & oil, Main title' }).click();
  await expect(page.getByRole('complementary', { name: 'Element' })).toBeVisible();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('button', { name: 'Divider' }).click();
  await expect(frame.locator('hr')).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await page.getByRole('button', { name: 'Questions' }).click();
  await expect(frame.locator('details').first()).toBeInViewport();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expectSaved(page, uuid, PAGE);
  await page.getByRole('button', { name: 'Theme', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Text #222222' }).first()).toBeVisible();
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('the tools of the editor have no accessibility violations', async ({ page }) => {
    const { frame } = await openEditor(page, PAGE, 'it');
    await frame.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('complementary', { name: 'Elemento' })).toBeVisible();
    expect(await findInBothSchemes(page)).toEqual([]);
    for (const panel of ['Livelli', 'Inserisci', 'Tema']) {
      await page.getByRole('button', { name: panel, exact: true }).click();
      await expect(page.getByRole('heading', { name: panel, exact: true })).toBeVisible();
      expect(await findInBothSchemes(page)).toEqual([]);
    }
  });
});

test('the bar at the left has every tool for the page and for what is selected on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  const { frame, inspector } = await openEditor(page);
  const bar = page.getByRole('toolbar', { name: 'Panels and tools' });
  const tool = (name: string) => bar.getByRole('button', { name, exact: true });
  await expect(tool('Delete element')).toHaveAttribute('aria-disabled', 'true');
  await expect(tool('Delete element')).toHaveAccessibleDescription(
    'Select an element on the page first.',
  );
  await frame.getByRole('heading', { name: 'Focaccia' }).click();
  await expect(tool('Move element up')).toHaveAccessibleDescription('It is the first one already.');
  await tool('Move element down').click();
  await tool('Duplicate element').click();
  await expect(frame.getByRole('heading', { name: 'Focaccia' })).toHaveCount(2);
  await tool('Delete element').click();
  await tool('Insert container').click();
  await expect(frame.locator('.card').first().locator('div')).toHaveText(/New text/);
  await tool('Layout settings').click();
  await expect(inspector.getByRole('combobox', { name: 'Parts inside' })).toBeFocused();
  await tool('Assistant (free)').click();
  await expect(page.getByRole('dialog', { name: 'Change this element' })).toBeVisible();
  await tool('Assistant (free)').click();
  await expect(page.getByRole('dialog', { name: 'Change this element' })).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 640 });
  await tool('More tools').click();
  await page.getByRole('menuitem', { name: 'Insert heading' }).click();
  await expect(frame.getByRole('heading', { name: 'New heading' })).toBeVisible();
});

test('where there is no bar at the left, the one beside the element has all tools, and the assistant leaves the element in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const { frame } = await openEditor(page);
  const heading = frame.getByRole('heading', { name: 'Focaccia' });
  await heading.click();
  const bar = page.getByRole('toolbar', { name: 'Selected element' });
  await bar.getByRole('button', { name: 'Assistant (free)' }).click();
  const assistant = page.getByRole('dialog', { name: 'Change this element' });
  await expect(assistant).toBeVisible();
  const [card, title] = [await assistant.boundingBox(), await heading.boundingBox()];
  expect(card?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
  expect(await findInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(frame.locator('.card h2')).toHaveText(['Focaccia', 'Ciabatta']);
});

test('in Split view page and code are in step, and no one takes the focus of the other', async ({
  page,
}) => {
  const { frame } = await openEditor(page);
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  const [lit, code] = [page.locator('.cm-lit'), page.locator('.cm-content')];
  await expect(code).toBeVisible();
  await frame.getByRole('heading', { name: 'Ciabatta' }).click();
  await expect(lit).toHaveText(/Ciabatta/);
  await expect(code).not.toBeFocused();
  await page.locator('.cm-line', { hasText: 'Since' }).click();
  await expect(lit).toHaveText(/Since/);
  await expect(code).toBeFocused();
  await expect(page.getByRole('toolbar', { name: 'Selected element' })).toBeVisible();
  await page.locator('.cm-line', { hasText: '.card { padding' }).click();
  await expect(page.getByText('2 elements by the rule .card')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Selected element' })).toBeHidden();
  expect(await findInBothSchemes(page)).toEqual([]);
});
