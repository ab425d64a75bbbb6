import { expect, type Frame, type Page, test } from '@playwright/test';
import { draw, middleOf, openStage } from './editor-stage.ts';
import { forgetHeard, heard, lastHeard, send } from './frame-host.ts';
import { openOverlay, type PartBox } from './overlay-parts.ts';

const PAGE = `<!doctype html><html><head><meta name="viewport" content="width=device-width"><style>
body{margin:0;font:16px/20px sans-serif}h1,p,li{height:40px;margin:0}ul{margin:0;padding:0}
#row{display:flex;gap:10px}#row div{width:100px;height:40px}#empty{height:60px}
header{position:sticky;top:0;height:60px;background:#eee}#after{height:3000px}</style></head><body id="body">
<p id="first">First</p><header id="header"><a id="link" href="#">Menu</a></header>
<section id="section"><h1 id="h1">Title</h1><p id="p">Paragraph</p></section>
<ul id="list"><li id="l1">1</li><li id="l2">2</li></ul>
<div id="row"><div id="d1"></div><div id="d2"></div></div><div id="empty"></div><div id="after"></div></body></html>`;

async function rectOf(frame: Frame, selector: string): Promise<PartBox> {
  return await frame.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
}

test('while something is dragged a line shows where it would go, and its parent is named', async ({
  page,
}) => {
  const frame = await openStage(page);
  const { key } = await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  const overlay = await openOverlay(page, frame);
  const from = await middleOf(frame, '#h1');
  const over = async (selector: string, shift: { x: number; y: number }) => {
    const { x, y } = await middleOf(frame, selector);
    await page.mouse.move(x + shift.x, y + shift.y, { steps: 2 });
  };
  const line = (box: PartBox) => expect.poll(() => overlay.boxes('line')).toEqual([box]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  expect(await overlay.boxes('line')).toEqual([]);

  await over('#p', { x: 0, y: 10 });
  const p = await rectOf(frame, '#p');
  await line({ x: p.x, y: p.y + p.height - 1.5, width: p.width, height: 3 });
  expect(await overlay.boxes('parent')).toEqual([await rectOf(frame, '#section')]);
  await expect.poll(() => lastHeard(page, 'unnamed')).toMatchObject({ key: key('section') });
  await send(page, { t: 'name', key: key('section'), label: 'Section' });
  await expect.poll(() => overlay.boxes('tab')).toHaveLength(1);

  await over('#p', { x: 0, y: -5 });
  await line({ x: p.x, y: p.y - 1.5, width: p.width, height: 3 });

  await over('#d2', { x: -46, y: 0 });
  const d2 = await rectOf(frame, '#d2');
  await line({ x: d2.x - 1.5, y: d2.y, width: 3, height: d2.height });

  await over('#empty', { x: 0, y: 0 });
  const empty = await rectOf(frame, '#empty');
  await line({
    x: empty.x + 8,
    y: empty.y + empty.height / 2 - 1.5,
    width: empty.width - 16,
    height: 3,
  });

  await page.keyboard.press('Escape');
  await expect.poll(() => overlay.boxes('line')).toEqual([]);
  expect(await overlay.boxes('parent')).toEqual([]);
  await page.mouse.up();
  expect(await heard(page, 'drop')).toEqual([]);
});

test('no line shows where the dragged element may not stand', async ({ page }) => {
  const frame = await openStage(page);
  await draw(page, PAGE);
  await send(page, { t: 'mode', mode: 'select' });
  const overlay = await openOverlay(page, frame);
  const [from, inList, elsewhere] = [
    await middleOf(frame, '#l2'),
    await middleOf(frame, '#l1'),
    await middleOf(frame, '#d1'),
  ];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(inList.x, inList.y - 10, { steps: 3 });
  await expect.poll(() => overlay.boxes('line')).toHaveLength(1);
  await page.mouse.move(elsewhere.x, elsewhere.y);
  await expect.poll(() => overlay.boxes('line')).toEqual([]);
  await page.mouse.up();
});

test('the box of what is selected in a sticky header stays with it while the page scrolls', async ({
  page,
}) => {
  const frame = await openStage(page);
  const { key } = await draw(page, PAGE);
  await send(
    page,
    { t: 'mode', mode: 'select' },
    { t: 'select', keys: [key('link')], scrollTo: false },
    { t: 'name', key: key('link'), label: 'Link' },
  );
  const overlay = await openOverlay(page, frame);
  await expect.poll(() => overlay.boxes('chosen')).toEqual([await rectOf(frame, '#link')]);
  const before = await rectOf(frame, '#link');
  for (const top of [600, 1_200]) {
    await frame.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(async () => (await rectOf(frame, '#header')).y).toBe(0);
    await expect.poll(() => overlay.boxes('chosen')).toEqual([await rectOf(frame, '#link')]);
    await expect(frame.locator('#link')).toBeInViewport({ ratio: 0.9 });
    expect((await lastHeard(page, 'boxes'))?.boxes).toMatchObject([await rectOf(frame, '#link')]);
  }
  expect((await rectOf(frame, '#link')).y).toBeLessThan(before.y);
  await forgetHeard(page);
  const { x, y } = await middleOf(frame, '#header');
  await page.mouse.click(x, y);
  await expect.poll(() => lastHeard(page, 'pick')).toMatchObject({ key: key('header') });
  await send(page, { t: 'select', keys: [key('header')], scrollTo: true });
  await expect.poll(() => overlay.boxes('chosen')).toEqual([await rectOf(frame, '#header')]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  /** A finger that goes down here and moves on at once to the first paragraph. */
  async function pull(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: typeof from) =>
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x, y: from.y - 10 });
    await touch('touchMove', to);
    await page.waitForTimeout(80);
    await touch('touchEnd');
  }

  test('the handle of what is selected takes a finger on 40 by 40 pixels', async ({ page }) => {
    const frame = await openStage(page);
    const { key } = await draw(page, PAGE);
    // A name shorter than a finger is wide.
    await send(
      page,
      { t: 'mode', mode: 'select' },
      { t: 'select', keys: [key('l2')], scrollTo: false },
      { t: 'name', key: key('l2'), label: 'I' },
    );
    const overlay = await openOverlay(page, frame);
    await expect.poll(() => overlay.boxes('grip')).toHaveLength(1);
    const [grip] = await overlay.boxes('grip');
    if (grip === undefined) throw new Error('no handle');
    expect(grip.width).toBeGreaterThanOrEqual(40);
    const middle = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
    const l1 = await rectOf(frame, '#l1');
    for (const [x, y] of [
      [-19, -19],
      [19, -19],
      [-19, 19],
      [19, 19],
    ] as const) {
      await forgetHeard(page);
      await pull(page, { x: middle.x + x, y: middle.y + y }, { x: 200, y: l1.y + 10 });
      await expect
        .poll(() => heard(page, 'drop'))
        .toMatchObject([{ key: key('l2'), to: key('l1'), place: 'before' }]);
    }
    expect(await frame.evaluate(() => scrollY)).toBe(0);
  });
});
