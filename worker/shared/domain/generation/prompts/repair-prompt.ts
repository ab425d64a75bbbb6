import type { FailedBlock, FailureReason } from '#domain/diff/diff-types.ts';
import { formatBlocks } from '#domain/diff/write-block.ts';
import type { GenerationLanguage } from '../generation-types.ts';

const REASONS: Readonly<Record<GenerationLanguage, Record<FailureReason, string>>> = {
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
    'editing-attribute': 'it adds a contenteditable attribute; leave such attributes out',
    'search-too-long': 'its SEARCH has more than 400 lines; a few unique ones are enough',
    'too-many-blocks': 'it comes after the 60th block; send fewer and larger blocks',
    'document-too-large': 'the file is too large for blocks',
    'too-costly': 'its SEARCH has too many similar places; copy fewer lines, with a unique one',
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
    'editing-attribute': 'aggiunge un attributo contenteditable; lascia fuori tali attributi',
    'search-too-long': 'il suo SEARCH ha più di 400 righe; ne bastano poche, purché uniche',
    'too-many-blocks':
      'viene dopo il sessantesimo blocco; manda blocchi meno numerosi e più grandi',
    'document-too-large': 'il file è troppo grande per i blocchi',
    'too-costly':
      'per il suo SEARCH ci sono troppi punti simili; copia meno righe, di cui una unica',
  },
};

const WORDS = {
  en: {
    opening: 'Some blocks could not be applied:',
    nearest: 'Nearest lines of the file',
    applied: (count: number) => `${count} other blocks were applied; do not send them again.`,
    closing:
      'Send corrected SEARCH/REPLACE blocks for these only, with SEARCH copied from the file.',
    nothing: 'Your answer holds no SEARCH/REPLACE block. Answer with such blocks only.',
  },
  it: {
    opening: 'Alcuni blocchi non si sono potuti applicare:',
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
  return [`${REASONS[language][reason]}:\n${formatBlocks([block])}`, ...candidates].join('\n');
}

const WHOLE = {
  en: 'Answer with the complete changed file instead and nothing else.',
  it: 'Rispondi invece con il file completo modificato e nient’altro.',
} as const;

/** Asks for the whole file after blocks did not work. */
export function wholeFilePrompt(language: GenerationLanguage): string {
  return WHOLE[language];
}
