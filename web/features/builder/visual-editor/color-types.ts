import type { CssColour } from '#domain/colour/css-colour.ts';
import type { EditingSession } from './editing-types.ts';
import type { StyleChoice } from './style-choices.ts';

export interface ColorFieldProps {
  session: EditingSession;
  label: string;
  /** What the page itself calls the colour. */
  detail?: string;
  /** As the page has it or as the browser computed it: any CSS colour, `var()` too; empty for none. */
  value: string;
  /** Shows a colour without writing it; null ends the trial. */
  onTry?: ((value: string | null) => void) | undefined;
  onChange: (value: string) => void;
  onReset?: (() => void) | undefined;
  /** What stands behind this colour, as `value`: its contrast is told, and mended on demand. */
  against?: string | undefined;
  /** Ready colours; left out, those for text. */
  presets?: readonly StyleChoice[];
}

/** What a CSS value comes to on this page; undefined for none and for what one sees through entirely. */
export type ResolveColour = (value: string) => CssColour | undefined;
