import { expect, test } from '@playwright/test';
import { draw, openStage, readPage } from './editor-stage.ts';
import { heard, lastHeard, send } from './frame-host.ts';

const HIDDEN = `<!doctype html><html><head><style>
.menu{display:none} .tab{visibility:hidden;opacity:0} .fold{height:0;overflow:hidden} .grid{display:grid;grid-template-rows:0fr} .grid>div{overflow:hidden;min-height:0}
.drawer{position:fixed;top:0;left:0;width:200px;transform:translateX(-100%)}</style></head><body>
<details><summary>S</summary><details><summary>T</summary><p id="details">p</p></details></details>
<nav class="menu"><ul><li><a id="menu" href="#">a</a></li></ul></nav>
<section hidden style="color:red"><p id="attribute">p</p></section>
<div class="tab"><p id="tab">p</p></div><div class="fold"><p id="fold">p</p></div><div class="grid"><div><p id="grid">p</p></div></div>
<dialog><p id="dialog">p</p></dialog><div popover><p id="popover">p</p></div><aside class="drawer"><p id="drawer">p</p></aside>
<p id="seen">p</p><b id="empty"></b></body></html>`;

test('what the page hides is shown while it is chosen, and then is as it was', async ({ page }) => {
  const frame = await openStage(page);
  const { key } = await draw(page, HIDDEN);
  await send(page, { t: 'mode', mode: 'select' });
  const before = await readPage(frame);
  const ids = [
    'details',
    'menu',
    'attribute',
    'tab',
    'fold',
    'grid',
    'dialog',
    'popover',
    'drawer',
  ];
  for (const id of ids) {
    await send(page, { t: 'select', keys: [key(id)], scrollTo: true });
    await expect(frame.locator(`#${id}`)).toBeInViewport();
    await expect(frame.locator(`#${id}`)).toHaveCSS('visibility', 'visible');
    // Chosen again, as after each change of the page.
    await send(page, { t: 'select', keys: [key(id)], scrollTo: false });
    await expect(frame.locator(`#${id}`)).toBeInViewport();
  }
  await send(page, { t: 'select', keys: [key('attribute')], scrollTo: true });
  const patched = { t: 'attributes', key: key('attribute'), values: { class: 'new' } };
  await send(page, { t: 'patch', patches: [patched] });
  await expect(frame.locator('#attribute.new')).toBeInViewport();
  await send(page, { t: 'inspect', key: key('attribute'), properties: ['display'] });
  await expect.poll(() => lastHeard(page, 'styles')).toMatchObject({ key: key('attribute') });
  expect(await heard(page, 'unseen')).toEqual([]);
  await send(page, { t: 'select', keys: [key('empty')], scrollTo: true });
  await expect.poll(() => heard(page, 'unseen')).toMatchObject([{ key: key('empty') }]);
  await send(page, { t: 'select', keys: [key('seen')], scrollTo: false });
  const mark = { key: key('details'), place: 'on', look: 'now' };
  await send(page, { t: 'mark', marks: [mark], scrollTo: true });
  await expect(frame.locator('#details')).toBeInViewport();
  await send(page, { t: 'mark', marks: [{ ...mark, key: 999 }], scrollTo: true });
  await expect.poll(() => lastHeard(page, 'unseen')).toMatchObject({ key: 999 });
  await send(page, { t: 'mark', marks: [], scrollTo: true });
  await expect
    .poll(() => readPage(frame))
    .toBe(before.replace('id="attribute"', 'id="attribute" class="new"'));
});
