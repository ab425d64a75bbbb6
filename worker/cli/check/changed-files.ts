import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';

/** The files that git knows or would add; paths from the project's root. Throws outside a git repository. */
export function listFiles(): string[] {
  return lines(git('ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter((path) =>
    existsSync(join(ROOT, path)),
  );
}

/**
 * The files that differ from where this branch left `main` (from the commit before, on `main` itself), uncommitted
 * and new ones included, deleted ones left out; paths from the project's root. Throws outside a git repository.
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
      // This repository has no such branch.
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
