import { assetContentType, PAGE_PATH } from '#domain/sites/asset-path.ts';
import { AppError } from '#worker/http/app-error.ts';

/** A file of a save: its bytes, or null when it is to be removed. */
export interface SentAsset {
  path: string;
  bytes: Uint8Array<ArrayBuffer> | null;
}

const DATA_URL =
  /^data:(?:[\w.+-]+\/[\w.+-]+)?(?:;(?!base64,)[\w.=+-]+)*(?<base64>;base64)?,(?<body>.*)$/s;

/**
 * Reads the `assets` of a save: text as UTF-8, data URLs as what they hold. Throws `sites.invalid-asset`
 * for a path that may not exist on a site and for a data URL that cannot be read.
 */
export function decodeAssets(assets: Record<string, string | null>): SentAsset[] {
  return Object.entries(assets).map(([path, content]) => {
    if (path.toLowerCase() === PAGE_PATH || assetContentType(path) === null) throw refuse(path);
    return { path, bytes: content === null ? null : decodeContent(path, content) };
  });
}

function decodeContent(path: string, content: string): Uint8Array<ArrayBuffer> {
  if (!content.startsWith('data:')) return utf8(content);
  const bytes = decodeDataUrl(content);
  if (bytes === null) throw refuse(path);
  return bytes;
}

/** What a data URL holds; null for one that cannot be read. */
export function decodeDataUrl(url: string): Uint8Array<ArrayBuffer> | null {
  const match = DATA_URL.exec(url);
  if (match?.groups === undefined) return null;
  const { base64, body = '' } = match.groups;
  try {
    if (base64 === undefined) return utf8(decodeURIComponent(body));
    return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

function refuse(path: string): AppError {
  return new AppError('sites.invalid-asset', { params: { path: path.slice(0, 200) } });
}
