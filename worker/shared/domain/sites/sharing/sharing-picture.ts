import { metadataBytes } from '../../pictures/drop-metadata.ts';
import { readPicture } from '../../pictures/read-picture.ts';

/** The picture of a site that messengers and social networks show beside its link: a JPEG, which all of them read. */
export const SHARING_PICTURE = {
  width: 1_200,
  height: 630,
  type: 'image/jpeg',
  bytes: 300_000,
} as const;

const PATH = /^sharing\/[0-9a-f]{20}\.jpg$/;

/** Where the picture lies on its site. Another picture has another address, so that nobody shows a kept older one. */
export function sharingPath(digest: string): string {
  return `sharing/${digest.slice(0, 20)}.jpg`;
}

/** True for a path that only a sharing picture has. */
export function isSharingPath(path: string): boolean {
  return PATH.test(path);
}

/** Whether a file can be a sharing picture by its bytes; it says nothing of where and with what it was made. */
export function isSharingPicture(bytes: Uint8Array): boolean {
  if (bytes.byteLength > SHARING_PICTURE.bytes) return false;
  const facts = readPicture(bytes);
  return (
    facts?.kind === 'picture' &&
    facts.type === SHARING_PICTURE.type &&
    facts.width === SHARING_PICTURE.width &&
    facts.height === SHARING_PICTURE.height &&
    metadataBytes(facts) === 0
  );
}
