import { syntaxTree } from '@codemirror/language';
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';
import { fromHex, type PickedColor, toHex, writeColor } from './color-text.ts';

const COLOR_FUNCTIONS = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** CSS colour keywords that have no colour of their own. */
const COLORLESS = new Set([
  'currentcolor',
  'inherit',
  'initial',
  'unset',
  'revert',
  'none',
  'auto',
]);

/**
 * Adds a swatch before every visible CSS colour. Clicking it opens the system's colour picker, which edits the
 * text.
 */
export function colorSwatches(labelFor: (color: string) => string): Extension {
  return ViewPlugin.define(
    (view) => ({
      decorations: findSwatches(view, labelFor),
      update(update: ViewUpdate) {
        const isNews =
          update.docChanged ||
          update.viewportChanged ||
          syntaxTree(update.startState) !== syntaxTree(update.state);
        if (isNews) this.decorations = findSwatches(update.view, labelFor);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );
}

function findSwatches(view: EditorView, labelFor: (color: string) => string): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter(node) {
        if (!COLOR_NODES.has(node.name) || node.from < from) return;
        const text = view.state.sliceDoc(node.from, node.to);
        const color = readColor(node.name, text);
        if (color === null) return;
        const widget = new SwatchWidget(text, color, labelFor(text));
        builder.add(node.from, node.from, Decoration.widget({ widget, side: -1 }));
      },
    });
  }
  return builder.finish();
}

const COLOR_NODES = new Set(['ColorLiteral', 'CallExpression', 'CallLiteral', 'ValueName']);

function readColor(node: string, text: string): PickedColor | null {
  if (node === 'CallExpression' || node === 'CallLiteral') {
    if (!COLOR_FUNCTIONS.test(text) || text.includes('var(')) return null;
  } else if (node === 'ValueName' && COLORLESS.has(text.toLowerCase())) return null;
  return paint(text);
}

class SwatchWidget extends WidgetType {
  readonly text: string;
  readonly color: PickedColor;
  readonly label: string;

  constructor(text: string, color: PickedColor, label: string) {
    super();
    this.text = text;
    this.color = color;
    this.label = label;
  }

  override eq(other: SwatchWidget): boolean {
    return other.text === this.text && other.label === this.label;
  }

  override toDOM(view: EditorView): HTMLElement {
    const input = document.createElement('input');
    input.type = 'color';
    input.className = 'cm-swatch';
    input.tabIndex = -1;
    input.addEventListener('input', () => replaceColor(view, input));
    this.updateDOM(input);
    return input;
  }

  /** The input must stay the same element while its picker is open and the text changes. */
  override updateDOM(input: HTMLElement): boolean {
    if (!(input instanceof HTMLInputElement)) return false;
    input.value = toHex(this.color);
    input.dataset.color = this.text;
    input.style.setProperty('--swatch', this.text);
    input.setAttribute('aria-label', this.label);
    input.title = this.label;
    return true;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function replaceColor(view: EditorView, input: HTMLInputElement): void {
  const text = input.dataset.color ?? '';
  const from = view.posAtDOM(input);
  const to = from + text.length;
  if (view.state.readOnly || view.state.sliceDoc(from, to) !== text) return;
  const next = fromHex(input.value, paint(text)?.alpha ?? 1);
  view.dispatch({
    changes: { from, to, insert: writeColor(next, text) },
    // All steps of one drag in the picker become one undo step.
    userEvent: 'input.type.color',
  });
}

let canvas: CanvasRenderingContext2D | null = null;
const painted = new Map<string, PickedColor | null>();
const MAX_REMEMBERED = 500;

/** The colour as the browser paints it; null when the text is not a colour. */
function paint(text: string): PickedColor | null {
  const known = painted.get(text);
  if (known !== undefined) return known;
  if (painted.size > MAX_REMEMBERED) painted.clear();
  const color = CSS.supports('color', text) ? readPixel(text) : null;
  painted.set(text, color);
  return color;
}

function readPixel(text: string): PickedColor | null {
  canvas ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  if (canvas === null) return null;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return { red, green, blue, alpha: alpha / 255 };
}
