import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import { prefersStill } from '#web/lib/use-prefers-still.ts';

const BLINK_MS = 600;

export interface Blinker {
  start: () => void;
  /** Something was typed or the caret moved: it is seen, and blinks again after a rest. */
  touch: () => void;
  /** Leaves the caret seen. */
  stop: () => void;
}

/** The rhythm of a caret; `show` is called with whether it is seen whenever that changes. */
export function createBlinker(show: (isSeen: boolean) => void): Blinker {
  let clock: ReturnType<typeof setInterval> | undefined;
  let isSeen = true;
  let wasTouched = false;
  function turn(next: boolean): void {
    if (next === isSeen) return;
    isSeen = next;
    show(isSeen);
  }
  function touch(): void {
    wasTouched = true;
    turn(true);
  }
  function beat(): void {
    if (!wasTouched) turn(!isSeen);
    wasTouched = false;
  }
  return {
    start() {
      touch();
      clock ??= setInterval(beat, BLINK_MS);
    },
    touch,
    stop() {
      clearInterval(clock);
      clock = undefined;
      turn(true);
    },
  };
}

/**
 * A caret that stands still while somebody types and blinks at rest. The library's own blinking is an endless
 * animation: it has the browser make sixty frames a second, and a key press wait for the next of them.
 */
export function caretBlink(): Extension {
  return [
    EditorView.theme({ '.cm-cursorLayer': { animation: 'none !important' } }),
    ViewPlugin.define((view) => {
      const blinker = createBlinker((isSeen) => {
        const layer = view.scrollDOM.querySelector<HTMLElement>('.cm-cursorLayer');
        if (layer !== null) layer.style.visibility = isSeen ? '' : 'hidden';
      });
      function followFocus(): void {
        if (view.hasFocus && !prefersStill()) blinker.start();
        else blinker.stop();
      }
      followFocus();
      return {
        update({ docChanged, selectionSet, focusChanged }) {
          if (focusChanged) followFocus();
          if (docChanged || selectionSet) blinker.touch();
        },
        destroy: () => blinker.stop(),
      };
    }),
  ];
}
