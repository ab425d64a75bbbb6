import type { editorInspector } from '#web/i18n/en/editor-inspector.ts';
import type { InspectedProperty } from '../inspected.ts';

/** A value in CSS and the key of its word under `editorInspector.keywords`. */
export interface Keyword {
  value: string;
  word: keyof (typeof editorInspector)['keywords'];
}

/** The values of properties that are chosen by a word. */
export const KEYWORDS: Partial<Record<InspectedProperty, readonly Keyword[]>> = {
  'font-weight': [
    { value: '300', word: 'thin' },
    { value: '400', word: 'normal' },
    { value: '500', word: 'medium' },
    { value: '600', word: 'strong' },
    { value: '700', word: 'bold' },
    { value: '800', word: 'veryBold' },
  ],
  'box-shadow': [
    { value: 'none', word: 'none' },
    { value: '0 1px 3px rgb(0 0 0 / 0.2)', word: 'light' },
    { value: '0 6px 18px rgb(0 0 0 / 0.16)', word: 'soft' },
    { value: '0 16px 40px rgb(0 0 0 / 0.24)', word: 'deep' },
  ],
  'font-style': [
    { value: 'normal', word: 'normal' },
    { value: 'italic', word: 'italic' },
  ],
  'text-transform': [
    { value: 'none', word: 'none' },
    { value: 'uppercase', word: 'uppercase' },
    { value: 'capitalize', word: 'capitalize' },
    { value: 'lowercase', word: 'lowercase' },
  ],
  'text-decoration-line': [
    { value: 'none', word: 'none' },
    { value: 'underline', word: 'underline' },
    { value: 'line-through', word: 'struck' },
  ],
  'border-style': [
    { value: 'none', word: 'none' },
    { value: 'solid', word: 'solid' },
    { value: 'dashed', word: 'dashed' },
    { value: 'dotted', word: 'dotted' },
    { value: 'double', word: 'double' },
  ],
  display: [
    { value: 'block', word: 'block' },
    { value: 'inline', word: 'inline' },
    { value: 'inline-block', word: 'inlineBlock' },
    { value: 'flex', word: 'flex' },
    { value: 'grid', word: 'grid' },
    { value: 'none', word: 'hidden' },
  ],
  'flex-direction': [
    { value: 'row', word: 'row' },
    { value: 'column', word: 'column' },
    { value: 'row-reverse', word: 'rowReverse' },
    { value: 'column-reverse', word: 'columnReverse' },
  ],
  'justify-content': [
    { value: 'flex-start', word: 'start' },
    { value: 'center', word: 'centre' },
    { value: 'flex-end', word: 'end' },
    { value: 'space-between', word: 'between' },
    { value: 'space-around', word: 'around' },
  ],
  'align-items': [
    { value: 'stretch', word: 'stretch' },
    { value: 'flex-start', word: 'start' },
    { value: 'center', word: 'centre' },
    { value: 'flex-end', word: 'end' },
    { value: 'baseline', word: 'baseline' },
  ],
  'object-fit': [
    { value: 'fill', word: 'fill' },
    { value: 'contain', word: 'contain' },
    { value: 'cover', word: 'cover' },
    { value: 'scale-down', word: 'shrink' },
  ],
};
