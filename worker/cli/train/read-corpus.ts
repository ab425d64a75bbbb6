import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkedBrief, type MarkedBrief } from '../check/read-marked-brief.ts';

const FOLDER = join(import.meta.dirname, '../check/marked-briefs');

/** All marked briefs, in the order of their files. */
export function readCorpus(): MarkedBrief[] {
  return readdirSync(FOLDER)
    .sort()
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map(readMarkedBrief);
}
