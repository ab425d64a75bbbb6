/**
 * Asks for every marked request on the page of its template, and counts what came of it. Cross-validated: each request
 * is read by a reader that was trained on the other four fifths.
 * Usage: node worker/cli/check/edit-check.ts [part of an id] [list] [kept]
 * With `list` each request is shown with what was said; with `kept` the readers of the run before are used again.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unpackEditReader } from '../../designer/edit/wishes/edit-reader.ts';
import type { PackedEditReader } from '../../designer/edit/wishes/labels.ts';
import { teachEdits } from '../train/teach-edits.ts';
import { ROOT } from '../settings.ts';
import { designEdit } from '../../designer/edit/design-edit.ts';
import { readTaughtRequests } from '../train/read-requests.ts';
import { judgeRequest, type Judgement, type Verdict } from './judge-request.ts';
import type { MarkedRequest } from './read-marked-request.ts';

const [wanted = '', ...options] = process.argv.slice(2);
const FOLDS = 5;
const KEPT = join(ROOT, '.cache/edit-readers.json');
const VERDICTS: readonly Verdict[] = [
  'done',
  'in part',
  'refused rightly',
  'asked',
  'refused',
  'WRONG',
];

function row(name: string, judgements: readonly Judgement[]): string {
  const counts = VERDICTS.map(
    (verdict) => judgements.filter((one) => one.verdict === verdict).length,
  );
  return [name.padEnd(16), ...counts.map((count) => String(count).padStart(9))].join('');
}

const corpus = readTaughtRequests();

function teachFolds(): PackedEditReader[] {
  if (options.includes('kept')) return JSON.parse(readFileSync(KEPT, 'utf8')) as PackedEditReader[];
  const readers = Array.from({ length: FOLDS }, (_, fold) =>
    teachEdits(corpus.filter((_one, at) => at % FOLDS !== fold)),
  );
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(readers));
  return readers;
}

const readers = teachFolds().map(unpackEditReader);
const results: { request: MarkedRequest; judgement: Judgement }[] = [];
for (const [at, { request, html }] of corpus.entries()) {
  const reader = readers[at % FOLDS];
  if (!request.id.includes(wanted) || !reader) continue;
  const { text: prompt, language: fallbackLanguage } = request;
  const edit = designEdit({ prompt, html, fallbackLanguage, reader });
  results.push({ request, judgement: judgeRequest(request, html, edit) });
}

if (options.includes('list'))
  for (const { request, judgement } of results)
    console.log(
      `${judgement.verdict.padEnd(15)} ${request.id} [${request.wishes.map(({ kind }) => kind).join(' ')}] ${request.text}\n    ${judgement.why}`,
    );
console.log(
  `${''.padEnd(16)}${VERDICTS.map((verdict) => verdict.slice(0, 8).padStart(9)).join('')}`,
);
const kinds = Map.groupBy(results, ({ request }) => request.wishes[0]?.kind ?? 'other');
for (const [kind, some] of [...kinds].toSorted((one, two) => two[1].length - one[1].length))
  console.log(
    row(
      kind,
      some.map(({ judgement }) => judgement),
    ),
  );
console.log(
  row(
    'all',
    results.map(({ judgement }) => judgement),
  ),
);
