import type { AnswerHead, AnswerOutput } from './generation-run.ts';
import type { RunStore } from './run-store.ts';

/** The longest text of one event, in UTF-16 units. */
const LONGEST_TEXT = 64_000;

interface RunOutput extends AnswerOutput {
  /** Ends the answer with exactly this content, whatever was streamed before. */
  finish: (head: AnswerHead, content: string) => void;
}

/** The output of a run: turns what a producer writes into events. */
export function createRunOutput(store: RunStore, fileType: string): RunOutput {
  let head: AnswerHead | undefined;
  let written = '';
  function open(next: AnswerHead): void {
    if (head?.responseType === next.responseType && head.model === next.model) return;
    head = next;
    store.append({ type: 'head', fileType, ...next });
  }
  function write(text: string): void {
    written += text;
    for (let at = 0; at < text.length; at += LONGEST_TEXT) {
      store.append({ type: 'text', text: text.slice(at, at + LONGEST_TEXT) });
    }
  }
  function reset(): void {
    if (written !== '') store.append({ type: 'reset' });
    written = '';
  }
  return {
    open,
    write,
    reset,
    finish(finalHead, content) {
      open(finalHead);
      if (written === content) return;
      reset();
      write(content);
    },
  };
}
