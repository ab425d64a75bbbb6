import { expect, test } from '@playwright/test';
import { clickOn, draw, openStage, readPage } from './editor-stage.ts';
import { forgetHeard, heard, lastHeard, NONCE, send } from './frame-host.ts';

// A trace looks into the page with the functions that these pages replace.
test.use({ trace: 'off' });

const BODY = `<h1 id="h1" style="margin:0">Title</h1><p id="p">Words <b id="b">bold</b></p>`;

/** Each one fights the editor in its own way. */
const ATTACKS: Record<string, string> = {
  'stops every event': `for (const t of ['pointerdown','pointerup','pointermove','click','keydown','mousedown','beforeinput','input']) for (const o of [window, document, document.documentElement])
    o.addEventListener(t, (e) => { e.preventDefault(); e.stopImmediatePropagation(); }, true);`,
  'opens dialogs': `setInterval(() => { alert('a'); confirm('b'); prompt('c'); }, 50);`,
  'steals the focus at every change': `const thief = document.createElement('input'); document.body.append(thief);
    new MutationObserver(() => thief.focus()).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });`,
  'steals the focus': `const thief = document.createElement('input'); document.body.append(thief); setInterval(() => thief.focus(), 30);`,
  'takes the overlay away': `new MutationObserver(() => { for (const e of [...document.documentElement.children]) if (e !== document.head && e !== document.body) e.remove(); }).observe(document.documentElement, {childList: true});`,
  'changes its tree all the time': `setInterval(() => { document.body.append(document.createElement('i')); if (document.querySelectorAll('i').length > 50) for (const i of document.querySelectorAll('i')) i.remove(); }, 5);`,
  'makes its own events': `setInterval(() => { for (const t of ['pointerdown','pointerup','click']) document.body.dispatchEvent(new PointerEvent(t, {bubbles: true, isPrimary: true})); dispatchEvent(new KeyboardEvent('keydown', {key: 'Delete'})); }, 20);`,
  'replaces what prototypes have': `
    let said = ''; const calls = {}; const say = parent.postMessage.bind(parent);
    const replace = (proto, keep) => { for (const name of Object.getOwnPropertyNames(proto)) { if (name === 'constructor' || name === keep) continue;
      const d = Object.getOwnPropertyDescriptor(proto, name); if (!d || !d.configurable) continue;
      try { if (typeof d.value === 'function') Object.defineProperty(proto, name, { ...d, value() { calls.push(name); throw new Error(name); } });
        else if (d.get) Object.defineProperty(proto, name, { ...d, get() { calls.push('get ' + name); throw new Error(name); }, set() { calls.push('set ' + name); } }); } catch {} } };
    calls.push = (name) => { said += name + ' '; }; setInterval(() => say(said, '*'), 100);
    setTimeout(() => { for (const c of [Node, Element, HTMLElement, Document, Event, UIEvent, MouseEvent, PointerEvent, KeyboardEvent, InputEvent, MessageEvent, MessagePort, EventTarget, DOMRect, DOMRectReadOnly,
      NodeList, CSSStyleDeclaration, MutationObserver, MutationRecord, Range, AbstractRange, Selection, Text, CharacterData, Map, WeakMap, Set, RegExp, String, ShadowRoot, DocumentFragment, HTMLTemplateElement, Attr, NamedNodeMap])
      replace(c.prototype);
      replace(Array.prototype, 'push'); Array.prototype[Symbol.iterator] = () => { calls.push('iterator'); throw new Error(); };
      Object.defineProperty(Object.prototype, 'key', { configurable: true, set(v) { calls.push('key ' + v); } });
      Object.defineProperty(Array.prototype, '0', { configurable: true, set(v) { calls.push('0'); } });
      Reflect.apply = () => { calls.push('apply'); }; Function.prototype.apply = Function.prototype.call = Function.prototype.bind = () => { calls.push('bind'); };
      window.requestAnimationFrame = window.setTimeout = window.getComputedStyle = () => calls.push('window'); Math.max = Math.min = () => NaN; performance.now = () => 0; }, 50);`,
};

for (const [name, script] of Object.entries(ATTACKS)) {
  test(`a page that ${name} can be edited`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await openStage(page);
    await send(page, { t: 'mode', mode: 'select' });
    const { key } = await draw(
      page,
      `<!doctype html><html><head></head><body style="margin:0">${BODY}<script>${script}</script></body></html>`,
    );
    await page.waitForTimeout(300);
    await forgetHeard(page);
    await page.mouse.click(5, 5);
    await expect
      .poll(() => heard(page, 'pick'))
      .toMatchObject([{ key: key('h1'), isAdded: false }]);
    await send(page, { t: 'select', keys: [key('h1')], scrollTo: false });
    await expect
      .poll(async () => (await lastHeard(page, 'boxes'))?.boxes)
      .toMatchObject([{ key: key('h1'), x: 0, y: 0 }]);
    await page.keyboard.press('Delete');
    await expect.poll(() => heard(page, 'key')).toMatchObject([{ key: 'Delete' }]);
    await send(page, {
      t: 'patch',
      patches: [{ t: 'between', parent: key('h1'), after: null, before: null, markup: 'Changed' }],
    });
    await send(page, { t: 'edit-text', key: key('p'), caret: 'all' });
    await expect.poll(() => heard(page, 'text-began')).toHaveLength(1);
    await page.keyboard.type('New');
    await send(page, { t: 'end-text', isKept: true });
    await expect
      .poll(() => lastHeard(page, 'typed'))
      .toMatchObject({ key: key('p'), pieces: [{ t: 'text', text: 'New' }] });
    expect(await heard(page, 'out-of-step')).toEqual([]);
    expect(dialogs).toEqual([]);
  });
}

test('nothing that a page replaces is ever called with what the editor says', async ({ page }) => {
  await openStage(page);
  await send(page, { t: 'mode', mode: 'select' });
  const { key } = await draw(
    page,
    `<!doctype html><html><head></head><body style="margin:0">${BODY}<script>${ATTACKS['replaces what prototypes have']}</script></body></html>`,
  );
  await page.waitForTimeout(300);
  await page.mouse.click(30, 40);
  await send(
    page,
    { t: 'select', keys: [key('h1')], scrollTo: false },
    { t: 'point', key: key('p') },
  );
  await send(page, { t: 'inspect', key: key('p'), properties: ['color', 'margin-top'] });
  await expect.poll(() => heard(page, 'styles')).toHaveLength(1);
  await send(page, {
    t: 'patch',
    patches: [{ t: 'attributes', key: key('h1'), values: { title: 'a & b' } }],
  });
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toBe('');
});

test('a page that writes itself anew, or replaces all nodes, is still inert and tells nothing of its own', async ({
  page,
}) => {
  const frame = await openStage(page);
  await send(page, { t: 'mode', mode: 'select' });
  await draw(
    page,
    `<!doctype html><html><head></head><body style="margin:0">${BODY}<script>setTimeout(() => { document.write('<h2 onclick="window.hit=1">Other</h2><script>addEventListener("pointerdown", () => window.hit = 2, true)<' + '/script>'); document.close(); }, 100)</script></body></html>`,
  );
  await expect(frame.locator('h2')).toHaveText('Other');
  await forgetHeard(page);
  await clickOn(page, frame, 'h2');
  await expect.poll(() => heard(page, 'pick')).toMatchObject([{ key: null }]);
  await frame.evaluate(() =>
    document.documentElement.replaceChildren(document.createElement('body')),
  );
  await page.keyboard.press('Delete');
  await expect.poll(() => heard(page, 'key')).toHaveLength(1);
  expect(await frame.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
});

test('a text that the page changes while it is edited ends with the words of the person', async ({
  page,
}) => {
  const frame = await openStage(page);
  await send(page, { t: 'mode', mode: 'select' });
  const { key } = await draw(page, `<!doctype html><html><head></head><body>${BODY}</body></html>`);
  await send(page, { t: 'edit-text', key: key('h1'), caret: 'all' });
  await expect.poll(() => heard(page, 'text-began')).toHaveLength(1);
  await page.keyboard.type('Mine');
  await frame.evaluate(() => document.querySelector('#h1')?.append(' and the page’s'));
  await expect.poll(() => heard(page, 'text-ended')).toHaveLength(1);
  expect((await heard(page, 'typed')).map(({ pieces }) => pieces)).toEqual([
    [{ t: 'text', text: 'Mine' }],
  ]);
});

test('a page without the handshake’s nonce and port is not heard', async ({ page }) => {
  const frame = await openStage(page);
  await draw(page, `<!doctype html><html><head></head><body>${BODY}</body></html>`);
  await forgetHeard(page);
  await frame.evaluate((nonce) => {
    parent.postMessage({ n: nonce, t: 'pick', key: 1, isAdded: false, isMade: false }, '*');
    postMessage({ t: 'init', nonce: 'of-the-page-itself-1' }, '*', [new MessageChannel().port2]);
  }, NONCE);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'forged'))).toBe(1);
  await page.waitForTimeout(200);
  const all = await page.evaluate(() => Reflect.get(window, 'heard') as { t: string }[]);
  expect(all.filter(({ t }) => t !== 'boxes')).toEqual([]);
});

test('what the editor draws and adds leaves no trace in the page', async ({ page }) => {
  const frame = await openStage(page);
  const html = `<!doctype html><html><head></head><body>${BODY}</body></html>`;
  const { key } = await draw(page, html);
  const before = await readPage(frame);
  await send(
    page,
    { t: 'mode', mode: 'select' },
    { t: 'select', keys: [key('h1'), key('p')], scrollTo: false },
    { t: 'edit-text', key: key('p'), caret: 'all' },
  );
  await expect.poll(() => heard(page, 'text-began')).toHaveLength(1);
  await send(
    page,
    { t: 'end-text', isKept: false },
    { t: 'try-styles', keys: [key('p')], styles: { color: 'red' } },
    { t: 'try-styles', keys: [], styles: null },
  );
  await expect.poll(() => heard(page, 'text-ended')).toHaveLength(1);
  await page.waitForTimeout(100);
  expect(await readPage(frame)).toBe(before);
});
