import { expect, test, type Page } from '@playwright/test';
import { openSite, previewOf, stopEditing, untilEditable } from './open-site.ts';

function asPage(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>${head}</head><body>${body}</body></html>`;
}

async function expectUsable(page: Page): Promise<void> {
  const prompt = page.getByRole('textbox', { name: 'Ask AI' });
  await prompt.fill('still here');
  await expect(prompt).toHaveValue('still here');
}

// A trace would wait for a picture of the frame that never comes.
test.use({ trace: 'off' });

test('a page whose script never ends leaves the builder usable, and is shown without its scripts', async ({
  page,
}) => {
  const html = asPage(
    '<h1>Busy</h1><p id="made">by hand</p><script>setTimeout(() => { for (;;); }, 300)</script>',
  );
  await openSite(page, html);
  await expect(page.getByText(/A script on this page does not come to an end/)).toBeVisible();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Stop its scripts' }).click();
  await expect(previewOf(page).getByRole('heading', { name: 'Busy' })).toBeVisible();
  await expect(page.getByText(/scripts are switched off in this preview/)).toBeVisible();
  await expectUsable(page);
});

test('a page that navigates itself is kept, without its scripts', async ({ page }) => {
  const html = asPage(
    '<h1>Restless</h1><script>document.querySelector("h1").textContent = "Ran"; location.href = "/s/elsewhere"</script>',
  );
  await openSite(page, html);
  await expect(page.getByText(/scripts are switched off in this preview/)).toBeVisible({
    timeout: 30_000,
  });
  await expect(previewOf(page).getByRole('heading', { name: 'Restless' })).toBeVisible();
  await expectUsable(page);
});

test('a page that refreshes to another address is kept too', async ({ page }) => {
  const html = asPage('<h1>Moved</h1>', '<meta http-equiv="refresh" content="0;url=/s/elsewhere">');
  await openSite(page, html);
  await expect(previewOf(page).getByRole('heading', { name: 'Moved' })).toBeVisible({
    timeout: 30_000,
  });
  await expectUsable(page);
});

test('anchors scroll, other links stay where they are and say so', async ({ page }) => {
  const html = asPage(
    '<a href="#end">Down</a> <a href="https://example.com/shop">Shop</a><div style="height:4000px"></div><h2 id="end">The end</h2>',
  );
  await openSite(page, html);
  await stopEditing(page);
  const frame = previewOf(page);
  await frame.getByRole('link', { name: 'Down' }).click();
  await expect(frame.getByRole('heading', { name: 'The end' })).toBeInViewport();
  await frame.getByRole('link', { name: 'Shop' }).click();
  await expect(page.getByText('Links to other pages do not open in the preview.')).toBeVisible();
  await expect(page.getByText('https://example.com/shop')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Links to other pages do not open in the preview.')).toBeHidden();
});

test('what the page complains of is listed as text, and repeated once', async ({ page }) => {
  const html = asPage(
    '<h1>Loud</h1><script>for (let i = 0; i < 5; i += 1) console.error("<img src=x onerror=alert(1)>")</script>',
  );
  await openSite(page, html);
  await page.getByRole('button', { name: '1 problem on the page' }).click();
  const list = page.getByRole('list', { name: 'What the page’s scripts reported' });
  await expect(list.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(list.getByText('× 5')).toBeVisible();
});

test('a page is shown in the colours of either screen', async ({ page }) => {
  const style = `<style>:root{color-scheme:light dark}h1{color:rgb(10, 20, 30)}@media (min-width:1px) and (prefers-color-scheme: dark){h1{color:rgb(200, 210, 220)}}</style>`;
  await openSite(page, asPage('<h1>Both</h1>', style));
  const heading = previewOf(page).getByRole('heading', { name: 'Both' });
  await expect(heading).toHaveCSS('color', 'rgb(10, 20, 30)');
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(heading).toHaveCSS('color', 'rgb(200, 210, 220)');
  await expect(heading).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await expect(heading).toHaveCSS('color', 'rgb(10, 20, 30)');
  await page.getByRole('button', { name: 'As on this device' }).click();
  await expect(heading).toHaveCSS('color-scheme', 'light dark');
});

test('a code change with other scripts is drawn behind the page and keeps the scroll position', async ({
  page,
}) => {
  const html = asPage(
    '<h1>One</h1><div style="height:3000px"></div><p>foot</p><script>window.runs = (window.runs || 0) + 1</script>',
  );
  await openSite(page, html);
  await untilEditable(page);
  await expect(previewOf(page).getByRole('heading', { name: 'One' })).toBeVisible();
  const scrollTo1500 = () => {
    scrollTo(0, 1_500);
    return scrollY;
  };
  expect(await previewOf(page).locator('body').evaluate(scrollTo1500)).toBe(1_500);
  await page.getByRole('button', { name: 'Split' }).click();
  await page.getByRole('textbox', { name: /code/i }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('<script>document.body.append("second script ran")</script>');
  await expect(previewOf(page).getByText('second script ran')).toBeVisible();
  const facts = () => [scrollY, Reflect.get(window, 'runs')];
  expect(await previewOf(page).locator('body').evaluate(facts)).toEqual([1_500, 1]);
});
