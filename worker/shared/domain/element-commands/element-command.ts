/** Looks that one word asks for, with what they declare. */
export const LOOKS = {
  bold: { 'font-weight': '700' },
  light: { 'font-weight': '400' },
  italic: { 'font-style': 'italic' },
  upright: { 'font-style': 'normal' },
  underline: { 'text-decoration-line': 'underline' },
  plain: { 'text-decoration-line': 'none' },
  uppercase: { 'text-transform': 'uppercase' },
  normalCase: { 'text-transform': 'none' },
  alignLeft: { 'text-align': 'left' },
  alignCentre: { 'text-align': 'center' },
  alignRight: { 'text-align': 'right' },
  placeCentre: { display: 'block', 'margin-left': 'auto', 'margin-right': 'auto' },
  round: { 'border-radius': '1rem' },
  pill: { 'border-radius': '999px' },
  square: { 'border-radius': '0' },
  shadow: { 'box-shadow': '0 8px 24px rgb(0 0 0 / 18%)' },
  noShadow: { 'box-shadow': 'none' },
  border: { border: '1px solid currentcolor' },
  noBorder: { border: 'none' },
  fullWidth: { width: '100%' },
  faded: { opacity: '0.7' },
  noBackground: { 'background-color': 'transparent' },
  inRow: { display: 'flex', 'flex-wrap': 'wrap', gap: '1rem' },
  inColumn: { display: 'flex', 'flex-direction': 'column', gap: '1rem' },
  noBullets: { 'list-style': 'none', 'padding-left': '0' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type LookId = keyof typeof LOOKS;

/** Done with the element as a whole, as the keyboard does it. */
export type ElementAction = 'move-up' | 'move-down' | 'duplicate' | 'delete' | 'hide';

/** What can be asked of one element without a model: free, at once, and always with the same result. */
export type ElementCommand =
  | { kind: 'look'; look: LookId }
  /** Text, or the width of a picture, times `factor`. */
  | { kind: 'scale'; factor: number }
  /** The size of the text in CSS pixels. */
  | { kind: 'size'; px: number }
  /** The padding, times `factor`. */
  | { kind: 'space'; factor: number }
  /** `hex` is `#rrggbb`. Without `of`: the background of buttons and sections, else the text. */
  | { kind: 'colour'; hex: string; of?: 'text' | 'background' | 'border' }
  | { kind: 'shorten' }
  | { kind: 'text'; text: string }
  | { kind: 'link'; href: string }
  | { kind: 'new-tab' }
  | { kind: 'alt'; text: string }
  | { kind: 'action'; action: ElementAction };
