import { expect, type Page, test } from '@playwright/test';
import { realPages } from '../../worker/testing/real-pages.ts';
import { draw, openStage, parsePage, readPage } from './editor-stage.ts';
import { forgetHeard, heard, lastHeard, send } from './frame-host.ts';

/** Scripts of real pages change them, and their pictures are elsewhere: the tree is what is looked at. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/gi, '')
    .replaceAll(/\s(?:src|href|srcset)="[^"]*"/gi, '');
}

async function expectPage(page: Page, html: string): Promise<void> {
  const frame = page.frames().at(-1);
  if (frame === undefined) throw new Error('no frame');
  expect(await readPage(frame)).toBe(await parsePage(frame, html));
}

test('a page whose elements carry keys is drawn as its source would be', async ({ page }) => {
  const frame = await openStage(page);
  for (const { html } of realPages().slice(0, 8)) {
    const source = withoutScripts(html);
    await draw(page, source);
    expect(await readPage(frame)).toBe(await parsePage(frame, source));
  }
});

test('a page of twenty thousand elements is drawn and kept in step', async ({ page }) => {
  const frame = await openStage(page);
  const item = '<article><h2>Title</h2><p>Words <b>bold</b> and <i>more</i></p></article>';
  const source = `<!doctype html><html><head></head><body id="body">${item.repeat(4_000)}<p id="last">x</p></body></html>`;
  const { key } = await draw(page, source);
  await send(page, {
    t: 'patch',
    patches: [{ t: 'between', parent: key('last'), after: null, before: null, markup: 'changed' }],
  });
  await expect(frame.locator('#last')).toHaveText('changed');
  expect(await readPage(frame)).toBe(await parsePage(frame, source.replace('>x<', '>changed<')));
});

test('no script of the page sees a key', async ({ page }) => {
  const frame = await openStage(page);
  const look = `seen.push(document.querySelector('[data-bw-key]') !== null);`;
  await draw(
    page,
    `<!doctype html><html><head><script>seen=[];${look}
    new MutationObserver((records) => seen.push(records.some((r) =>
      [...r.addedNodes].some((n) => n.attributes?.['data-bw-key'])))).observe(document, {childList: true, subtree: true});
    customElements.define('my-box', class extends HTMLElement { constructor() { super(); seen.push(this.hasAttribute('data-bw-key')); } });
    </script></head><body><h1 id="a">A</h1><script>${look}</script><template id="t"><p>in it</p></template>
    <my-box id="b"></my-box><script>seen.push(t.content.querySelector('[data-bw-key]') !== null);${look}</script></body></html>`,
  );
  expect(
    await frame.evaluate(() => (Reflect.get(window, 'seen') as boolean[]).includes(true)),
  ).toBe(false);
  expect(
    await frame.evaluate(() => (Reflect.get(window, 'seen') as boolean[]).length),
  ).toBeGreaterThan(3);
});

const LIST = `<!doctype html><html><head><title>L</title></head><body>
<h1 id="title" class="big">Title <b id="bold">bold</b> end</h1>
<ul id="list"><li id="one">One</li><li id="two">Two</li><li id="three">Three</li></ul>
<table id="table"><tr id="row"><td id="cell">1</td></tr><tr id="last"><td>2</td></tr></table>
<svg id="svg" viewBox="0 0 10 10"><g id="group"><circle id="dot" r="2"></circle></g></svg>
<template id="template"><p id="inner">x</p></template>
<select id="select"><option id="first">1</option></select></body></html>`;

test('patches bring the page to what a parser makes of the changed source', async ({ page }) => {
  await openStage(page);
  const { key } = await draw(page, LIST);
  let source = LIST;
  async function patch(patches: object[], from: string, to: string): Promise<void> {
    source = source.replace(from, to);
    await send(page, { t: 'patch', patches }, { t: 'ping', seq: 1 });
    await expect.poll(() => heard(page, 'pong')).not.toEqual([]);
    await forgetHeard(page);
    await expectPage(page, source);
  }
  const between = (
    parent: string,
    [after, before]: [string | null, string | null],
    markup: string,
  ) => ({
    t: 'between',
    parent: key(parent),
    after: after === null ? null : key(after),
    before: before === null ? null : key(before),
    markup,
  });
  const attributes = (id: string, values: object) => ({ t: 'attributes', key: key(id), values });
  await patch([between('title', [null, 'bold'], 'New &amp; ')], '>Title <', '>New &amp; <');
  await patch(
    [attributes('title', { class: null, '@click': 'a "b"', DATA: '1' })],
    ' class="big"',
    ` @click='a "b"' DATA="1"`,
  );
  await patch(
    [
      between(
        'table',
        ['row', 'last'],
        '<tr data-bw-key="900"><td data-bw-key="901">new</td></tr>',
      ),
    ],
    '<tr id="last">',
    '<tr><td>new</td></tr><tr id="last">',
  );
  await patch(
    [between('row', ['cell', null], '<td data-bw-key="902">b</td>')],
    '1</td>',
    '1</td><td>b</td>',
  );
  await patch(
    [between('svg', ['group', null], '<rect data-bw-key="903" viewbox="1" xlink:href="#a"/>')],
    '</g></svg>',
    '</g><rect viewbox="1" xlink:href="#a"/></svg>',
  );
  await patch([attributes('svg', { viewBox: '0 0 5 5' })], '0 0 10 10', '0 0 5 5');
  await patch(
    [between('template', ['inner', null], '<i data-bw-key="904">y</i>')],
    'x</p>',
    'x</p><i>y</i>',
  );
  await patch(
    [between('select', ['first', null], '<option data-bw-key="905">2</option>')],
    '1</option>',
    '1</option><option>2</option>',
  );
  await patch(
    [{ t: 'move', key: key('three'), parent: key('list'), after: null, before: key('one') }],
    '<li id="one">One</li><li id="two">Two</li><li id="three">Three</li>',
    '<li id="three">Three</li><li id="one">One</li><li id="two">Two</li>',
  );
  expect(await heard(page, 'out-of-step')).toEqual([]);
});

test('a patch keeps what scripts made and runs no script; one that fits nowhere is refused', async ({
  page,
}) => {
  const frame = await openStage(page);
  const { key } = await draw(
    page,
    `<!doctype html><html><head></head><body id="body"><p id="a">A</p><p id="b">B</p><script id="s">made=document.createElement('hr');a.after(made);customElements.define('my-box',class extends HTMLElement{constructor(){super();window.count=(window.count??0)+1}})</script></body></html>`,
  );
  await send(page, {
    t: 'patch',
    patches: [
      {
        t: 'between',
        parent: key('body'),
        after: key('a'),
        before: key('b'),
        markup:
          '<my-box data-bw-key="800"></my-box><script data-bw-key="801">window.ran=true</script>',
      },
    ],
  });
  await expect
    .poll(() =>
      frame.evaluate(() => [
        document.querySelectorAll('hr').length,
        Reflect.get(window, 'count'),
        Reflect.get(window, 'ran'),
      ]),
    )
    .toEqual([1, 1, undefined]);
  await frame.evaluate(() => document.querySelector('#b')?.remove());
  await send(page, {
    t: 'patch',
    patches: [{ t: 'between', parent: key('body'), after: key('a'), before: key('b'), markup: '' }],
  });
  await expect.poll(() => heard(page, 'out-of-step')).toHaveLength(1);
});

test('a morph gives the elements the keys of the new page', async ({ page }) => {
  const frame = await openStage(page);
  await draw(page, '<!doctype html><html><head></head><body><p id="a">A</p></body></html>');
  await send(page, {
    t: 'morph',
    html: '<!doctype html><html data-bw-key="1"><head data-bw-key="2"></head><body data-bw-key="3"><h1 data-bw-key="4">New</h1><p id="a" data-bw-key="5">A</p></body></html>',
  });
  await expect(frame.locator('h1')).toHaveText('New');
  await send(page, { t: 'select', keys: [5], scrollTo: false });
  await expect
    .poll(async () => (await lastHeard(page, 'boxes'))?.boxes)
    .toMatchObject([{ key: 5 }]);
  expect(await frame.locator('body').innerHTML()).toBe('<h1>New</h1><p id="a">A</p>');
});

test('outlines follow the page as it scrolls', async ({ page }) => {
  const frame = await openStage(page);
  const { key } = await draw(
    page,
    '<!doctype html><html><head></head><body style="margin:0"><div style="height:3000px"><h1 id="top" style="margin:0;height:40px">T</h1></div></body></html>',
  );
  await send(
    page,
    { t: 'mode', mode: 'select' },
    { t: 'select', keys: [key('top')], scrollTo: false },
  );
  await expect
    .poll(async () => (await lastHeard(page, 'boxes'))?.boxes)
    .toMatchObject([{ key: key('top'), x: 0, y: 0, height: 40 }]);
  await forgetHeard(page);
  await frame.evaluate(() => scrollTo(0, 100));
  await expect
    .poll(async () => lastHeard(page, 'boxes'))
    .toMatchObject({ boxes: [{ y: -100 }], isMoving: false });
  expect((await heard(page, 'boxes')).some(({ isMoving }) => isMoving === true)).toBe(true);
});

test('each style says where it comes from, and a tried one leaves no trace', async ({ page }) => {
  const frame = await openStage(page);
  const { key } = await draw(
    page,
    `<!doctype html><html><head><style>@layer base, top; @layer top{.a{margin-top:3px}} @layer base{p{margin-top:2px}}
    body{color:rgb(1,2,3)} p.a{padding-top:4px} #p{padding-top:5px!important} @media (min-width:1px){.a{opacity:.5}} @media (max-width:1px){.a{opacity:.1}} .card{& .a{border-top-width:2px;border-top-style:solid}}</style></head>
    <body><div class="card"><p id="p" class="a" style="padding-top: 9px; width:50px;">P</p><p class="a">Q</p></div></body></html>`,
  );
  const properties = [
    'margin-top',
    'padding-top',
    'width',
    'opacity',
    'color',
    'float',
    'border-top-width',
  ];
  await send(page, { t: 'inspect', key: key('p'), properties });
  await expect
    .poll(async () => (await lastHeard(page, 'styles'))?.styles)
    .toEqual({
      'margin-top': { value: '3px', written: '3px', origin: 'rule', selector: '.a', count: 2 },
      'padding-top': { value: '5px', written: '5px', origin: 'rule', selector: '#p', count: 1 },
      width: { value: '50px', written: '50px', origin: 'inline', selector: null, count: 0 },
      opacity: { value: '0.5', written: '0.5', origin: 'rule', selector: '.a', count: 2 },
      color: {
        value: 'rgb(1, 2, 3)',
        written: null,
        origin: 'inherited',
        selector: null,
        count: 0,
      },
      float: { value: 'none', written: null, origin: 'default', selector: null, count: 0 },
      'border-top-width': {
        value: '2px',
        written: '2px',
        origin: 'rule',
        selector: ':is(.card) .a',
        count: 2,
      },
    });
  const style = () => frame.locator('#p').getAttribute('style');
  await send(page, {
    t: 'try-styles',
    keys: [key('p')],
    styles: { width: '70px', opacity: '0.2' },
  });
  await expect
    .poll(() => frame.locator('#p').evaluate((p) => getComputedStyle(p).width))
    .toBe('70px');
  await expect(frame.locator('#p')).toHaveCSS('opacity', '0.2');
  await send(page, { t: 'try-styles', keys: [], styles: null });
  await expect.poll(style).toBe('padding-top: 9px; width:50px;');
});
