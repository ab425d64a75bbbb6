import { inkOn } from '#domain/colour/choose-colour.ts';
import type { FileBrief } from './file-brief.ts';

/** The custom properties that a stylesheet starts with, around the colour of the request. */
export function tokens({ colour, say }: FileBrief): string {
  return `${say('/* Colours and measures in one place: light-dark(light scheme, dark scheme). */', '/* Colori e misure in un posto solo: light-dark(schema chiaro, schema scuro). */')}
:root {
  color-scheme: light dark;
  --brand: ${colour};
  --on-brand: ${inkOn(colour)};
  --background: light-dark(#ffffff, #14161a);
  --surface: light-dark(#f6f7f9, #1f2329);
  --text: light-dark(#16191d, #f1f3f5);
  --muted: light-dark(#5b6470, #b6bec8);
  --line: light-dark(#d9dee5, #3a414b);
  --radius: 0.5rem;
}`;
}
