import { expect, test } from 'vitest';
import { runTool } from './run-tool.ts';

const TELL_PRIORITY =
  "setTimeout(() => process.stdout.write(String(require('node:os').getPriority())), 100)";

test('a tool runs at the priority that was asked for, and gives its output and code', async () => {
  const run = await runTool('node', ['-e', TELL_PRIORITY], { quiet: true, niceness: 5 });
  expect(run).toEqual({ code: 0, output: '5' });
  expect(await runTool('node', ['-e', 'process.exit(3)'], { quiet: true })).toMatchObject({
    code: 3,
  });
});
