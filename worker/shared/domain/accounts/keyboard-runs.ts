const MIN_RUN = 4;
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => Array.from(row).toReversed().join(''))];

/**
 * Keeps only the first character of every run of four or more that follow each other in the alphabet, in counting or
 * on a keyboard, in either direction: "abcd1234x" becomes "a1x". Expects lower case; linear in its length.
 */
export function collapseRuns(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length;) {
    const run = longestRun(text, at);
    kept += text.charAt(at);
    at += run < MIN_RUN ? 1 : run;
  }
  return kept;
}

function longestRun(text: string, at: number): number {
  return Math.max(...SEQUENCES.map((sequence) => runLength(sequence, text, at)));
}

function runLength(sequence: string, text: string, at: number): number {
  let length = 1;
  while (at + length < text.length && sequence.includes(text.slice(at, at + length + 1))) {
    length += 1;
  }
  return length;
}
