import { afterEach, expect, test, vi } from 'vitest';
import type { PhotoFileInput, SearchPhotosInput } from '#contract/photos.ts';
import { createUserContext } from '#worker/testing/context.ts';
import { makeJpeg } from '#worker/testing/picture-bytes.ts';
import { fetchPhoto, searchPhotos } from './free-photos.ts';

const JPEG = makeJpeg({ width: 1200, height: 800 });
const KEYS = { PEXELS_KEY: 'pexels-key', UNSPLASH_KEY: 'unsplash-key' };

afterEach(() => {
  vi.restoreAllMocks();
});

interface Asked {
  url: string;
  authorization: string | null;
}

/** Stands for the services: each answers at its own hosts, as its documentation says, and only with its key. */
function fakeServices(): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers } = new Request(input, init);
    const authorization = headers.get('authorization');
    asked.push({ url, authorization });
    const { host, pathname } = new URL(url);
    const answer = ANSWERS[`${host}${pathname}`];
    if (host.startsWith('images.')) return new Response(JPEG);
    if (answer === undefined) return new Response('not found', { status: 404 });
    const isKnown = answer.key === authorization;
    return isKnown ? Response.json(answer.body) : new Response('no key', { status: 401 });
  });
  return asked;
}

const ANSWERS: Record<string, { key: string | null; body: unknown }> = {
  'api.openverse.org/v1/images/': {
    key: null,
    body: {
      results: [
        openversePhoto({ license: 'by', license_version: '2.0' }),
        openversePhoto({ license: 'by', license_version: '2.0', creator: null }),
        openversePhoto({ license: 'by', license_version: '2.0', foreign_landing_url: 'file:///x' }),
        openversePhoto({ license: 'by-sa', license_version: '4.0' }),
        openversePhoto({ license: 'cc0', license_version: '1.0' }),
      ],
    },
  },
  'api.pexels.com/v1/search': {
    key: 'pexels-key',
    body: {
      page: 1,
      per_page: 20,
      photos: [pexelsPhoto('images.pexels.com'), pexelsPhoto('elsewhere.example')],
    },
  },
  'api.unsplash.com/search/photos': {
    key: 'Client-ID unsplash-key',
    body: {
      total: 2,
      results: [unsplashPhoto('images.unsplash.com'), unsplashPhoto('plus.unsplash.com')],
    },
  },
  'api.unsplash.com/photos/LBI7cgq3pbM/download': {
    key: 'Client-ID unsplash-key',
    body: { url: 'https://images.unsplash.com/photo-1416339306562-f3d12fefd36f' },
  },
};

function openversePhoto(more: Record<string, string | null>) {
  return {
    id: '4f0a1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10',
    title: 'Bread',
    creator: 'Ada',
    creator_url: 'https://photos.example/ada',
    foreign_landing_url: 'https://photos.example/bread',
    ...more,
  };
}

function pexelsPhoto(host: string) {
  return {
    id: 2014422,
    url: 'https://www.pexels.com/photo/bread-2014422/',
    alt: 'Bread on a table',
    photographer: 'Joey',
    photographer_url: 'https://www.pexels.com/@joey',
    src: { original: `https://${host}/photos/2014422/pexels-photo-2014422.jpeg` },
  };
}

function unsplashPhoto(host: string) {
  return {
    id: 'LBI7cgq3pbM',
    description: null,
    alt_description: 'a loaf of bread',
    urls: { raw: `https://${host}/photo-1416339306562-f3d12fefd36f?ixid=M3w&ixlib=rb-4.0.3` },
    links: {
      html: 'https://unsplash.com/photos/LBI7cgq3pbM',
      download_location: 'https://api.unsplash.com/photos/LBI7cgq3pbM/download?ixid=M3w',
    },
    user: { name: 'Jeff', links: { html: 'https://unsplash.com/@jeff' } },
  };
}

async function search(input: Partial<SearchPhotosInput>, keys: Partial<typeof KEYS> = KEYS) {
  const ctx = await createUserContext();
  const config = { ...ctx.config, ...keys };
  const wish = { q: 'bread', source: 'openverse', credited: '0', ...input } as const;
  return await searchPhotos({ ctx: { ...ctx, config }, input: wish });
}

async function take(input: PhotoFileInput) {
  const ctx = await createUserContext();
  return await fetchPhoto({ ctx: { ...ctx, config: { ...ctx.config, ...KEYS } }, input });
}

test('photographs that ask for a credit are found when they are asked for, each with its credit', async () => {
  const asked = fakeServices();
  const found = await search({ credited: '1' });
  expect(found.map(({ credit }) => credit)).toEqual([
    {
      title: 'Bread',
      author: 'Ada',
      authorUrl: 'https://photos.example/ada',
      licence: 'CC BY 2.0',
      licenceUrl: 'https://creativecommons.org/licenses/by/2.0/',
      source: 'Openverse',
      sourceUrl: 'https://photos.example/bread',
    },
    null,
  ]);
  expect((await search({})).map(({ credit }) => credit)).toEqual([null]);
  expect(asked.map(({ url }) => new URL(url).searchParams.get('license'))).toEqual([
    'cc0,pdm,by',
    'cc0,pdm',
  ]);
});

test('Pexels is asked with its key, and its pictures come from its own host', async () => {
  const asked = fakeServices();
  const id = '2014422/pexels-photo-2014422.jpeg';
  expect(await search({ source: 'pexels' })).toEqual([
    {
      source: 'pexels',
      id,
      title: 'Bread on a table',
      creator: 'Joey',
      credit: {
        title: 'Bread on a table',
        author: 'Joey',
        authorUrl: 'https://www.pexels.com/@joey',
        licence: 'Pexels License',
        licenceUrl: 'https://www.pexels.com/license/',
        source: 'Pexels',
        sourceUrl: 'https://www.pexels.com/photo/bread-2014422/',
      },
    },
  ]);
  expect(await take({ source: 'pexels', id, size: 'small' })).toMatchObject({ type: 'image/jpeg' });
  expect(asked).toEqual([
    {
      url: 'https://api.pexels.com/v1/search?query=bread&per_page=20',
      authorization: 'pexels-key',
    },
    {
      url: `https://images.pexels.com/photos/${id}?auto=compress&cs=tinysrgb&h=350`,
      authorization: null,
    },
  ]);
});

test('Unsplash is told of each photograph that is taken, and not of those that are only shown', async () => {
  const asked = fakeServices();
  const [photo, ...others] = await search({ source: 'unsplash' });
  expect(others).toEqual([]);
  expect(photo).toMatchObject({
    id: 'LBI7cgq3pbM/photo-1416339306562-f3d12fefd36f/M3w',
    title: 'a loaf of bread',
    credit: {
      author: 'Jeff',
      authorUrl: 'https://unsplash.com/@jeff?utm_source=bluewave&utm_medium=referral',
      source: 'Unsplash',
    },
  });
  const id = photo?.id ?? '';
  await take({ source: 'unsplash', id, size: 'small' });
  await take({ source: 'unsplash', id, size: 'large' });
  const picture =
    'https://images.unsplash.com/photo-1416339306562-f3d12fefd36f?fm=jpg&q=85&fit=max';
  expect(asked.slice(1)).toEqual([
    { url: `${picture}&w=400`, authorization: null },
    {
      url: 'https://api.unsplash.com/photos/LBI7cgq3pbM/download?ixid=M3w',
      authorization: 'Client-ID unsplash-key',
    },
    { url: `${picture}&w=2400`, authorization: null },
  ]);
});

test('a source without its key, and an id that leads elsewhere, ask nobody', async () => {
  const asked = fakeServices();
  const refused = [
    search({ source: 'pexels' }, {}),
    search({ source: 'unsplash' }, {}),
    take({ source: 'pexels', id: '1/../../x.jpeg', size: 'large' }),
    take({ source: 'unsplash', id: 'LBI7cgq3pbM/../x', size: 'large' }),
  ];
  for (const call of refused)
    await expect(call).rejects.toMatchObject({ code: 'photos.unavailable' });
  expect(asked).toEqual([]);
});
