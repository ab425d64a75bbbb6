/**
 * Asks for every marked request on the page of its template, and counts what came of it.
 * Usage: node worker/cli/check/edit-check.ts [part of an id] [list]
 * With `list` each request is shown with what was said.
 */
import { designEdit } from '../../designer/edit/design-edit.ts';
import { judgeRequest, type Judgement, type Verdict } from './judge-request.ts';
import type { MarkedRequest } from './read-marked-request.ts';
import { readRequests } from './read-requests.ts';

const [wanted = '', ...options] = process.argv.slice(2);
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

const results: { request: MarkedRequest; judgement: Judgement }[] = [];
for (const { request, html } of readRequests()) {
  if (!request.id.includes(wanted)) continue;
  const { text: prompt, language: fallbackLanguage } = request;
  const edit = designEdit({ prompt, html, fallbackLanguage });
  results.push({ request, judgement: judgeRequest(request, html, edit) });
}

if (options.includes('list'))
  for (const { request, judgement } of results)
    console.log(
      `${judgement.verdict.padEnd(15)} ${request.id} [${request.wishes.join(' ')}] ${request.text}\n    ${judgement.why}`,
    );
console.log(
  `${''.padEnd(16)}${VERDICTS.map((verdict) => verdict.slice(0, 8).padStart(9)).join('')}`,
);
const kinds = Map.groupBy(results, ({ request }) => request.wishes[0] ?? 'other');
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
