import { PAGES } from './public-pages.ts';
import { PATHS } from './routes.ts';

export type MenuEntry = keyof typeof PAGES | 'builder';

/** The links of the navbar, in order; labels are `shell.pages`. */
export const NAVBAR = [
  'home',
  'pricing',
  'builder',
  'templates',
] as const satisfies readonly MenuEntry[];

/** The footer's columns; headings are `shell.footer.columns`. */
export const FOOTER = {
  product: ['builder', 'pricing', 'templates', 'aiModels', 'aiAssistant'],
  resources: ['tutorials', 'guide', 'blog'],
  company: ['about', 'contact'],
  legal: ['terms', 'privacy', 'cookies'],
} as const satisfies Record<string, readonly MenuEntry[]>;

export const FOOTER_COLUMNS = Object.keys(FOOTER) as readonly (keyof typeof FOOTER)[];

/** The English path of an entry and whether it is a public page, whose address carries the language. */
export function entryPath(entry: MenuEntry): { path: string; isPublic: boolean } {
  if (entry === 'builder') return { path: PATHS.builder, isPublic: false };
  return { path: PAGES[entry].path, isPublic: true };
}
