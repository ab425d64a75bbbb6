import { expect, test } from '@playwright/test';
import { clickOn, draw, openStage } from './editor-stage.ts';
import { forgetHeard, heard, lastHeard, send } from './frame-host.ts';

function asPage(body: string): string {
  return `<!doctype html><html><head><title>T</title></head><body style="margin:0">${body}</body></html>`;
}

test('a page that can be typed into by itself is edited like any other', async ({ page }) => {
  const frame = await openStage(page);
  await send(page, { t: 'mode', mode: 'select' });
  const { key } = await draw(
    page,
    asPage('<div contenteditable="true"><h1 id="h1">Title</h1><p id="p">Words</p></div>'),
  );
  await clickOn(page, frame, '#p');
  await expect.poll(() => heard(page, 'pick')).toMatchObject([{ key: key('p'), isMade: false }]);
  await page.keyboard.type('xyz');
  await page.keyboard.press('Delete');
  await expect.poll(() => lastHeard(page, 'key')).toMatchObject({ key: 'Delete' });
  await expect(frame.locator('#p')).toHaveText('Words');
  await send(page, { t: 'edit-text', key: key('p'), caret: 'all' });
  await expect.poll(() => heard(page, 'text-began')).toHaveLength(1);
  await page.keyboard.type('New');
  await send(page, { t: 'end-text', isKept: true });
  await expect
    .poll(() => lastHeard(page, 'typed'))
    .toMatchObject({ key: key('p'), pieces: [{ t: 'text', text: 'New' }] });
  await expect(frame.locator('div')).toHaveAttribute('contenteditable', 'true');
});

for (const [name, markup, open] of [
  ['a modal dialog', '<dialog id="top">', 'showModal'],
  ['a popover', '<div popover id="top">', 'showPopover'],
] as const) {
  test(`what stands in ${name} is chosen, and its outline lies above it`, async ({ page }) => {
    const frame = await openStage(page);
    await send(page, { t: 'mode', mode: 'select' });
    const end = markup.startsWith('<dialog') ? '</dialog>' : '</div>';
    const { key } = await draw(
      page,
      asPage(
        `<h1>Title</h1>${markup}<p id="p">Words</p>${end}<script>document.querySelector('#top').${open}()</script>`,
      ),
    );
    await expect(frame.locator('#p')).toBeVisible();
    await clickOn(page, frame, '#p');
    await expect.poll(() => heard(page, 'pick')).toMatchObject([{ key: key('p') }]);
    await page.mouse.move(0, 0);
    const before = await page.screenshot();
    await send(page, { t: 'select', keys: [key('p')], scrollTo: false });
    await expect
      .poll(async () => (await lastHeard(page, 'boxes'))?.boxes)
      .toMatchObject([{ key: key('p') }]);
    await expect.poll(async () => (await page.screenshot()).equals(before)).toBe(false);
  });
}

test('a page whose framework puts new nodes in place of the source’s is in step again after a morph', async ({
  page,
}) => {
  const frame = await openStage(page);
  await send(page, { t: 'mode', mode: 'select' });
  const { key, html } = await draw(
    page,
    asPage(
      `<main id="main"><h1 id="h1">Title</h1><p id="p">Words</p></main><script>
      const main = document.querySelector('#main');
      const render = () => main.replaceChildren(...[...main.children].map((it) => it.cloneNode(true)));
      render(); window.render = render;</script>`,
    ),
  );
  await clickOn(page, frame, '#h1');
  await expect.poll(() => heard(page, 'pick')).toMatchObject([{ key: key('main'), isMade: true }]);
  await send(page, {
    t: 'patch',
    patches: [{ t: 'between', parent: key('h1'), after: null, before: null, markup: 'Changed' }],
  });
  await expect.poll(() => heard(page, 'out-of-step')).toHaveLength(1);
  await send(page, { t: 'morph', html: html.replace('Title', 'Changed') });
  await expect(frame.locator('#h1')).toHaveText('Changed');
  await forgetHeard(page);
  await clickOn(page, frame, '#h1');
  await expect.poll(() => heard(page, 'pick')).toMatchObject([{ key: key('h1'), isMade: false }]);
});

test('a style of a linked file says which rule it comes from', async ({ page }) => {
  await openStage(page);
  const { key } = await draw(
    page,
    `<!doctype html><html><head><link rel="stylesheet" href="data:text/css;charset=utf-8,.a%7Bcolor%3Ared%7D"></head><body><h1 id="h1" class="a">Title</h1><p class="a">Words</p></body></html>`,
  );
  await send(page, { t: 'inspect', key: key('h1'), properties: ['color'] });
  await expect
    .poll(async () => (await lastHeard(page, 'styles'))?.styles)
    .toMatchObject({
      color: { value: 'rgb(255, 0, 0)', origin: 'rule', selector: '.a', count: 2 },
    });
});
