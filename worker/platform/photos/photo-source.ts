import type * as z from 'zod/mini';
import { type FreePhoto, photoCreditSchema, type PhotoFileInput } from '#contract/photos.ts';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { PICTURE_LIMITS } from '#domain/pictures/picture-limits.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';
import { cutText } from '#domain/text/plain-line.ts';

const SEARCH_MS = 8_000;
const PICTURE_MS = 25_000;
export const MOST_PHOTOS = 20;
const TEXT_CHARACTERS = 120;

/** A service that has free photographs. Both calls throw when it does not answer as it should. */
export interface PhotoSource {
  /** What fits the words. `isCredited`: also what asks for a credit, where the source has both. */
  search: (words: string, isCredited: boolean) => Promise<FreePhoto[]>;
  /** One of them, by the id that a search gave. Throws for what is no still picture, and for one that is too large. */
  fetch: (wanted: Pick<PhotoFileInput, 'id' | 'size'>) => Promise<FetchedPhoto>;
}

export interface FetchedPhoto {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Asks a service's interface for JSON. */
export async function askJson<T extends z.ZodMiniType>(
  url: URL,
  schema: T,
  headers?: Record<string, string>,
): Promise<z.infer<T>> {
  return schema.parse(await (await ask(url, SEARCH_MS, headers)).json());
}

/** Fetches a picture and reads what it is from its bytes. No redirect is followed. */
export async function fetchPicture(url: URL): Promise<FetchedPhoto> {
  const response = await ask(url, PICTURE_MS);
  const bytes = await readAtMost(response, PICTURE_LIMITS.fileBytes / 2);
  const facts = readPicture(bytes);
  if (facts?.kind !== 'picture' || facts.isAnimated) throw new Error('no still picture');
  return { bytes, type: facts.type };
}

/** A text of a service, short enough to be shown. */
export function shortText(text: string | null | undefined): string {
  return cutText(text ?? '', TEXT_CHARACTERS);
}

/** The credit, if it can be written into a page; a photograph whose credit cannot be written is not offered. */
export function soundCredit(credit: PhotoCredit): PhotoCredit | undefined {
  const read = photoCreditSchema.safeParse(credit);
  return read.success ? read.data : undefined;
}

/** The path of an address on this host, without what follows it; undefined for every other address. */
export function pathOnHost(address: string, host: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isThere = url?.protocol === 'https:' && url.host === host;
  return isThere ? url.pathname : undefined;
}

async function ask(
  url: URL,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(url, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 200) return response;
  await response.body?.cancel();
  throw new Error(`${url.host} answered ${response.status}`);
}

async function readAtMost(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new Error('too large');
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
