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

const IMAGES = 'images.unsplash.com';
/** The photograph's id, the name of its file, and the sign of the search that found it. */
const ID = /^([\w-]{5,20})\/(photo-[\w-]{5,80})\/([\w-]{0,180})$/;
/** Unsplash asks for it in the links of a credit. */
const REFERRAL = 'utm_source=bluewave&utm_medium=referral';

const answerOf = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      description: z.nullish(z.string()),
      alt_description: z.nullish(z.string()),
      urls: z.object({ raw: z.string() }),
      links: z.object({ html: z.string(), download_location: z.string() }),
      user: z.object({ name: z.string(), links: z.object({ html: z.string() }) }),
    }),
  ),
});

const SIZES = { small: '&w=400', large: '&w=2400' } as const;

/**
 * Unsplash at `base`, with an access key. Each photograph that is taken is reported to Unsplash, as its guidelines ask.
 */
export function createUnsplash(base: string, key: string): PhotoSource {
  const headers = { authorization: `Client-ID ${key}`, 'accept-version': 'v1' };
  return {
    async search(words) {
      const url = new URL('/search/photos', base);
      url.search = new URLSearchParams({ query: words, per_page: String(MOST_PHOTOS) }).toString();
      const { results } = await askJson(url, answerOf, headers);
      return results.flatMap((photo) => {
        const file = pathOnHost(photo.urls.raw, IMAGES)?.slice(1) ?? '';
        const id = `${photo.id}/${file}/${signOf(photo.links.download_location)}`;
        const title = shortText(photo.description ?? photo.alt_description);
        const creator = shortText(photo.user.name);
        const credit = soundCredit({
          title,
          author: creator,
          authorUrl: `${photo.user.links.html}?${REFERRAL}`,
          licence: 'Unsplash License',
          licenceUrl: 'https://unsplash.com/license',
          source: 'Unsplash',
          sourceUrl: `${photo.links.html}?${REFERRAL}`,
        });
        return ID.test(id) && credit ? [{ source: 'unsplash', id, title, creator, credit }] : [];
      });
    },
    async fetch({ id, size }) {
      const [, photo, file, sign] = ID.exec(id) ?? [];
      if (photo === undefined) throw new Error('no such photograph');
      if (size === 'large') {
        const report = new URL(`/photos/${photo}/download`, base);
        report.search = new URLSearchParams({ ixid: sign ?? '' }).toString();
        await askJson(report, z.object({ url: z.string() }), headers);
      }
      return await fetchPicture(
        new URL(`https://${IMAGES}/${file}?fm=jpg&q=85&fit=max${SIZES[size]}`),
      );
    },
  };
}

function signOf(address: string): string {
  return URL.canParse(address) ? (new URL(address).searchParams.get('ixid') ?? '') : '';
}
