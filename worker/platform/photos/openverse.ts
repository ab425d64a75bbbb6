import * as z from 'zod/mini';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import {
  askJson,
  fetchPicture,
  MOST_PHOTOS,
  type PhotoSource,
  shortText,
  soundCredit,
} from './photo-source.ts';

const ID = /^[0-9a-f-]{36}$/;
const text = z.nullish(z.string());

const photoOf = z.object({
  id: z.string().check(z.regex(ID)),
  title: text,
  creator: text,
  creator_url: text,
  license: z.string(),
  license_version: text,
  foreign_landing_url: text,
});

const answerOf = z.object({ results: z.array(photoOf) });

/** Licences that ask for nothing in return: CC0 and the public domain mark. */
const FREE = ['cc0', 'pdm'];
/** Asks for a credit only. */
const CREDITED = 'by';

/**
 * Openverse (api.openverse.org) at `base`. Pictures come through Openverse itself, so that no host that a search names
 * is ever asked.
 */
export function createOpenverse(base: string): PhotoSource {
  return {
    async search(words, isCredited) {
      const licences = isCredited ? [...FREE, CREDITED] : FREE;
      const url = new URL('/v1/images/', base);
      url.search = new URLSearchParams({
        q: words,
        license: licences.join(','),
        category: 'photograph',
        mature: 'false',
        page_size: String(MOST_PHOTOS),
      }).toString();
      const { results } = await askJson(url, answerOf);
      return results.flatMap((photo) => {
        const licence = photo.license.toLowerCase();
        const credit = licence === CREDITED ? creditFor(photo) : null;
        if (!licences.includes(licence) || credit === undefined) return [];
        const [title, creator] = [shortText(photo.title), shortText(photo.creator)];
        return [{ source: 'openverse', id: photo.id, title, creator, credit }];
      });
    },
    async fetch({ id, size }) {
      if (!ID.test(id)) throw new Error('no such photograph');
      const url = new URL(`/v1/images/${id}/thumb/`, base);
      if (size === 'large')
        url.search = new URLSearchParams({ full_size: 'true', compressed: 'false' }).toString();
      return await fetchPicture(url);
    },
  };
}

/** Undefined where nobody is named whom a credit could name. */
function creditFor(photo: z.infer<typeof photoOf>): PhotoCredit | undefined {
  const [, version] = /^(\d\.\d)$/.exec(photo.license_version ?? '') ?? [];
  const author = shortText(photo.creator);
  if (version === undefined || author === '') return undefined;
  return soundCredit({
    title: shortText(photo.title),
    author,
    authorUrl: photo.creator_url?.startsWith('https://') === true ? photo.creator_url : '',
    licence: `CC BY ${version}`,
    licenceUrl: `https://creativecommons.org/licenses/by/${version}/`,
    source: 'Openverse',
    sourceUrl: photo.foreign_landing_url ?? '',
  });
}
