const HOME = '/';
const MAX_CHARACTERS = 512;

/** Paths that are no screens: leading there after signing in could only be a trick. */
const NO_SCREENS = /^\/(?:api|auth|s|sites|__preview)(?:[/?#]|$)/i;

/** A path without an empty segment, so that no reading of it begins with "//". */
const LOCAL_PATH = /^\/(?:[^/?#]+(?:\/[^/?#]+)*\/?)?(?:[?#]|$)/;

/** Browsers drop tabs and line breaks from addresses and read "\" as "/". */
const TREACHEROUS = /[\p{Cc}\\]/u;

/** Where to lead after signing in: a local path of the app with its query, or '/' for anything else. */
export function safeReturnPath(wanted: string | undefined): string {
  if (wanted === undefined || wanted.length > MAX_CHARACTERS) return HOME;
  if (TREACHEROUS.test(wanted) || NO_SCREENS.test(wanted)) return HOME;
  return LOCAL_PATH.test(wanted) ? wanted : HOME;
}
