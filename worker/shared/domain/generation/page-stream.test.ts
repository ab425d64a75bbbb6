import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDocumentComplete } from './close-document.ts';
import { readFileAnswer } from './file-answer.ts';
import { createPageStream } from './page-stream.ts';

const PAGE = `<!DOCTYPE html>
<html lang="it">
<head><title>Prova</title></head>
<body>
${'<p>Una riga di testo.</p>\n'.repeat(30)}</body>
</html>`;

function read(answer: string, pieceLength: number) {
  const stream = createPageStream();
  let text = '';
  for (let at = 0; at < answer.length; at += pieceLength) {
    text += stream.push(answer.slice(at, at + pieceLength));
  }
  return {
    text: text + stream.end(),
    chatter: stream.chatter(),
    isClosed: stream.phase() === 'finished',
  };
}

const WRAPPINGS: [name: string, before: string, after: string][] = [
  ['nothing', '', ''],
  ['a fence', '```html\n', '\n```'],
  ['English chatter', 'Sure, here is the page:\n\n```html\n', '\n```\nTell me what you think.'],
  ['Italian chatter', 'Certo! Ecco la tua pagina:\n\n```html\n', '\n```\nFammi sapere.'],
  ['thoughts', '<think>First <html> and then more.</think>\n', ''],
  ['talk of a doctype', 'It starts with <!DOCTYPE html> as you asked:\n\n```html\n', '\n```'],
  ['tags in code marks', 'Uses `<!doctype html>`, then `<html lang="it">`.\n\n', '\n'],
  ['a sentence on its first line', 'Ecco la pagina: ', ' Fatto.'],
  ['thoughts without opening', 'Let me think.</think>\n', '\n'],
];

test.each(WRAPPINGS)('the page comes out of %s, however it is cut', (_name, before, after) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), (pieceLength) => {
      expect(read(before + PAGE + after, pieceLength)).toMatchObject({
        text: PAGE,
        isClosed: true,
      });
    }),
  );
});

test('what stands around the page becomes the assistant’s words', () => {
  const { chatter } = read(`Ecco la pagina.\n\`\`\`html\n${PAGE}\n\`\`\`\nDimmi.`, 50);
  expect(chatter).toBe('Ecco la pagina.\n\nDimmi.');
});

test('a document whose head nobody would expect still comes out at the end', () => {
  expect(read('<!doctype html>Just a word.', 5).text).toBe('<!doctype html>Just a word.');
  expect(read('Here: <html> A word.</html>', 5).text).toBe('<html> A word.</html>');
});

test('an answer without a document gives nothing', () => {
  expect(read('I am sorry, I cannot do that.', 7)).toMatchObject({ text: '', isClosed: false });
});

test('only whole lines go out before the end', () => {
  const stream = createPageStream();
  const sent = stream.push(PAGE.slice(0, 400));
  expect(sent.endsWith('\n')).toBe(true);
  expect(PAGE.startsWith(sent)).toBe(true);
});

test('a minified page streams all the same', () => {
  const minified = PAGE.replaceAll('\n', '').repeat(1);
  const long = minified.replace('</body>', `${'<p>x</p>'.repeat(600)}</body>`);
  const stream = createPageStream();
  const early = stream.push(long.slice(0, 4_000));
  expect(early.length).toBeGreaterThan(1_000);
  expect(early + stream.push(long.slice(4_000)) + stream.end()).toBe(long);
});

test('a document cut anywhere does not count as complete', () => {
  const page = PAGE.replace('</head>', '<script src="a.js"></script><style>a{}</style></head>');
  for (let cut = 20; cut < page.trimEnd().length; cut += 1) {
    expect(isDocumentComplete(page.slice(0, cut)), page.slice(cut - 20, cut)).toBe(false);
  }
  expect(isDocumentComplete(page.trimEnd())).toBe(true);
  expect(isDocumentComplete('<!doctype html><html><body><script>"</html>')).toBe(false);
});

const FILES: [name: string, answer: string, type: string, content: string][] = [
  ['bare code', 'a { color: red; }', 'css', 'a { color: red; }\n'],
  ['a fence', 'Here:\n```css\na { color: red; }\n```\nDone.', 'css', 'a { color: red; }\n'],
  [
    'the largest of several fences',
    '```sh\nnpm i\n```\n```js\nconst a = 1;\nconst b = 2;\n```',
    'js',
    'const a = 1;\nconst b = 2;\n',
  ],
  [
    'code with fences in its comments',
    'def f():\n    """\n    ```\n    f()\n    ```\n    """\n',
    'py',
    'def f():\n    """\n    ```\n    f()\n    ```\n    """\n',
  ],
  ['an unclosed fence', '```py\nx = 1\n', 'py', 'x = 1\n'],
  [
    'Markdown with fences of its own',
    '# Title\n\n```js\nlet a;\n```\n\nEnd.',
    'md',
    '# Title\n\n```js\nlet a;\n```\n\nEnd.\n',
  ],
  ['Markdown in a fence with a sentence after it', 'Here:\n```md\n# T\n```\nDone.', 'md', '# T\n'],
  [
    'Markdown in a fence with fences of its own',
    '```markdown\n# T\n```js\nlet a;\n```\nEnd.\n```',
    'md',
    '# T\n```js\nlet a;\n```\nEnd.\n',
  ],
  [
    'Markdown that shows Markdown',
    '# T\n\n```md\n# Inner\n```\n\nEnd.',
    'md',
    '# T\n\n```md\n# Inner\n```\n\nEnd.\n',
  ],
  ['Markdown in a fence', '```markdown\n# Title\n```', 'md', '# Title\n'],
  ['thoughts', '<think>hm</think>{"a":1}', 'json', '{"a":1}\n'],
];

test.each(FILES)('the file comes out of %s', (_name, answer, type, content) => {
  expect(readFileAnswer(answer, type).content).toBe(content);
});
