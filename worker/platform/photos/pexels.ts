import * as z from 'zod/mini';
import {
  askJson,
  fetchPicture,
  MOST_PHOTOS,
  pathOnHost,
  type PhotoSource,
  shortText,
  soundCredit,
} from './photo-source.ts';

const IMAGES = 'images.pexels.com';
/** The part of a picture's address that differs from picture to picture. */
const ID = /^\d{1,12}\/[\w.-]{1,150}\.(?:jpe?g|png|webp)$/i;

const answerOf = z.object({
  photos: z.array(
    z.object({
      url: z.string(),
      alt: z.nullish(z.string()),
      photographer: z.string(),
      photographer_url: z.string(),
      src: z.object({ original: z.string() }),
    }),
  ),
});

const SIZES = { small: '&h=350', large: '&dpr=2&h=1000&w=1600' } as const;

/** Pexels at `base`, with a key. Pictures come from its one host for pictures. */
export function createPexels(base: string, key: string): PhotoSource {
  return {
    async search(words) {
      const url = new URL('/v1/search', base);
      url.search = new URLSearchParams({ query: words, per_page: String(MOST_PHOTOS) }).toString();
      const { photos } = await askJson(url, answerOf, { authorization: key });
      return photos.flatMap((photo) => {
        const id = pathOnHost(photo.src.original, IMAGES)?.replace(/^\/photos\//, '') ?? '';
        const [title, creator] = [shortText(photo.alt), shortText(photo.photographer)];
        const credit = soundCredit({
          title,
          author: creator,
          authorUrl: photo.photographer_url,
          licence: 'Pexels License',
          licenceUrl: 'https://www.pexels.com/license/',
          source: 'Pexels',
          sourceUrl: photo.url,
        });
        return ID.test(id) && credit ? [{ source: 'pexels', id, title, creator, credit }] : [];
      });
    },
    async fetch({ id, size }) {
      if (!ID.test(id)) throw new Error('no such photograph');
      const query = `?auto=compress&cs=tinysrgb${SIZES[size]}`;
      return await fetchPicture(new URL(`https://${IMAGES}/photos/${id}${query}`));
    },
  };
}
