import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './settings.ts';

export interface ToolRun {
  code: number;
  output: string;
}

/**
 * Runs a command of a package in node_modules and waits for its end. With `quiet`, the output is only returned,
 * not printed.
 */
export function runTool(
  command: string,
  args: string[],
  options: { quiet?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', command), args, {
      cwd: ROOT,
      env: { ...process.env, CI: 'true', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks: string[] = [];
    for (const [stream, sink] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        chunks.push(text);
        if (options.quiet !== true) sink.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: chunks.join('') }));
  });
}
