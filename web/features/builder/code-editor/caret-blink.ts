import type { Extension } from '@codemirror/state';
import { EditorView, ViewPlugin } from '@codemirror/view';
import { prefersStill } from '#web/lib/use-prefers-still.ts';

const BLINK_MS = 600;

export interface Blinker {
  start: () => void;
  /** Called on typing and when the caret moves: shows the caret, which blinks again after a pause. */
  touch: () => void;
  /** Stops blinking and leaves the caret visible. */
  stop: () => void;
}

/** The blink rhythm of a caret. `show` is called whenever the caret appears or disappears. */
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
 * A caret that stays visible while typing and blinks at rest. CodeMirror's own blinking is an endless CSS
 * animation: it makes the browser draw sixty frames a second, and each key press waits for the next frame.
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
