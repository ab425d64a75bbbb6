import { expect, test } from 'vitest';
import { showDiff } from './diff-editor.ts';

const RULES = '.button{background:#a30}'.padEnd(600, '.card{margin:0}');

function page(rules: string): string {
  return `<!doctype html>\n<style>\n${rules}\n</style>\n<h1>Bread</h1>`;
}

async function compare(before: string, after: string): Promise<HTMLElement> {
  const host = document.createElement('div');
  document.body.append(host);
  await showDiff({
    host,
    before,
    after,
    fileType: 'html',
    isSideBySide: false,
    labels: { before: 'Before', after: 'After' },
    phrases: {},
  });
  return host;
}

function textsOf(host: HTMLElement, selector: string): string[] {
  const texts = [...host.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return texts.filter((text) => text !== '');
}

test('one colour changed in a long line of rules is marked there, and the line is shown once', async () => {
  const host = await compare(page(RULES), page(RULES.replace('#a30', '#05c')));
  expect({
    removed: textsOf(host, '.cm-deletedChunk'),
    went: textsOf(host, '.cm-deletedText'),
    came: textsOf(host, '.cm-changedText'),
  }).toEqual({ removed: [], went: ['a30'], came: ['05c'] });
});

test('lines that came and went stand as lines of their own', async () => {
  const host = await compare(page('.a{}'), page('.a{}\n.b{}').replace('<h1>Bread</h1>', ''));
  expect(textsOf(host, '.cm-deletedChunk')).toEqual(['<h1>Bread</h1>']);
  expect(textsOf(host, '.cm-insertedLine')).toContain('.b{}');
});
