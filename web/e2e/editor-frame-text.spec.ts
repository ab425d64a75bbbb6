import { expect, type Frame, type Page, test } from '@playwright/test';
import { draw, type Marked, middleOf, openStage } from './editor-stage.ts';
import { forgetHeard, heard, lastHeard, send } from './frame-host.ts';

const PAGE = `<!doctype html><html><head><style>:focus{outline:5px solid red}</style></head><body id="body"><h1 id="h1">Hello&nbsp;there world</h1>
<p id="p">One <b id="bold">two</b> three</p><button id="button">Buy</button><div id="div"><p id="in">x</p></div><img id="img" alt="">
<p id="other">Other</p></body></html>`;

async function open(page: Page): Promise<{ frame: Frame; key: Marked['key'] }> {
  const frame = await openStage(page);
  const { key } = await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  return { frame, key };
}

async function begin(page: Page, key: number): Promise<void> {
  await forgetHeard(page);
  await send(page, { t: 'edit-text', key, caret: 'all' });
  await expect.poll(() => heard(page, 'text-began')).toMatchObject([{ key }]);
}

test('a double click writes into a text where it was made, and what is typed is told', async ({
  page,
}) => {
  const { frame, key } = await open(page);
  const { y } = await middleOf(frame, '#other');
  await page.mouse.dblclick(10, y);
  await expect.poll(() => heard(page, 'text-began')).toMatchObject([{ key: key('other') }]);
  await page.keyboard.press('Shift+End');
  await page.keyboard.type('New words ');
  await expect
    .poll(() => lastHeard(page, 'typed'))
    .toMatchObject({ key: key('other'), pieces: [{ t: 'text', text: 'New words ' }] });
  await page.keyboard.type('here');
  await page.mouse.click(700, 500);
  await expect
    .poll(() => heard(page, 'text-ended'))
    .toMatchObject([{ key: key('other'), isKept: true }]);
  expect(await lastHeard(page, 'typed')).toMatchObject({
    pieces: [{ t: 'text', text: 'New words here' }],
  });
  expect(await frame.locator('#other').evaluate((p) => p.outerHTML)).toBe(
    '<p id="other">New words here</p>',
  );
});

test('a space that the text had as a no-break one stays, a typed one is ordinary', async ({
  page,
}) => {
  const { key } = await open(page);
  await begin(page, key('h1'));
  await page.keyboard.press('End');
  await page.keyboard.type(' now then');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => lastHeard(page, 'typed'))
    .toMatchObject({ pieces: [{ t: 'text', text: 'Hello\u00a0there world now then' }] });
  expect(await heard(page, 'text-ended')).toMatchObject([{ isKept: true }]);
});

test('Escape puts the same nodes back', async ({ page }) => {
  const { frame, key } = await open(page);
  await frame.evaluate(() => Reflect.set(window, 'before', document.querySelector('#bold')));
  await begin(page, key('p'));
  await page.keyboard.type('gone');
  // The editor's own frame is the only one.
  await expect(frame.locator('#p')).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Escape');
  await expect.poll(() => heard(page, 'text-ended')).toMatchObject([{ isKept: false }]);
  expect(
    await frame.evaluate(() => [
      document.querySelector('#p')?.outerHTML,
      Reflect.get(window, 'before') === document.querySelector('#bold'),
    ]),
  ).toEqual(['<p id="p">One <b id="bold">two</b> three</p>', true]);
});

test('formats, links and line breaks are what the pieces can say', async ({ page }) => {
  const { frame, key } = await open(page);
  await begin(page, key('p'));
  await page.keyboard.press('End');
  for (let at = 0; at < 5; at += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await send(page, { t: 'link', href: '/there' });
  await expect
    .poll(async () => (await lastHeard(page, 'typed'))?.pieces)
    .toEqual([
      { t: 'text', text: 'One ' },
      { t: 'kept', key: key('bold'), pieces: [{ t: 'text', text: 'two' }] },
      { t: 'text', text: ' ' },
      {
        t: 'made',
        tag: 'b',
        href: null,
        pieces: [{ t: 'made', tag: 'a', href: '/there', pieces: [{ t: 'text', text: 'three' }] }],
      },
    ]);
  await page.keyboard.press('Control+a');
  await send(page, { t: 'format', format: 'clear' });
  await send(page, { t: 'link', href: null });
  await expect
    .poll(async () => (await lastHeard(page, 'typed'))?.pieces)
    .toEqual([{ t: 'text', text: 'One two three' }]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('four');
  await page.keyboard.press('Control+u');
  await expect
    .poll(async () => (await lastHeard(page, 'typed'))?.pieces)
    .toEqual([
      { t: 'text', text: 'One two three' },
      { t: 'made', tag: 'br', href: null, pieces: [] },
      { t: 'text', text: 'four' },
    ]);
  await send(page, { t: 'end-text', isKept: true });
  await expect
    .poll(() => frame.locator('#p').evaluate((p) => p.outerHTML))
    .toBe('<p id="p">One two three<br>four</p>');
});

test('what is pasted comes without formatting, a button takes spaces', async ({ page }) => {
  const { frame, key } = await open(page);
  await begin(page, key('button'));
  await frame.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/html', '<b style="color:red">x</b>');
    Reflect.set(window, 'transfer', transfer);
  });
  await page.keyboard.type('Buy it now');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => lastHeard(page, 'typed'))
    .toMatchObject({ pieces: [{ t: 'text', text: 'Buy it now' }] });
  await begin(page, key('p'));
  await page.evaluate(() => navigator.clipboard?.writeText('a\nb').catch(() => undefined));
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('plain');
  await expect
    .poll(() => lastHeard(page, 'typed'))
    .toMatchObject({ pieces: [{ t: 'text', text: 'plain' }] });
});

test('what holds boxes or no words is no text', async ({ page }) => {
  const { key } = await open(page);
  for (const id of ['div', 'img', 'body'])
    await send(page, { t: 'edit-text', key: key(id), caret: 'all' });
  await expect
    .poll(async () => (await heard(page, 'text-refused')).map((event) => event.key))
    .toEqual([key('div'), key('img'), key('body')]);
});

test('in the mode for texts one click puts the caret, and patches of what was typed keep it', async ({
  page,
}) => {
  const { frame, key } = await open(page);
  await send(page, { t: 'mode', mode: 'text' });
  const { x, y } = await middleOf(frame, '#other');
  await page.mouse.click(x, y);
  await expect.poll(() => heard(page, 'text-began')).toMatchObject([{ key: key('other') }]);
  await page.keyboard.press('End');
  await page.keyboard.type('s a');
  await send(page, {
    t: 'patch',
    patches: [
      { t: 'between', parent: key('other'), after: null, before: null, markup: 'Others a' },
    ],
  });
  await page.keyboard.type('nd more');
  await expect
    .poll(() => lastHeard(page, 'typed'))
    .toMatchObject({ pieces: [{ t: 'text', text: 'Others and more' }] });
});

test('an input method is not disturbed', async ({ page, context }) => {
  const { key } = await open(page);
  await begin(page, key('other'));
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', {
    text: 'にほ',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await session.send('Input.insertText', { text: '日本' });
  await expect
    .poll(() => lastHeard(page, 'typed'))
    .toMatchObject({ pieces: [{ t: 'text', text: '日本' }] });
});
