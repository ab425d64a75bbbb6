import { PREVIEW_LIMITS } from '#contract/preview.ts';
import { emit } from './channel.ts';
import {
  cut,
  documentElement,
  getter,
  isElement,
  listLength,
  method,
  queryAll,
  fragmentQueryAll,
  shadowRootOf,
  weakGet,
  weakSet,
} from './natives.ts';

const outerHtml = getter(Element.prototype, 'outerHTML');
const innerHtml = getter(ShadowRoot.prototype, 'innerHTML');
const sheetsOf = getter(Document.prototype, 'styleSheets');
const adoptedSheetsOf = getter(Document.prototype, 'adoptedStyleSheets');
const sheetCount = getter(StyleSheetList.prototype, 'length');
const rulesOf = getter(CSSStyleSheet.prototype, 'cssRules');
const ruleCount = getter(CSSRuleList.prototype, 'length');
const ruleText = getter(CSSRule.prototype, 'cssText');
const attachShadow = method(Element.prototype, 'attachShadow');
const DEEPEST = 8;

/** The shadow trees that the page made; those that it closed are known from nowhere else. */
const shadows = new WeakMap<Element, ShadowRoot>();

/** Notes each shadow tree that the page makes; to be called before any script of the page runs. */
export function watchShadows(): void {
  Element.prototype.attachShadow = function attach(this: Element, init: ShadowRootInit) {
    const root = attachShadow(this, init);
    weakSet(shadows, this, root);
    return root;
  };
}

/** Tells the app what the page shows by now, as markup: its tree, its shadow trees, and the rules of its styles. */
export function tellPage(): void {
  const html = documentElement(document);
  const text = html === null ? '' : outerHtml(html) + shadowsIn(html, 0) + allRules();
  const isWhole = text.length <= PREVIEW_LIMITS.pageCharacters;
  emit({ t: 'page', html: cut(text, 0, PREVIEW_LIMITS.pageCharacters), isWhole });
}

function shadowsIn(root: Element | ShadowRoot, depth: number): string {
  if (depth > DEEPEST) return '';
  const elements = isElement(root) ? queryAll(root, '*') : fragmentQueryAll(root, '*');
  let text = isElement(root) ? shadowOf(root, depth) : '';
  for (let at = 0; at < listLength(elements); at += 1)
    text += shadowOf(elements[at] as Element, depth);
  return text;
}

function shadowOf(element: Element, depth: number): string {
  const root = weakGet(shadows, element) ?? shadowRootOf(element);
  return root === null ? '' : innerHtml(root) + shadowsIn(root, depth + 1);
}

function allRules(): string {
  const sheets = sheetsOf(document);
  const adopted = adoptedSheetsOf(document);
  let text = '<style>';
  for (let at = 0; at < sheetCount(sheets); at += 1) text += rulesIn(sheets[at]);
  for (let at = 0; at < adopted.length; at += 1) text += rulesIn(adopted[at]);
  return `${text}</style>`;
}

function rulesIn(sheet: CSSStyleSheet | undefined): string {
  let text = '';
  try {
    const rules = rulesOf(sheet as CSSStyleSheet);
    for (let at = 0; at < ruleCount(rules); at += 1) text += `${ruleText(rules[at] as CSSRule)}\n`;
  } catch {
    // A sheet of another origin: the server has judged the site's own files.
  }
  return text;
}
