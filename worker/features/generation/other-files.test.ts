import { expect, test } from 'vitest';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import type { FileType } from '#domain/generation/file-types.ts';
import { answering, cutByLength } from '#worker/testing/model-server/behaviours.ts';
import { textOfRequest } from '#worker/testing/model-server/model-server.ts';
import { codeOf, play, WELCOME } from '#worker/testing/model-server/play.ts';
import { PAGE } from '#worker/testing/model-server/scripted-page.ts';

interface Example {
  fileType: FileType;
  fence: string;
  content: string;
  from: string;
  to: string;
}

const EXAMPLES: Example[] = [
  { fileType: 'css', fence: 'css', content: 'p {\n  color: red;\n}\n', from: 'red', to: 'blue' },
  { fileType: 'js', fence: 'javascript', content: 'const a = 1;\nlog(a);\n', from: '1', to: '2' },
  { fileType: 'ts', fence: 'ts', content: 'const a: number = 1;\n', from: '1', to: '2' },
  { fileType: 'tsx', fence: 'tsx', content: 'const a = <b>x</b>;\n', from: 'x', to: 'y' },
  { fileType: 'jsx', fence: 'jsx', content: 'const a = <b>x</b>;\n', from: 'x', to: 'y' },
  { fileType: 'py', fence: 'python', content: 'if a:\n    b()\n', from: 'b()', to: 'c()' },
  { fileType: 'json', fence: 'json', content: '{\n  "a": 1\n}\n', from: '1', to: '2' },
  {
    fileType: 'md',
    fence: 'markdown',
    content: '# One\n\n```sh\nls\n```\n',
    from: 'One',
    to: 'Two',
  },
  { fileType: 'txt', fence: 'text', content: 'Opening\nhours\n', from: 'hours', to: 'days' },
];

test.each(EXAMPLES)(
  'a new $fileType file comes out of its fence, with nothing of a page',
  async (example) => {
    const { fileType, fence, content } = example;
    const { text, status, credits, server } = await play(
      answering(`Sure, here it is:\n\n\`\`\`${fence}\n${content}\`\`\`\nAnything else?`),
      { input: { prompt: 'Write the file', fileType } },
    );
    expect(text).toBe(content);
    expect(credits).toBe(WELCOME - 1);
    expect(status).toMatchObject({ status: 'done', decision: { task: 'code-file' } });
    expect(textOfRequest(server.requests[0] as never)).not.toContain('doctype');
  },
);

test.each(EXAMPLES)('a change of a $fileType file is blocks that fit it', async (example) => {
  const { fileType, content, from, to } = example;
  const [line = ''] = content.split('\n').filter((one) => one.includes(from));
  const block = `<<<<<<< SEARCH\n${line}\n=======\n${line.replace(from, to)}\n>>>>>>> REPLACE`;
  const { text, status, credits } = await play(answering(`\`\`\`\n${block}\n\`\`\``), {
    input: { prompt: `Change ${from} to ${to}`, html: content, fileType },
  });
  const response = text?.trim() ?? '';
  const changed = applyDiff({ original: content, response, fileType, finished: true });
  expect(changed.text).toBe(content.replace(from, to));
  expect(credits).toBe(WELCOME - 1);
  expect(status).toMatchObject({ status: 'done', responseType: 'diff' });
});

test('JSON that a change breaks is worth nothing and costs nothing', async () => {
  const block = '<<<<<<< SEARCH\n  "a": 1\n=======\n  "a": 1,\n>>>>>>> REPLACE';
  const { error, credits, entries } = await play(answering(block), {
    input: { prompt: 'Add b', html: '{\n  "a": 1\n}\n', fileType: 'json' },
  });
  expect(codeOf(error)).toBe('generation.empty');
  expect(credits).toBe(WELCOME);
  expect(entries).toEqual(['refund:unparsable', 'generation', 'welcome']);
});

test('a file that is cut by its length is no file and costs nothing', async () => {
  const { error, credits } = await play(cutByLength('const a ='), {
    input: { prompt: 'A script', fileType: 'js' },
  });
  expect(codeOf(error)).toBe('generation.empty');
  expect(credits).toBe(WELCOME);
});

test('the words of a selection that the page writes otherwise do not change the whole page', async () => {
  const block = '<<<<<<< SEARCH\n<h1>Scripted page</h1>\n=======\n<h1>Page</h1>\n>>>>>>> REPLACE';
  const { text, server } = await play(answering(block), {
    input: { prompt: 'Make this text shorter', html: PAGE, selection: '<H1>Scripted page</H1>' },
  });
  expect(textOfRequest(server.requests[0] as never)).toContain('<H1>Scripted page</H1>');
  expect(text).toContain('<h1>Page</h1>');
});
