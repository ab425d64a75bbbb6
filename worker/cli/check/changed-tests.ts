import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };

const ALIASES = Object.entries(packageJson.imports).map(([alias, target]) => ({
  prefix: alias.replace('*', ''),
  folder: normalize(target.replace('*', '')),
}));
const IMPORTS = /(?:from|import|import\()\s*'(?<specifier>[#.][^']+)'/g;

/**
 * The unit, worker and web tests among `files` (paths from `root`) that changed or that import a changed file.
 */
export function findChangedTests(
  root: string,
  { files, changed }: { files: readonly string[]; changed: readonly string[] },
): string[] {
  const isChanged = new Set(changed);
  return files.filter(
    (test) =>
      /\.test\.tsx?$/.test(test) &&
      (isChanged.has(test) || importsOf(root, test).some((path) => isChanged.has(path))),
  );
}

function importsOf(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(IMPORTS)].map((match) =>
    resolveImport(path, match.groups?.specifier ?? ''),
  );
}

function resolveImport(importer: string, specifier: string): string {
  const alias = ALIASES.find(({ prefix }) => specifier.startsWith(prefix));
  return alias === undefined
    ? join(dirname(importer), specifier)
    : alias.folder + specifier.slice(alias.prefix.length);
}
