import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import { connect, emit, emitPreview, type EditingCommand } from './channel.ts';
import { cancelDrag } from './drag/drag.ts';
import { forgetPress } from './gestures.ts';
import { listen } from './guard.ts';
import { watchDocument } from './keys.ts';
import { obeyEditing, patchAfterTyping } from './commands.ts';
import { drawMarks } from './marks.ts';
import { adoptKeys, parsePage } from './morphing.ts';
import { drawWithOutlines, pollLayout, refreshOutlines, trackLayout } from './outlines.ts';
import { keepOverlay } from './overlay.ts';
import { noteTreeChange, placeShields } from './shields.ts';
import { hideAgain } from './show-hidden.ts';
import { state } from './state.ts';
import { tellPage, watchShadows } from './tell-page.ts';
import { endTyping } from './text/typing.ts';
import { placeVeil } from './veil.ts';
import { closePage, endParsing, guardWriting, openPage, writePage } from './writing.ts';

/** What the preview's own script does, and what it is told, when the page in it can be edited. */
export interface FrameHost {
  /** Carries out a command of the plain preview. */
  obey: (command: PreviewCommand) => void;
  /** Adds the preview's own listeners again. */
  listen: () => void;
}

/** What the preview's script uses instead of its own when the page can be edited. */
export interface EditorFrame {
  emit: (type: PreviewEvent['t'], fields: object) => void;
  listen: () => void;
  open: () => void;
  write: (chunk: string) => void;
  close: () => void;
  loaded: () => void;
  parse: (html: string) => Document;
  morphed: (next: Document) => void;
  start: (host: FrameHost) => void;
}

/** The page is drawn anew: nothing of the old one is chosen, dragged or edited. */
function forgetPage(): void {
  endTyping(true);
  cancelDrag();
  forgetPress();
  hideAgain();
  state.hovered = null;
}

function handleMutations(): void {
  noteTreeChange();
  keepOverlay();
  trackLayout();
}

/** The script of `/__preview?edit=1`; it begins before any page is written into the frame. */
export const editorFrame: EditorFrame = {
  emit: emitPreview,
  listen,
  open() {
    forgetPage();
    openPage();
    listen();
  },
  write(chunk) {
    writePage(chunk);
    noteTreeChange();
  },
  close() {
    closePage();
    noteTreeChange();
  },
  loaded() {
    endParsing();
    noteTreeChange();
    refreshOutlines();
  },
  parse(html) {
    forgetPage();
    return parsePage(html);
  },
  morphed(next) {
    if (!adoptKeys(next)) emit({ t: 'out-of-step' });
    refreshOutlines();
  },
  start(host) {
    guardWriting(() => {
      listen();
      host.listen();
    });
    listen();
    watchShadows();
    watchDocument(handleMutations);
    drawWithOutlines(placeShields);
    drawWithOutlines(drawMarks);
    drawWithOutlines(placeVeil);
    patchAfterTyping();
    pollLayout();
    connect((command) => {
      if (command.t === 'tell-page') tellPage();
      else if (!obeyEditing(command as EditingCommand)) host.obey(command);
    });
  },
};
