const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
};

/** The part behind the hyphen is the size of one of several widths of a photograph. */
const PATH = 'pictures\\/[a-z0-9]{1,64}(?:-[1-9]\\d{0,3}x[1-9]\\d{0,3})?\\.(?:jpg|png|webp|avif)';
const ADDRESS = `\\/s\\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\/${PATH}`;
const WHOLE_PATH = new RegExp(`^${PATH}$`);
const WHOLE_ADDRESS = new RegExp(`^${ADDRESS}$`);
/** As attributes and style sheets write it: not the end of an address on some host. */
const WRITTEN = new RegExp(`(?<=["'(=,\\s])${ADDRESS}(?=["'),\\s>])`, 'g');

/**
 * The path on a site of a picture that was made for it, or null for a type that is none. Of a photograph that is kept
 * in several widths, each has its size in its path beside the digest that they share.
 */
export function picturePath(
  digest: string,
  mediaType: string,
  size?: { width: number; height: number },
): string | null {
  const extension = Object.hasOwn(EXTENSIONS, mediaType) ? EXTENSIONS[mediaType] : undefined;
  if (extension === undefined) return null;
  const behind = size === undefined ? '' : `-${size.width}x${size.height}`;
  return `pictures/${digest.slice(0, 20)}${behind}.${extension}`;
}

/** What the path or address of a picture says of it; the size is 0 × 0 where it says none. Null for other paths. */
export function readPicturePath(
  path: string,
): { name: string; width: number; height: number } | null {
  const [, name, width = '0', height = '0'] =
    /(?:^|\/)pictures\/([a-z0-9]{1,64})(?:-(\d{1,4})x(\d{1,4}))?\.[a-z]+$/.exec(path) ?? [];
  return name === undefined ? null : { name, width: Number(width), height: Number(height) };
}

/** True for the path on a site where made pictures lie. */
export function isPicturePath(path: string): boolean {
  return WHOLE_PATH.test(path);
}

/** True for the public address of a made picture, as pages write it: from the root, so that it also holds in the preview. */
export function isPictureAddress(address: string): boolean {
  return WHOLE_ADDRESS.test(address);
}

/** The addresses of made pictures in a page, each once. */
export function listPictures(html: string): string[] {
  return [...new Set(html.match(WRITTEN))];
}

/** The page with something else in the place of its made pictures; what `replace` does not know stays. */
export function replacePictures(html: string, replacements: ReadonlyMap<string, string>): string {
  return html.replace(WRITTEN, (address) => replacements.get(address) ?? address);
}

const WIDTH = `${ADDRESS} \\d{1,5}w`;
const WIDTHS = new RegExp(
  ` srcset=(["'])${WIDTH}(?:, ${WIDTH}){0,9}\\1(?: sizes=(["'])[^"'<>]{0,200}\\2)?`,
  'g',
);

/** The page with each of its site's photographs in one width, for where a choice would only make it larger. */
export function dropWidths(html: string): string {
  return html.replace(WIDTHS, '');
}

/** Where a site's file is served, from the root. */
export function siteFileAddress(uuid: string, path: string): string {
  return `/s/${uuid}/${path}`;
}
