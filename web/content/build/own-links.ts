import { localizePath } from '#web/i18n/localized-path.ts';

/** Addresses that are the same in both languages: the app's own screens, and a page of the Worker. */
const APP_SCREENS = new Set(['/builder', '/login', '/profile']);
const WORKER_PAGES = new Set(['/report']);

export interface OwnLink {
  address: string;
  /** False where the browser has to ask the server. */
  isInApp: boolean;
}

/** Where a link of an article to one of our own pages leads, in the article's language. */
export function resolveOwnLink(path: string, language: 'en' | 'it'): OwnLink {
  const page = path.replace(/[?#].*$/, '');
  if (WORKER_PAGES.has(page)) return { address: path, isInApp: false };
  if (APP_SCREENS.has(page)) return { address: path, isInApp: true };
  return { address: localizePath(path, language), isInApp: true };
}
