import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...glob('docs/**/*.md')];
const SOURCES = glob('{worker,web}/**/*.{ts,tsx}');
const THIS = 'worker/cli/documents.test.ts';

const REQUIREMENT_ID = /\b(?:SITE|PREV|AUTH|CRED|PAY|GEN|SAVE|REL|UI)-\d+\b/g;
/** A path from the root of the repository in backticks. Paths with a placeholder or a pattern do not count. */
const PATH = /`((?:worker|web|docs|migrations)\/[\w./-]+)`/g;
const COMMAND = /npm run ([a-z][a-z:-]*[a-z])/g;
const LINK = /\]\((?!https?:)([^)]+)\)/g;

function glob(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).toSorted();
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The first group of every match, or the whole match when the pattern has no group. */
function allOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([match, group = match]) => group);
}

/** The anchor that GitHub gives a heading. */
function anchorsOf(markdown: string): string[] {
  return allOf(/^#+ (.+)$/gm, markdown).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(DOCUMENTS)('%s names only commands that package.json has', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = allOf(COMMAND, read(document));
  // `bench:<name>` stands for all of them.
  expect(named.filter((name) => name !== 'bench' && !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(DOCUMENTS)('%s names only paths that exist', (document) => {
  const named = allOf(PATH, read(document));
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(DOCUMENTS)('the links of %s lead to files and headings that exist', (document) => {
  const broken = allOf(LINK, read(document)).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test('every decision is in the index', () => {
  const records = glob('docs/decisions/[0-9]*.md').map((path) => path.replace(/.*\//, ''));
  expect(allOf(/\]\((\d{4}-[\w-]+\.md)\)/g, read('docs/decisions/README.md'))).toEqual(records);
});

test('a requirement that a comment cites is in the table, once', () => {
  const known = allOf(/^\| ([A-Z]+-\d+) /gm, read('docs/requirements.md'));
  expect(known).toEqual([...new Set(known)]);
  const cited = SOURCES.flatMap((source) => allOf(REQUIREMENT_ID, read(source)));
  expect(cited.length).toBeGreaterThan(0);
  expect(cited.filter((id) => !known.includes(id))).toEqual([]);
});

test('no comment cites a document that is not in the repository', () => {
  const outside =
    /\b(?:(?:accounts|builder) spec|the specification|the study|T-REL-\d+|issue \d+)\b|\bui\.md|§ ?\d|\((?:contract|security|decisions|research)[: ]\s?[\w. -]+\)/i;
  expect(SOURCES.filter((source) => source !== THIS && outside.test(read(source)))).toEqual([]);
});
