import { designEdit } from '../../designer/edit/design-edit.ts';
import { EDIT_LIMITS } from '../../designer/edit/page/page-limits.ts';
import { shopPage } from './shop-page.ts';

const KILOBYTE = 1024;
/** The last size is over the limit and refused without being read. */
const SIZES_KB = [20, 100, 300, Math.floor(EDIT_LIMITS.characters / KILOBYTE), 1024] as const;
const REQUESTS = [
  'make the header dark green',
  'change the phone to 011 999888',
  'add opening hours Mon-Fri 9-18',
  'make the headings bigger and the buttons blue',
  'the price of Loaf 2-3 is 9 euro',
  'remove the Collection 3 section',
  'make it more modern',
  'rename Collection 2 to Cakes',
] as const;

function measureEdit(prompt: string, html: string): { cpuMs: number; isDone: boolean } {
  const before = process.cpuUsage();
  const { kind } = designEdit({ prompt, html, fallbackLanguage: 'en' });
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, isDone: kind === 'edited' };
}

/** Prints the CPU time of eight requests on pages of growing size, the best of several rounds. */
export function benchEdits(rounds: number): void {
  measureEdit(REQUESTS[0], shopPage(SIZES_KB[0] * KILOBYTE));
  for (const size of SIZES_KB) {
    const html = shopPage(size * KILOBYTE);
    const best = REQUESTS.map((prompt) => {
      const runs = Array.from({ length: rounds }, () => measureEdit(prompt, html));
      return { cpuMs: Math.min(...runs.map(({ cpuMs }) => cpuMs)), isDone: runs[0]?.isDone };
    });
    const done = best.filter(({ isDone }) => isDone).length;
    const times = best.map(({ cpuMs }) => cpuMs.toFixed(0)).join(', ');
    console.log(`edits of ${size} KB, CPU ms: ${times} (${done} of ${best.length} done)`);
  }
}
