import { expect, test } from '@playwright/test';
import { clickOn, draw, middleOf, openStage } from './editor-stage.ts';
import { forgetHeard, heard, lastHeard, send } from './frame-host.ts';

const PAGE = `<!doctype html><html><head><style>body{margin:0;font:16px/20px sans-serif}a,button,li,p,h1,input,summary{display:block;height:30px;margin:0;padding:0}
 #row{display:flex;gap:10px}#row div{width:100px;height:40px}#empty{height:60px}</style></head><body id="body">
<section id="section"><h1 id="h1">Title</h1><a id="link" href="/away"><span id="word">Word</span></a>
<button id="button" onclick="window.hit=(window.hit??0)+1"><svg id="icon" width="20" height="20"><circle id="dot" cx="10" cy="10" r="9"></circle></svg></button>
<input id="input"><details id="details"><summary id="summary">More</summary><p>x</p></details><p id="p">Paragraph</p></section>
<iframe id="inner" style="height:50px;border:0" srcdoc="<button>in</button>"></iframe>
<ul id="list"><li id="l1">1</li><li id="l2">2</li></ul>
<div id="row"><div id="d1"></div><div id="d2"></div><div id="d3"></div></div><div id="empty"></div>
<script id="s">for (const t of ['click','pointerdown','mousedown','keydown','focusin','submit']) addEventListener(t, () => window.reacted = t, true);
const m = document.createElement('em'); m.id='made'; m.textContent='made'; document.querySelector('#p').append(m);</script></body></html>`;

test('a click chooses what a person means, and the page does not react', async ({ page }) => {
  const frame = await openStage(page);
  const { key } = await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  const picked = async (selector: string) => {
    await forgetHeard(page);
    await page.waitForTimeout(500);
    await clickOn(page, frame, selector);
    await expect.poll(() => heard(page, 'pick')).toHaveLength(1);
    return (await heard(page, 'pick'))[0];
  };
  expect(await picked('#h1')).toMatchObject({ key: key('h1'), isAdded: false, isMade: false });
  expect(await picked('#word')).toMatchObject({ key: key('link') });
  expect(await picked('#dot')).toMatchObject({ key: key('button') });
  await send(page, { t: 'select', keys: [key('button')], scrollTo: false });
  expect(await picked('#dot')).toMatchObject({ key: key('icon') });
  await send(page, { t: 'select', keys: [key('icon')], scrollTo: false });
  expect(await picked('#dot')).toMatchObject({ key: key('dot') });
  await send(page, { t: 'select', keys: [], scrollTo: false });
  expect(await picked('#inner')).toMatchObject({ key: key('inner') });
  expect(await picked('#made')).toMatchObject({ key: key('p'), isMade: true });
  expect(await picked('#input')).toMatchObject({ key: key('input') });
  expect(await picked('#summary')).toMatchObject({ key: key('summary') });
  await page.keyboard.down('Control');
  expect(await picked('#h1')).toMatchObject({ key: key('h1'), isAdded: true });
  await page.keyboard.up('Control');
  await page.keyboard.down('Alt');
  expect(await picked('#h1')).toMatchObject({ key: key('section') });
  await page.keyboard.up('Alt');
  expect(
    await frame.evaluate(() => [
      Reflect.get(window, 'hit'),
      Reflect.get(window, 'reacted'),
      document.activeElement?.tagName,
      document.querySelector('details')?.open,
    ]),
  ).toEqual([undefined, undefined, 'BODY', false]);
  expect(await heard(page, 'link')).toEqual([]);
});

test('what lies under the pointer is outlined with its name while the page is edited', async ({
  page,
}) => {
  const frame = await openStage(page);
  const { key } = await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  const before = await page.screenshot();
  const { x, y } = await middleOf(frame, '#p');
  await page.mouse.move(x, y);
  await expect.poll(() => lastHeard(page, 'unnamed')).toMatchObject({ key: key('p') });
  await expect.poll(async () => before.equals(await page.screenshot())).toBe(false);
  const outlined = await page.screenshot();
  await send(page, { t: 'name', key: key('p'), label: 'Paragraph' });
  await expect.poll(async () => outlined.equals(await page.screenshot())).toBe(false);
  await send(page, { t: 'mode', mode: 'use' });
  await expect.poll(async () => before.equals(await page.screenshot())).toBe(true);
});

test('two clicks with a key between them are not a double click', async ({ page }) => {
  const frame = await openStage(page);
  const { key } = await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  const { x, y } = await middleOf(frame, '#h1');
  await page.mouse.click(x, y);
  await page.keyboard.press('Delete');
  await page.mouse.click(x, y);
  const picked = { key: key('h1'), isAdded: false };
  await expect.poll(() => heard(page, 'pick')).toMatchObject([picked, picked]);
  expect(await heard(page, 'text-began')).toEqual([]);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => heard(page, 'text-began')).toMatchObject([{ key: key('h1') }]);
});

test('a page that is used works as it does for visitors', async ({ page }) => {
  const frame = await openStage(page);
  await draw(page, PAGE);
  await clickOn(page, frame, '#button');
  await clickOn(page, frame, '#summary');
  await clickOn(page, frame, '#link');
  await expect
    .poll(() =>
      frame.evaluate(() => [Reflect.get(window, 'hit'), document.querySelector('details')?.open]),
    )
    .toEqual([1, true]);
  await expect.poll(() => heard(page, 'link')).toHaveLength(1);
  await clickOn(page, frame, '#input');
  await page.keyboard.type('a?b');
  await expect(frame.locator('#input')).toHaveValue('a?b');
  await page.keyboard.press('Control+s');
  await expect.poll(() => heard(page, 'key')).toMatchObject([{ key: 's', ctrl: true }]);
  expect(await heard(page, 'pick')).toEqual([]);
});

test('keys of the editor reach the app and not the page', async ({ page }) => {
  const frame = await openStage(page);
  await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  await clickOn(page, frame, '#h1');
  for (const name of [
    'Escape',
    'Enter',
    'Tab',
    'ArrowDown',
    'Delete',
    'Backspace',
    '?',
    'Control+d',
    'Alt+ArrowUp',
    'Control+Shift+z',
    'x',
  ])
    await page.keyboard.press(name);
  await expect
    .poll(async () => (await heard(page, 'key')).map(({ key }) => key))
    .toEqual([
      'Escape',
      'Enter',
      'Tab',
      'ArrowDown',
      'Delete',
      'Backspace',
      '?',
      'd',
      'ArrowUp',
      'z',
    ]);
  expect(await frame.evaluate(() => Reflect.get(window, 'reacted'))).toBeUndefined();
});

test('an element is dragged beside others, into an empty one, and never where it may not be', async ({
  page,
}) => {
  const frame = await openStage(page);
  const { key } = await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  async function drag(
    [from, to]: [string, string],
    shift: { x: number; y: number },
    hold?: () => Promise<void>,
  ) {
    await forgetHeard(page);
    const start = await middleOf(frame, from);
    const end = await middleOf(frame, to);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 6, start.y + 6);
    await page.mouse.move(end.x + shift.x, end.y + shift.y, { steps: 3 });
    await hold?.();
    await page.waitForTimeout(80);
    await page.mouse.up();
    await page.waitForTimeout(80);
    return (await heard(page, 'drop'))[0];
  }
  expect(await drag(['#h1', '#p'], { x: 0, y: 5 })).toMatchObject({
    key: key('h1'),
    to: key('p'),
    place: 'after',
    isCopy: false,
  });
  expect(await drag(['#l2', '#l1'], { x: 0, y: -8 })).toMatchObject({
    key: key('l2'),
    to: key('l1'),
    place: 'before',
  });
  expect(await drag(['#d3', '#d1'], { x: -46, y: 0 })).toMatchObject({
    key: key('d3'),
    to: key('d1'),
    place: 'before',
  });
  expect(await drag(['#p', '#empty'], { x: 0, y: 0 })).toMatchObject({
    key: key('p'),
    to: key('empty'),
    place: 'end',
  });
  expect(await drag(['#l1', '#d1'], { x: 0, y: 0 })).toBeUndefined();
  expect(
    await drag(['#h1', '#p'], { x: 0, y: 5 }, () => page.keyboard.press('Escape')),
  ).toBeUndefined();
  expect(await drag(['#h1', '#p'], { x: 0, y: 5 }, () => page.keyboard.down('Alt'))).toMatchObject({
    isCopy: true,
  });
  await page.keyboard.up('Alt');
  expect(await heard(page, 'pick')).toEqual([]);
});

test('a tap chooses, and a long press drags', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  const frame = await openStage(page);
  const { key } = await draw(
    page,
    PAGE.replace('<head>', '<head><meta name="viewport" content="width=device-width">'),
  );
  await send(page, { t: 'mode', mode: 'select' });
  const from = await middleOf(frame, '#h1');
  await page.touchscreen.tap(from.x, from.y);
  await expect.poll(() => lastHeard(page, 'pick')).toMatchObject({ key: key('h1') });
  const to = await middleOf(frame, '#p');
  const session = await context.newCDPSession(page);
  const touch = async (type: string, points: { x: number; y: number }[]) =>
    await session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points,
    });
  await touch('touchStart', [from]);
  await page.waitForTimeout(600);
  await touch('touchMove', [{ x: from.x, y: from.y + 20 }]);
  await touch('touchMove', [{ x: to.x, y: to.y + 5 }]);
  await page.waitForTimeout(100);
  await touch('touchEnd', []);
  await expect.poll(() => lastHeard(page, 'drop')).toMatchObject({ key: key('h1'), to: key('p') });
  await context.close();
});
