import type { FailedBlock, FailureReason } from '#domain/diff/diff-types.ts';
import { formatBlocks } from '#domain/diff/write-block.ts';
import type { Refusal, RefusalReason } from '#domain/page-operations/operation-types.ts';
import type { Loss } from '../find-losses.ts';
import type { Check, GenerationLanguage } from '../generation-types.ts';
import { BLOCK_EXAMPLE } from './block-example.ts';
import { faultLines } from './faults-prompt.ts';

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

/** What to do about a refused operation. The others are told by their names. */
const REFUSALS: Readonly<Record<GenerationLanguage, Partial<Record<RefusalReason, string>>>> = {
  en: {
    'not-found': 'there is no such thing in the file',
    ambiguous: 'there is more than one such place; name it more exactly',
    'bad-locator': 'this selector cannot be read; use a simpler one',
    'bad-input': 'its fields are not as described',
    'no-rule': 'no rule has exactly this selector',
    'text-spans-markup':
      'the element holds other elements; name the one with the words, or use "replace"',
    unsafe: 'code is for blocks only',
  },
  it: {
    'not-found': 'nel file non c’è nulla di simile',
    ambiguous: 'ci sono più punti simili; indicalo con più precisione',
    'bad-locator': 'questo selettore non è leggibile; usane uno più semplice',
    'bad-input': 'i suoi campi non sono come descritto',
    'no-rule': 'nessuna regola ha esattamente questo selettore',
    'text-spans-markup':
      'l’elemento contiene altri elementi; indica quello con le parole, oppure usa "replace"',
    unsafe: 'il codice va soltanto nei blocchi',
  },
};

const WORDS = {
  en: {
    failed: 'Some blocks could not be applied:',
    nearest: 'Nearest lines of the file',
    shown: 'Lines of the file',
    refused: (position: string, why: string) =>
      `None of the operations was done. ${position} is refused: ${why}`,
    operation: 'Operation',
    applied: (count: number) => `${count} other changes were made; do not send them again.`,
    lost: 'Your complete file has not been taken, because it lacks parts of the page that nobody asked to remove:',
    elided:
      'Your answer has not been taken, because these lines stand for text that it leaves out:',
    faults: 'A check of the result found faults:',
    nothing: 'Your answer changes nothing.',
    outside:
      'Only the given elements may change. What your answer changed elsewhere was thrown away.',
    closing:
      'Mend only this. Send SEARCH/REPLACE blocks, with SEARCH copied from the file, in this form:',
    closingRefused:
      'Mend only this. Send the whole list of operations again, or SEARCH/REPLACE blocks instead, with SEARCH copied from the file, in this form:',
    closingShown: 'These are the lines you asked for. Now make the change.',
    asNow: 'The blocks are for the file as it is now.',
    asBefore: 'The blocks are for the file as you were given it.',
  },
  it: {
    failed: 'Alcuni blocchi non si sono potuti applicare:',
    nearest: 'Le righe più simili del file',
    shown: 'Righe del file',
    refused: (position: string, why: string) =>
      `Nessuna delle operazioni è stata fatta. ${position} è rifiutata: ${why}`,
    operation: 'L’operazione',
    applied: (count: number) => `${count} altre modifiche sono state fatte; non rimandarle.`,
    lost: 'Il tuo file completo non è stato preso, perché gli mancano parti della pagina che nessuno ha chiesto di togliere:',
    elided:
      'La tua risposta non è stata presa, perché queste righe stanno al posto di testo che omette:',
    faults: 'Un controllo del risultato ha trovato difetti:',
    nothing: 'La tua risposta non cambia nulla.',
    outside:
      'Possono cambiare soltanto gli elementi indicati. Ciò che la tua risposta ha cambiato altrove è stato scartato.',
    closing:
      'Correggi soltanto questo. Manda blocchi SEARCH/REPLACE, con SEARCH copiato dal file, in questa forma:',
    closingRefused:
      'Correggi soltanto questo. Rimanda l’intera lista di operazioni, oppure blocchi SEARCH/REPLACE, con SEARCH copiato dal file, in questa forma:',
    closingShown: 'Queste sono le righe che hai chiesto. Ora fai la modifica.',
    asNow: 'I blocchi valgono per il file com’è adesso.',
    asBefore: 'I blocchi valgono per il file come ti è stato dato.',
  },
} as const;

/** Lines of the file, numbered from 1. */
export interface ShownLines {
  startLine: number;
  endLine: number;
  text: string;
}

/** Everything that is wrong with an answer. */
export interface RepairFacts {
  failed: readonly FailedBlock[];
  /** Why the operations of the answer were not applied. */
  refusal?: Refusal;
  appliedCount: number;
  losses: readonly Pick<Loss, 'kind' | 'name'>[];
  elisions: readonly string[];
  /** The answer also changed elements that it may not change; those changes were left out. */
  isLimited: boolean;
  faults: readonly Check[];
  /** The parts that the answer refers to or asks for, when the model saw only an excerpt. */
  shown: readonly ShownLines[];
  language: GenerationLanguage;
}

const MOST_TOLD = 30;
const MOST_QUOTED = 300;

/** The prompt of the one turn in which a model is told everything that is wrong with its change. */
export function repairPrompt(facts: RepairFacts): string {
  const { shown, language } = facts;
  const words = WORDS[language];
  const parts = describeFaults(facts);
  const lines = shown.map(
    ({ startLine, endLine, text }) => `${words.shown} ${startLine}–${endLine}:\n${text}`,
  );
  return parts.length === 0 && lines.length > 0
    ? [...lines, words.closingShown].join('\n\n')
    : [...(parts.length === 0 ? [words.nothing] : parts), ...lines, ...closing(facts)].join('\n\n');
}

function isDropped({ losses, elisions }: RepairFacts): boolean {
  return losses.length > 0 || elisions.length > 0;
}

function describeFaults(facts: RepairFacts): string[] {
  const { failed, losses, elisions, appliedCount, language } = facts;
  const words = WORDS[language];
  const lost = losses
    .slice(0, MOST_TOLD)
    .map(({ kind, name }) => `- ${kind} ${JSON.stringify(name)}`);
  const isPartial = appliedCount > 0 && failed.length > 0 && !isDropped(facts);
  return [
    ...(lost.length === 0 ? [] : [[words.lost, ...lost].join('\n')]),
    ...(elisions.length === 0 ? [] : [[words.elided, ...elisions].join('\n')]),
    ...(isDropped(facts) ? [] : describeBlocks(facts)),
    ...(facts.isLimited ? [words.outside] : []),
    ...(isPartial ? [words.applied(appliedCount)] : []),
  ];
}

function closing(facts: RepairFacts): string[] {
  const words = WORDS[facts.language];
  const isRefused = facts.refusal !== undefined && !isDropped(facts);
  return [
    `${isRefused ? words.closingRefused : words.closing}\n${BLOCK_EXAMPLE}`,
    isDropped(facts) || facts.appliedCount === 0 ? words.asBefore : words.asNow,
  ];
}

function describeBlocks({ failed, refusal, faults, language }: RepairFacts): string[] {
  const words = WORDS[language];
  const failures = failed.map((block) => describeFailure(block, language));
  return [
    ...(refusal === undefined ? [] : [describeRefusal(refusal, language)]),
    ...(failures.length === 0 ? [] : [words.failed, ...failures]),
    ...(faults.length === 0 ? [] : [[words.faults, ...faultLines(faults, language)].join('\n')]),
  ];
}

function describeRefusal(
  { operation, reason, detail = '' }: Refusal,
  language: GenerationLanguage,
): string {
  const words = WORDS[language];
  const position = `${words.operation} ${(operation ?? 0) + 1}`;
  const why = REFUSALS[language][reason] ?? reason;
  return words.refused(position, `${why} ${JSON.stringify(detail.slice(0, MOST_QUOTED))}`);
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
