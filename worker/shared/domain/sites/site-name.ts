import { cutText } from '../text/plain-line.ts';
import { SITE_LIMITS } from './limits.ts';

/** The name of a site that was saved without one. */
export function defaultSiteName(uuid: string): string {
  return `Site ${uuid.slice(0, 8)}`;
}

/** A name fit for lists: one line, NFC, no control or direction-changing characters, at most 100 characters. May be empty. */
export function cleanSiteName(name: string): string {
  return cutText(name.normalize('NFC'), SITE_LIMITS.nameCharacters);
}
