/**
 * Trains the reader of edit requests on all marked requests and writes its weights. The same requests give the same file.
 * Usage: node worker/cli/train/train-edits.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTaughtRequests } from './read-requests.ts';
import { teachEdits } from './teach-edits.ts';

const FILE = join(import.meta.dirname, '../../designer/edit/wishes/weights.ts');

const packed = teachEdits(readTaughtRequests());
const source = `import type { PackedEditReader } from './labels.ts';

/** Written by \`npm run train:edits\`. */
export const WEIGHTS: PackedEditReader = ${JSON.stringify(packed)};
`;
writeFileSync(FILE, source);
execFileSync('npx', ['oxfmt', FILE]);
console.log(`${FILE}: ${(source.length / 1000).toFixed(0)} KB`);
