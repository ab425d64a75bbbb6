import { expect, test } from 'vitest';
import { collectScripts, withoutRefresh } from './page-scripts.ts';

test('pages that differ in text only run the same scripts', () => {
  const page = (text: string, script: string) => `<p>${text}</p><script>${script}</script>`;
  expect(collectScripts(page('a', 'x()'))).toBe(collectScripts(page('b', 'x()')));
  expect(collectScripts(page('a', 'x()'))).not.toBe(collectScripts(page('a', 'y()')));
});

test('structured data is no script, a module is', () => {
  const page = (type: string, text: string) => `<script type="${type}">${text}</script>`;
  expect(collectScripts(page('application/ld+json', '{"a":1}'))).toBe('');
  expect(collectScripts(page('module', 'x()'))).not.toBe('');
  expect(collectScripts(page('text/javascript', 'x()'))).not.toBe('');
});

test('a tag that sends the visitor away is left out, whatever its quotes', () => {
  expect(
    withoutRefresh(
      '<meta charset="utf-8"><META http-equiv=refresh content="0;url=/x"><meta content="0" http-equiv = "Refresh" />ok',
    ),
  ).toBe('<meta charset="utf-8">ok');
});
