/**
 * Trains the reader of briefs on all marked briefs and writes its weights. The same briefs give the same file.
 * With `names` it keeps what is known of the kinds of words.
 * Usage: node worker/cli/train/train-reader.ts [names]
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from './read-corpus.ts';
import { WEIGHTS } from '../../designer/reader/weights.ts';
import { teach, teachNames } from './teach.ts';

const FILE = join(import.meta.dirname, '../../designer/reader/weights.ts');

const corpus = readCorpus();
const packed =
  process.argv[2] === 'names' ? { chain: WEIGHTS.chain, names: teachNames(corpus) } : teach(corpus);
const source = `import type { PackedReader } from './packed-reader.ts';

/** Written by \`npm run train:reader\`. */
export const WEIGHTS: PackedReader = ${JSON.stringify(packed)};
`;
writeFileSync(FILE, source);
execFileSync('npx', ['oxfmt', FILE]);
console.log(`${FILE}: ${(source.length / 1000).toFixed(0)} KB`);
