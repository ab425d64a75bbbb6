import type { FailedBlock, FailureReason } from '#domain/diff/diff-types.ts';
import { formatBlocks } from '#domain/diff/write-block.ts';
import type { GenerationLanguage } from '../generation-types.ts';

const REASONS: Readonly<Record<GenerationLanguage, Partial<Record<FailureReason, string>>>> = {
  en: {
    'not-found': 'its SEARCH text is not in the file',
    ambiguous: 'its SEARCH text occurs more than once; add a line that is unique',
    overlap: 'it overlaps another block',
    'already-present': 'the file already says this',
    'elision-mismatch': 'its "..." parts do not match between SEARCH and REPLACE',
    'empty-search': 'SEARCH is empty',
    'no-divider': 'the ======= line is missing',
    unfinished: 'it was cut off',
    unbalanced: 'it opens tags that it does not close, or the reverse',
    'structure-lost': 'it removes the doctype, html, head or body',
    'shrinks-page': 'it removes most of the page',
  },
  it: {
    'not-found': 'il testo di SEARCH non c’è nel file',
    ambiguous: 'il testo di SEARCH compare più volte; aggiungi una riga unica',
    overlap: 'si sovrappone a un altro blocco',
    'already-present': 'il file dice già questo',
    'elision-mismatch': 'le parti «...» non corrispondono fra SEARCH e REPLACE',
    'empty-search': 'SEARCH è vuoto',
    'no-divider': 'manca la riga =======',
    unfinished: 'è stato interrotto',
    unbalanced: 'apre tag che non chiude, o viceversa',
    'structure-lost': 'toglie doctype, html, head o body',
    'shrinks-page': 'toglie la maggior parte della pagina',
  },
};

const WORDS = {
  en: {
    opening: 'Some blocks could not be applied:',
    other: 'it cannot be applied',
    nearest: 'Nearest lines of the file',
    applied: (count: number) => `${count} other blocks were applied; do not send them again.`,
    closing:
      'Send corrected SEARCH/REPLACE blocks for these only, with SEARCH copied from the file.',
    nothing: 'Your answer holds no SEARCH/REPLACE block. Answer with such blocks only.',
  },
  it: {
    opening: 'Alcuni blocchi non si sono potuti applicare:',
    other: 'non si può applicare',
    nearest: 'Le righe più simili del file',
    applied: (count: number) => `${count} altri blocchi sono stati applicati; non rimandarli.`,
    closing:
      'Manda soltanto per questi dei blocchi SEARCH/REPLACE corretti, con SEARCH copiato dal file.',
    nothing:
      'La tua risposta non contiene blocchi SEARCH/REPLACE. Rispondi soltanto con tali blocchi.',
  },
} as const;

export interface RepairFacts {
  failed: readonly FailedBlock[];
  appliedCount: number;
  language: GenerationLanguage;
}

/** Tells a model which of its blocks failed, why, and what it may have meant. */
export function repairPrompt({ failed, appliedCount, language }: RepairFacts): string {
  const words = WORDS[language];
  if (failed.length === 0) return words.nothing;
  const parts = failed.map((block) => describeFailure(block, language));
  const applied = appliedCount > 0 ? [words.applied(appliedCount)] : [];
  return [words.opening, ...parts, ...applied, words.closing].join('\n\n');
}

function describeFailure(
  { reason, block, nearest }: FailedBlock,
  language: GenerationLanguage,
): string {
  const words = WORDS[language];
  const candidates = nearest.map(
    ({ startLine, endLine, text }) => `${words.nearest} (${startLine}–${endLine}):\n${text}`,
  );
  const why = REASONS[language][reason] ?? words.other;
  return [`${why}:\n${formatBlocks([block])}`, ...candidates].join('\n');
}

const WHOLE = {
  en: 'Answer with the complete changed file instead and nothing else.',
  it: 'Rispondi invece con il file completo modificato e nient’altro.',
} as const;

/** Asks for the whole file after blocks did not work. */
export function wholeFilePrompt(language: GenerationLanguage): string {
  return WHOLE[language];
}
