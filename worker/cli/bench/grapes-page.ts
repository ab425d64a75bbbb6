import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('grapesjs'));

/**
 * A page with GrapesJS, with which our editor is compared, and the same hooks as `window.__perf` of a build
 * with `VITE_BENCH=1`.
 */
export function grapesPage(): string {
  const script = readFileSync(join(folder, 'grapes.min.js'), 'utf8');
  return `<!doctype html><html><head><meta charset="utf-8"><title>GrapesJS</title>
<style>html,body{margin:0;height:100%}#editor{height:100%}</style></head>
<body><div id="editor"></div><script>${script.replaceAll('</script', '<\\/script')}</script><script>${HOOKS}</script></body></html>`;
}

const HOOKS = `
let editor = null;
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const pick = (css, fraction) => {
  const found = editor.getWrapper().find(css);
  return found[Math.min(found.length - 1, Math.floor(fraction * found.length))];
};
async function timed(work) {
  const startedAt = performance.now();
  work();
  const apply = performance.now() - startedAt;
  const readAt = performance.now();
  const after = window.__perf.getHtml();
  const html = performance.now() - readAt;
  await frames();
  return { apply, html, paint: performance.now() - startedAt, ok: after.length > 0 };
}
window.__perf = {
  async init() {
    const startedAt = performance.now();
    editor = grapesjs.init({ container: '#editor', storageManager: false, height: '100%', undoManager: { maximumStackLength: 500 } });
    await new Promise((done) => editor.onReady(done));
    return performance.now() - startedAt;
  },
  async load(html) {
    const startedAt = performance.now();
    editor.setComponents(html);
    await frames();
    return performance.now() - startedAt;
  },
  async select(css, fraction) {
    const startedAt = performance.now();
    editor.select(pick(css, fraction));
    await frames();
    return performance.now() - startedAt;
  },
  editText: (css, fraction, text) => { const it = pick(css, fraction); return timed(() => it.components(text)); },
  editStyle: (css, fraction, name, value) => { const it = pick(css, fraction); return timed(() => it.addStyle({ [name]: value })); },
  getHtml: () => editor.getHtml() + editor.getCss(),
};`;
