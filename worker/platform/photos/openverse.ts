import * as z from 'zod/mini';
import type { FreePhoto } from '#contract/photos.ts';
import { PICTURE_LIMITS } from '#domain/pictures/picture-limits.ts';
import { readPicture } from '#domain/pictures/read-picture.ts';

const SEARCH_MS = 8_000;
const PICTURE_MS = 25_000;
const MOST = 20;
const TITLE_CHARACTERS = 120;

const answerOf = z.object({
  results: z.array(
    z.object({
      id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
      title: z.nullish(z.string()),
      creator: z.nullish(z.string()),
      license: z.string(),
    }),
  ),
});

/** Licences that ask for nothing in return: CC0 and the public domain mark. */
const FREE = new Set(['cc0', 'pdm']);

export interface FetchedPhoto {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/**
 * Photographs in the public domain that fit the words, from Openverse (api.openverse.org), at `base`. Throws when it
 * does not answer.
 */
export async function searchOpenverse(base: string, words: string): Promise<FreePhoto[]> {
  const url = new URL('/v1/images/', base);
  url.search = new URLSearchParams({
    q: words,
    license: [...FREE].join(','),
    category: 'photograph',
    mature: 'false',
    page_size: String(MOST),
  }).toString();
  const response = await ask(url, SEARCH_MS);
  const { results } = answerOf.parse(await response.json());
  return results
    .filter(({ license }) => FREE.has(license.toLowerCase()))
    .map(({ id, title, creator }) => ({
      id,
      title: (title ?? '').slice(0, TITLE_CHARACTERS),
      creator: (creator ?? '').slice(0, TITLE_CHARACTERS),
    }));
}

/**
 * One of them, through Openverse itself, so that no host that a search names is ever asked. Throws for what is no still
 * picture, and for one that is too large.
 */
export async function fetchFromOpenverse(
  base: string,
  { id, size }: { id: string; size: 'small' | 'large' },
): Promise<FetchedPhoto> {
  const url = new URL(`/v1/images/${id}/thumb/`, base);
  if (size === 'large')
    url.search = new URLSearchParams({ full_size: 'true', compressed: 'false' }).toString();
  const response = await ask(url, PICTURE_MS);
  const bytes = await readAtMost(response, PICTURE_LIMITS.fileBytes / 2);
  const facts = readPicture(bytes);
  if (facts?.kind !== 'picture' || facts.isAnimated) throw new Error('no still picture');
  return { bytes, type: facts.type };
}

async function ask(url: URL, timeoutMs: number): Promise<Response> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 200) return response;
  await response.body?.cancel();
  throw new Error(`Openverse answered ${response.status}`);
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
