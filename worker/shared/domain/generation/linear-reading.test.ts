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

/** At its square, one such reading would take minutes; all of them together stay far below the limit of a test. */
const LONG = 50_000;

test.each(READERS)('%s reads a long text of any repeated piece to its end', (_name, read) => {
  for (const piece of REPEATED) {
    const text = piece.repeat(Math.ceil(LONG / piece.length));
    expect(() => read(text), piece).not.toThrow();
  }
});
