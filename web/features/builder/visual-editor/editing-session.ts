import type { EditingMode, FrameMark, FramePatch } from '#contract/page-editing.ts';
import type { PreviewCommand, PreviewEvent } from '#contract/preview.ts';
import { applyAllLive } from '#domain/live-page/apply-live.ts';
import {
  changeLivePage,
  elementOfKey,
  keyOf,
  openLivePage,
  type LivePage,
} from '#domain/live-page/live-page.ts';
import { contentPatch } from '#domain/live-page/mark-html.ts';
import { copyWithFreshIds } from '#domain/page-operations/copy-ids.ts';
import type { LiveOperation } from '#domain/page-operations/operation-types.ts';
import type { TokenScheme } from '#domain/theme/read-theme.ts';
import { splicesBetween } from '#domain/edit-history/splices-between.ts';
import { doAction } from './do-action.ts';
import type { EditingHost } from './editing-host.ts';
import { createEditingStore, NOTHING_CHOSEN } from './editing-state.ts';
import { nameOf } from './element-names.ts';
import { actionOf, type EditingAction, type PressedKey } from './editing-keys.ts';
import type { LinkedFiles } from '#domain/projects/link-files.ts';
import { putFiles } from './files/put-files.ts';
import { areSameFiles } from './same-files.ts';
import { collectScripts } from '../preview/page-scripts.ts';
import type { Followed, PageSource } from '../preview/page-editing.ts';
import type { EditingSession, EditingState, ElementBox, RunOptions } from './editing-types.ts';
import { areInside, planStyle, type StyleReach } from './gestures.ts';
import { INSPECTED } from './inspected.ts';
import { shownMarkup, shownPatches } from './shown-markup.ts';
import { staleCredits } from './stale-credits.ts';

type EventOf<T extends PreviewEvent['t']> = Extract<PreviewEvent, { t: T }>;

/** A session for one document. `html` is its page; the host is told of every change that is made here. */
export function openEditingSession(html: string, host: EditingHost): EditingSession {
  return new LiveSession(html, host);
}

/** The methods are bound, so that components can hand them on. */
class LiveSession implements EditingSession {
  readonly store = createEditingStore();
  readonly host: EditingHost;
  #page: LivePage;
  /** The project's files that the frame shows in the page. */
  #linked: LinkedFiles | null = null;
  /** What will be drawn in the frame that is on its way. */
  #prepared: { html: string; linked: LinkedFiles | null; markup: string } | null = null;
  #send: (command: PreviewCommand) => void = () => undefined;
  /** Counts the texts that were edited in place: each is a gesture of its own. */
  #texts = 0;
  #isTextDirty = false;
  /** The first selected element as it was when its styles were asked for; null until its box is known. */
  #measured: Pick<ElementBox, 'width' | 'height'> | null = null;
  #isTrying = false;
  /** A frame that comes to the front begins without any. */
  #marks: readonly FrameMark[] = [];
  /** False for a selection that only follows the cursor in the code. */
  #isAsked = true;
  /** What was asked for while a text was edited, to be done when its words are in the page. */
  #afterText: EditingAction | null = null;

  constructor(html: string, host: EditingHost) {
    this.#page = openLivePage(html);
    this.host = host;
  }

  page = (): LivePage => this.#page;

  send = (command: PreviewCommand): void => this.#send(command);

  prepare = ({ html, linked }: PageSource): void => {
    this.#linked = linked;
    if (html !== this.#page.html) this.#page = openLivePage(html);
    this.#prepared = { html, linked, markup: this.#markup() };
  };

  draw = (source: PageSource, send: (command: PreviewCommand) => void): string => {
    const { html, linked } = source;
    this.#send = send;
    const isReady = this.#prepared?.html === html && this.#prepared.linked === linked;
    if (!isReady || this.#page.html !== html) this.prepare(source);
    const markup = this.#prepared?.markup ?? '';
    this.#prepared = null;
    const { mode, selection } = this.store.getState();
    const known = selection.filter((key) => elementOfKey(this.#page, key) !== undefined);
    this.store.setState(({ version }) => ({
      ...NOTHING_CHOSEN,
      selection: known,
      version: version + 1,
    }));
    queueMicrotask(() => {
      send({ t: 'mode', mode });
      send({ t: 'isolate', key: this.store.getState().isolated });
      this.select(known);
    });
    return markup;
  };

  follow = ({ html, linked }: PageSource): Followed => {
    const before = this.#page.html;
    const hasSameFiles = areSameFiles(linked, this.#linked);
    if (html === before && hasSameFiles) return { kind: 'same' };
    this.#linked = linked;
    if (this.store.getState().typingIn !== null) this.endText(false);
    const splices = this.host.arrival(before, html) ?? splicesBetween(before, html);
    const { patches } = changeLivePage(this.#page, splices);
    const canPatch = patches !== null && hasSameFiles;
    if (canPatch) this.#patch(patches);
    this.#noteChange();
    return canPatch ? { kind: 'told' } : { kind: 'redraw', markup: this.#markup() };
  };

  arrived = (): void => (this.#marks.length > 0 ? this.mark(this.#marks) : undefined);

  handle = (event: PreviewEvent): void => {
    switch (event.t) {
      case 'pick':
        return this.#pick(event);
      case 'boxes':
        return this.#place(event);
      case 'text-began':
        return this.#beginText(event.key);
      case 'typed':
        return this.#type(event);
      case 'text-ended':
        return this.#finishText(event.key);
      case 'text-refused':
        return this.host.refuse({ kind: 'no-text' });
      case 'unseen':
        return this.#noteUnseen(event.key);
      case 'drop':
        return this.#drop(event);
      case 'files':
        return void putFiles(this, event.files, event.at);
      case 'key':
        return this.#press(event);
      case 'unnamed':
        return this.#name(event.key);
      case 'styles':
        return this.#noteStyles(event);
      case 'out-of-step':
        return this.#redraw();
      default:
    }
  };

  setMode = (mode: EditingMode): void => {
    this.#send({ t: 'mode', mode });
    this.store.setState({ mode });
    this.select([]);
    this.isolate(null);
  };

  setReach = (reach: StyleReach): void => this.store.setState({ reach });

  setScheme = (scheme: TokenScheme): void => this.store.setState({ scheme });

  inspect = (isInspecting: boolean): void => this.store.setState({ isInspecting });

  showGroup = (wantedGroup: EditingState['wantedGroup']): void =>
    this.store.setState(
      wantedGroup === null ? { wantedGroup } : { wantedGroup, isInspecting: true },
    );

  select = (keys: readonly number[], { scrollTo = false, isAsked = true } = {}): void => {
    this.#isAsked = isAsked;
    const known = keys.filter((key) => elementOfKey(this.#page, key) !== undefined);
    if (known.join() !== this.store.getState().selection.join())
      this.store.setState({ selection: known, styles: {}, boxes: [] });
    this.#send({ t: 'select', keys: known, scrollTo });
    const { isolated } = this.store.getState();
    // Whoever selects something beside it wants to see that.
    if (isolated !== null && !areInside(this.#page, known, isolated)) this.isolate(null);
    if (known[0] !== undefined) this.#inspect(known[0]);
  };

  isolate = (key: number | null): void => {
    const element = key === null ? undefined : elementOfKey(this.#page, key);
    const isolated = element === undefined ? null : key;
    if (isolated === this.store.getState().isolated) return;
    this.store.setState({ isolated });
    this.#send({ t: 'isolate', key: isolated });
    if (isolated !== null) this.select([isolated], { scrollTo: true });
    this.host.isolate(element?.range ?? null);
  };

  point = (key: number | null): void => this.#send({ t: 'point', key });

  mark = (marks: readonly FrameMark[]): void => {
    this.#marks = marks;
    this.store.setState({ unseenMark: null });
    this.#send({ t: 'mark', marks: [...marks], scrollTo: true });
  };

  run = (operations: readonly LiveOperation[], options: RunOptions = {}): boolean => {
    const before = this.host.textToChange();
    if (before === null || !this.#catchUp(before)) return false;
    const applied = applyAllLive(this.#page, operations);
    if (!applied.ok) {
      const about = options.about && { about: options.about };
      this.host.refuse({ kind: 'operation', reason: applied.reason, ...about });
      return false;
    }
    if (this.#page.html === before) return true;
    this.#tell(applied.patches);
    const chosen = options.select?.(this.#page).filter((element) => element !== undefined);
    if (chosen)
      this.store.setState({ selection: chosen.map((element) => keyOf(this.#page, element)) });
    this.#noteChange();
    const { splices, changes } = applied;
    const { stale, group } = staleCredits(this.#page, options.group);
    this.host.commit({ splices, text: this.#page.html, changes, group });
    return stale.length === 0 || this.run(stale, group === null ? {} : { group });
  };

  tryStyles = (styles: Readonly<Record<string, string>> | null): void => {
    this.#isTrying = styles !== null;
    this.#send({ t: 'try-styles', keys: [...this.store.getState().selection], styles });
  };

  setStyles = (styles: Readonly<Record<string, string | null>>): boolean => {
    const { selection, reach } = this.store.getState();
    this.tryStyles(null);
    const wishes = Object.entries(styles);
    return this.run(
      wishes.flatMap(([property, value]) => planStyle(reach, { keys: selection, property, value })),
      { group: `style ${Object.keys(styles).join()} ${selection.join()}` },
    );
  };

  setStyle = (property: string, value: string | null): boolean =>
    this.setStyles({ [property]: value });

  editText = (key: number, caret: 'end' | 'all' = 'end'): void =>
    this.#send({ t: 'edit-text', key, caret });

  endText = (isKept: boolean): void => this.#send({ t: 'end-text', isKept });

  nameSelected = (): void => this.store.getState().selection.forEach((key) => this.#name(key));

  #name(key: number): void {
    const element = elementOfKey(this.#page, key);
    if (element) this.#send({ t: 'name', key, label: nameOf(element, this.host.locale()) });
  }

  #noteStyles({ key, styles }: EventOf<'styles'>): void {
    if (key === this.store.getState().selection[0]) this.store.setState({ styles });
  }

  /** Values such as the size of a text can change with the room that the page has: then they are asked for again. */
  #place({ boxes, isMoving }: EventOf<'boxes'>): void {
    const before = this.store.getState();
    // Nothing around the page has to be drawn again for boxes that stayed where they are.
    if (isMoving !== before.isMoving || JSON.stringify(boxes) !== JSON.stringify(before.boxes))
      this.store.setState({ boxes, isMoving });
    const [box] = boxes;
    if (box === undefined || isMoving || this.#isTrying) return;
    const isSame = box.width === this.#measured?.width && box.height === this.#measured.height;
    if (this.#measured !== null && !isSame) this.#inspect(box.key);
    this.#measured = box;
  }

  #inspect(key: number): void {
    this.#measured = null;
    this.#send({ t: 'inspect', key, properties: [...INSPECTED] });
  }

  /** Brings what was typed in code a moment ago into the page, before anything else is done with it. */
  #catchUp(html: string): boolean {
    if (html === this.#page.html) return true;
    if (collectScripts(html) !== collectScripts(this.#page.html)) {
      // A fresh frame is on its way.
      this.host.refuse({ kind: 'other-text' });
      return false;
    }
    if (this.follow({ html, linked: this.#linked }).kind === 'redraw') this.#redraw();
    return true;
  }

  #noteChange(): void {
    this.#prepared = null;
    this.store.setState(({ version }) => ({ version: version + 1 }));
    this.select(this.store.getState().selection);
    this.nameSelected();
  }

  /** While a text is edited the frame shows it already; a patch would take the caret away. */
  #tell(patches: readonly FramePatch[] | null): void {
    if (patches === null) this.#redraw();
    else if (this.store.getState().typingIn !== null) this.#isTextDirty = true;
    else if (patches.length > 0) this.#patch(patches);
  }

  #redraw(): void {
    this.#send({ t: 'morph', html: this.#markup() });
  }

  #markup = (): string => shownMarkup(this.#page, this.#linked);

  #patch(patches: readonly FramePatch[]): void {
    this.#send({ t: 'patch', patches: shownPatches(this.#page, patches, this.#linked) });
  }

  #noteUnseen(key: number): void {
    const isMarked = this.#marks.some((mark) => mark.key === key);
    if (isMarked) this.store.setState({ unseenMark: key });
    else if (this.#isAsked) this.host.refuse({ kind: 'unseen' });
  }

  #pick({ key, isAdded, isMade }: EventOf<'pick'>): void {
    if (isMade) this.host.refuse({ kind: 'made-by-script' });
    const { selection } = this.store.getState();
    if (key === null) return isAdded ? undefined : this.select([]);
    if (!isAdded) return this.select([key]);
    const isChosen = selection.includes(key);
    this.select(isChosen ? selection.filter((one) => one !== key) : [...selection, key]);
  }

  #beginText(key: number): void {
    this.#texts += 1;
    this.#isTextDirty = false;
    this.store.setState({ typingIn: key, selection: [key] });
  }

  #type({ key, pieces }: EventOf<'typed'>): void {
    if (key !== this.store.getState().typingIn) return;
    const options: RunOptions = { group: `text ${this.#texts}`, about: 'content' };
    const isTaken = this.run([{ kind: 'set-content', at: { key }, pieces }], options);
    // The frame shows words that the page does not have.
    if (!isTaken) this.#isTextDirty = true;
  }

  /** In a text that is edited, Ctrl+K asks for a link; what concerns the whole page ends the text first. */
  #press(pressed: PressedKey): void {
    const action = actionOf(pressed);
    if (action === undefined) return;
    if (this.store.getState().typingIn === null) return doAction(this, action);
    if (action.kind === 'palette') return this.store.setState({ isLinking: true });
    this.#afterText = action;
    this.endText(true);
  }

  #finishText(key: number): void {
    this.store.setState({ typingIn: null, isLinking: false });
    const element = elementOfKey(this.#page, key);
    if (this.#isTextDirty && element) this.#patch([contentPatch(this.#page, element)]);
    this.#isTextDirty = false;
    this.select(this.store.getState().selection);
    const action = this.#afterText;
    this.#afterText = null;
    if (action !== null) doAction(this, action);
  }

  #drop({ key, to, place, isCopy }: EventOf<'drop'>): void {
    const element = elementOfKey(this.#page, key);
    if (!element) return;
    if (!isCopy) return void this.run([{ kind: 'move', at: { key }, to: { key: to }, place }]);
    const { markup } = copyWithFreshIds(this.#page.index, element);
    this.run([{ kind: 'insert', at: { key: to }, place, markup }]);
  }
}
