import type { EditingMode, FramePatch } from '#contract/page-editing.ts';
import { emit, type EditingCommand } from './channel.ts';
import { cancelDrag } from './drag/drag.ts';
import { forgetPress } from './gestures.ts';
import { elementOf } from './keys.ts';
import { writeName } from './labels.ts';
import { markPlaces } from './marks.ts';
import { push } from './natives.ts';
import { refreshOutlines, trackLayout } from './outlines.ts';
import { isOverlay } from './overlay.ts';
import { applyPatch } from './patches.ts';
import { reveal } from './reveal.ts';
import { hideAgain, keepShown, showHidden, withHidden } from './show-hidden.ts';
import { state } from './state.ts';
import { inspect } from './styles/inspect.ts';
import { endTrying, tryStyles } from './styles/try-style.ts';
import { formatText, linkText } from './text/format.ts';
import { afterTyping, duringTyping, endTyping, isInTypedText, startTyping } from './text/typing.ts';

/** Carries out a command of the visual editor; false for one of the plain preview. */
export function obeyEditing(command: EditingCommand): boolean {
  switch (command.t) {
    case 'mode':
      setMode(command.mode);
      return true;
    case 'patch':
      applyPatches(command.patches);
      return true;
    case 'select':
      state.selected = command.keys;
      if (command.scrollTo) revealFirst(command.keys);
      else keepShown(command.keys[0]);
      refreshOutlines();
      return true;
    case 'point':
      state.pointed = command.key;
      refreshOutlines();
      return true;
    case 'name':
      writeName(command.key, command.label);
      trackLayout();
      return true;
    case 'mark':
      markPlaces(command.marks, command.scrollTo);
      return true;
    case 'isolate':
      state.isolated = command.key;
      refreshOutlines();
      return true;
    case 'edit-text':
      editText(command.key, command.caret);
      return true;
    case 'end-text':
      endTyping(command.isKept);
      return true;
    case 'format':
      formatText(command.format);
      return true;
    case 'link':
      linkText(command.href);
      return true;
    case 'inspect':
      tellStyles(command.key, command.properties);
      return true;
    case 'try-styles':
      tryStyles(command.keys, command.styles);
      refreshOutlines();
      return true;
    default:
      return false;
  }
}

function tellStyles(key: number, properties: readonly string[]): void {
  const element = elementOf(key);
  if (element === null) return;
  withHidden(() => emit({ t: 'styles', key, styles: inspect(element, properties) }));
}

function setMode(mode: EditingMode): void {
  endTyping(true);
  cancelDrag();
  forgetPress();
  state.mode = mode;
  state.hovered = null;
  refreshOutlines();
}

/** Patches of the text that is edited: it is ahead of them, so they wait until its editing ends. */
let waiting: FramePatch[] = [];

function applyPatches(patches: readonly FramePatch[]): void {
  endTrying();
  let isInStep = true;
  const apply = () => {
    for (let at = 0; at < patches.length && isInStep; at += 1) {
      const patch = patches[at] as FramePatch;
      if (mustWait(patch)) push(waiting, patch);
      else isInStep = applyPatch(patch, isOverlay);
    }
  };
  duringTyping(() => withHidden(apply));
  if (!isInStep) emit({ t: 'out-of-step' });
  refreshOutlines();
}

function mustWait(patch: FramePatch): boolean {
  if (state.typing === null) return false;
  const element = elementOf(patch.t === 'attributes' ? patch.key : patch.parent);
  // A key that a waiting patch brings is not known yet.
  if (element === null) return waiting.length > 0;
  return patch.t !== 'attributes' && isInTypedText(element);
}

/** Carries out what waited for the end of the editing; to be called once at the start. */
export function patchAfterTyping(): void {
  afterTyping(() => {
    const patches = waiting;
    waiting = [];
    if (patches.length > 0) applyPatches(patches);
  });
}

function revealFirst(keys: readonly number[]): void {
  const key = keys[0];
  const element = key === undefined ? null : elementOf(key);
  if (key === undefined || element === null) return hideAgain();
  if (!showHidden(key)) emit({ t: 'unseen', key });
  reveal(element);
}

function editText(key: number, caret: 'end' | 'all'): void {
  const element = elementOf(key);
  if (element === null || !startTyping(element, caret)) emit({ t: 'text-refused', key });
}
