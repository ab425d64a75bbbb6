import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';

/**
 * The files that git tracks or would add, as paths from the project's root. Throws outside a git repository.
 */
export function listFiles(): string[] {
  return lines(git('ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter((path) =>
    existsSync(join(ROOT, path)),
  );
}

/**
 * The files that changed since this branch left `main` (on `main`: since the previous commit), including
 * uncommitted and new files, without deleted ones. Paths from the project's root. Throws outside a git
 * repository.
 */
export function listChangedFiles(): string[] {
  const base = findBase();
  return [
    ...lines(git('diff', '--name-only', '--diff-filter=d', '-z', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
}

function lines(output: string): string[] {
  return output.split('\0').filter((path) => path !== '');
}

function findBase(): string {
  const head = git('rev-parse', 'HEAD');
  for (const main of ['origin/main', 'main']) {
    try {
      const base = git('merge-base', 'HEAD', main);
      if (base !== head) return base;
    } catch {
      // The repository has no such branch.
    }
  }
  try {
    return git('rev-parse', 'HEAD~1');
  } catch {
    return head;
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
