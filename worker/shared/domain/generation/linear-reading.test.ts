import { expect, test } from 'vitest';
import { analyzeRequest } from './analyze-request.ts';
import { editPermissions } from './edit-permissions.ts';
import { findElisions } from './find-elisions.ts';
import { findScriptTexts } from './script-texts.ts';
import { toPlainWords } from './plain-words.ts';
import { readProse } from './prose-answer.ts';
import { readReplaceRequests } from './replace-request.ts';
import { targetLanguage } from './target-language.ts';

/** What runs away in careless patterns: quotes that never close, words that begin a phrase and nothing else. */
const REPEATED = [
  'and ',
  '"',
  '“',
  '«“',
  'replace ',
  'replace a with ',
  'replace " ',
  'change "',
  'create a new modern red ',
  'website for a ',
  'sono un ',
  ' ',
  '\n',
  'a',
  'a-',
  '`',
  '**',
  '[',
  '<',
  "'",
  '/',
  '- ',
  '...',
];

const READERS: readonly (readonly [name: string, read: (text: string) => unknown])[] = [
  [
    'the analysis',
    (prompt) =>
      analyzeRequest({
        prompt,
        fileType: 'html',
        hasPage: true,
        hasSelection: false,
        fallbackLanguage: 'en',
      }),
  ],
  ['the permissions', (text) => editPermissions(text, text)],
  ['the wishes to replace', readReplaceRequests],
  ['the language asked for', (text) => targetLanguage(text, undefined)],
  ['a model’s words', toPlainWords],
  ['an answer in words', (text) => readProse(text, { hasCode: false, hasNoOps: false })],
  ['what is left out', (text) => findElisions('', text)],
  ['a script’s texts', findScriptTexts],
];

/** The fastest of some readings: others on the machine only make one slower. */
function costOf(read: (text: string) => unknown, text: string): number {
  const costs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    read(text);
    return performance.now() - start;
  });
  return Math.min(...costs);
}

const SHORT = 2_000;
const TIMES = 16;
/** Sixteen times the text at its square would cost 256 times as much. */
const STEEPEST = 80;
/** Below this a clock tells nothing. */
const UNMEASURED_MS = 4;

test.each(READERS)('%s grows with the text and not with its square', (_name, read) => {
  const steep = REPEATED.filter((piece) => {
    const text = piece.repeat(Math.ceil((SHORT * TIMES) / piece.length));
    const long = costOf(read, text.slice(0, SHORT * TIMES));
    return long > UNMEASURED_MS && long > STEEPEST * costOf(read, text.slice(0, SHORT));
  });
  expect(steep).toEqual([]);
});
