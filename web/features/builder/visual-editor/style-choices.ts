import { FONT_IDS, FONTS as STACKS, sourceOf } from '#domain/fonts/font-families.ts';
import { findFamily } from '#domain/fonts/page-fonts.ts';

/** A choice of a list in the toolbar. A null value removes the declaration. */
export interface StyleChoice {
  /** Key of its name under `visualEditor.choices`; font names are names. */
  id: string;
  value: string | null;
  /** Listed below the usual choices, in a group of its own. */
  isMore?: boolean;
}

const LISTED: readonly string[] = ['Roboto', 'Open Sans', 'Montserrat', 'Lato', 'Inter'];

function webFont(family: string): StyleChoice {
  const id = findFamily(family);
  return { id: family, value: id === undefined ? family : STACKS[id] };
}

export const FONTS: readonly StyleChoice[] = [
  { id: 'default', value: null },
  ...(
    [
      ['Arial', 'Arial, sans-serif'],
      ['Helvetica', 'Helvetica, Arial, sans-serif'],
      ['Georgia', 'Georgia, serif'],
      ['Times New Roman', "'Times New Roman', serif"],
      ['Verdana', 'Verdana, sans-serif'],
    ] as const
  ).map(([id, value]) => ({ id, value })),
  ...LISTED.map((id) => webFont(id)),
  ...FONT_IDS.map((id) => sourceOf(id).family)
    .filter((family) => !LISTED.includes(family))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((family) => ({ ...webFont(family), isMore: true })),
];

export const SIZES: readonly StyleChoice[] = [
  { id: 'default', value: null },
  { id: 'XS', value: '0.75rem' },
  { id: 'SM', value: '0.875rem' },
  { id: 'Base', value: '1rem' },
  { id: 'LG', value: '1.125rem' },
  { id: 'XL', value: '1.25rem' },
  { id: '2XL', value: '1.5rem' },
  { id: '3XL', value: '1.875rem' },
  { id: '4XL', value: '2.25rem' },
  { id: '5XL', value: '3rem' },
];

export const TEXT_COLOURS: readonly StyleChoice[] = [
  { id: 'default', value: null },
  { id: 'black', value: '#000000' },
  { id: 'grey', value: '#6b7280' },
  { id: 'white', value: '#ffffff' },
  { id: 'red', value: '#dc2626' },
  { id: 'green', value: '#15803d' },
  { id: 'blue', value: '#2563eb' },
  { id: 'indigo', value: '#4f46e5' },
  { id: 'violet', value: '#7c3aed' },
  { id: 'pink', value: '#db2777' },
  { id: 'orange', value: '#c2410c' },
  { id: 'yellow', value: '#ca8a04' },
];

export const BACKGROUNDS: readonly StyleChoice[] = [
  { id: 'none', value: 'transparent' },
  { id: 'light', value: '#f3f4f6' },
  { id: 'dark', value: '#1f2937' },
  { id: 'white', value: '#ffffff' },
  { id: 'black', value: '#000000' },
  { id: 'red', value: '#fee2e2' },
  { id: 'green', value: '#dcfce7' },
  { id: 'blue', value: '#dbeafe' },
  { id: 'indigo', value: '#e0e7ff' },
  { id: 'violet', value: '#ede9fe' },
  { id: 'pink', value: '#fce7f3' },
  { id: 'orange', value: '#ffedd5' },
  { id: 'yellow', value: '#fef9c3' },
];

export const ALIGNMENTS = ['left', 'center', 'right'] as const;
