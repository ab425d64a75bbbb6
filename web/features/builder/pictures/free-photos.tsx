import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FreePhoto, PhotoSourceName } from '#contract/photos.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { api } from '#web/lib/api.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { inform } from '../toasts/show-notice.ts';
import { openPictureHome } from './keep-photo.ts';
import { OfferedPicture } from './offered-picture.tsx';
import { addPhotos } from './photo-jobs.ts';

const FEWEST_CHARACTERS = 2;

const SOURCES: Readonly<Record<PhotoSourceName, { name: string; home: string }>> = {
  openverse: { name: 'Openverse', home: 'https://openverse.org' },
  pexels: { name: 'Pexels', home: 'https://www.pexels.com' },
  unsplash: { name: 'Unsplash', home: 'https://unsplash.com' },
};

/** Free photographs of the configured sources: searched for, and kept with the site like the owner's own. */
export function FreePhotos() {
  const t = useTranslations('editorPanels.pictures.free');
  const [words, setWords] = useState('');
  const [source, setSource] = useState<PhotoSourceName>('openverse');
  const [isCredited, setIsCredited] = useState(false);
  const [asked, setAsked] = useState('');
  const { data: deployment } = useQuery(deploymentQuery);
  const sources = deployment?.photoSources ?? ['openverse'];
  const query = { q: asked, source, credited: isCredited ? '1' : '0' } as const;
  const { data, error, isFetching } = useQuery({
    queryKey: ['free-photos', query],
    queryFn: async () => (await (await api.api.photos.$get({ query })).json()).photos,
    enabled: asked !== '',
  });
  return (
    <Disclosure title={t('title')}>
      <form
        className="grid gap-2 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(words.trim().length < FEWEST_CHARACTERS ? '' : words.trim());
        }}
      >
        {sources.length < 2 ? null : (
          <Segmented
            label={t('source')}
            value={source}
            onChange={setSource}
            options={sources.map((value) => ({ value, label: SOURCES[value].name }))}
          />
        )}
        <SearchField label={t('search')} value={words} onChange={setWords} />
        {source === 'openverse' ? (
          <label className="flex items-start gap-2">
            <input
              type="checkbox"
              checked={isCredited}
              onChange={({ target }) => setIsCredited(target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-marine"
            />
            {t('credited')}
          </label>
        ) : null}
        <Button type="submit" size="small" isPending={isFetching}>
          {t('submit')}
        </Button>
      </form>
      <p className="py-2 text-xs text-soft">
        <a href={SOURCES[source].home} target="_blank" rel="noreferrer" className="underline">
          {SOURCES[source].name}
        </a>{' '}
        {t(source === 'openverse' && !isCredited ? 'aboutFree' : 'aboutCredited')}
      </p>
      <div aria-live="polite">
        {error === null ? null : <p className="text-danger">{errorSentence(error)}</p>}
        {data?.length === 0 ? <p className="text-soft">{t('none')}</p> : null}
      </div>
      {data === undefined || data.length === 0 ? null : (
        <ul aria-label={t('list')} className="grid grid-cols-2 gap-2">
          {data.map((photo) => (
            <FoundPhoto key={photo.id} photo={photo} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function FoundPhoto({ photo }: { photo: FreePhoto }) {
  const { title, creator, credit } = photo;
  const t = useTranslations('editorPanels.pictures.free');
  const name = title === '' ? t('unnamed') : title;
  async function take(): Promise<void> {
    const home = await openPictureHome();
    if (home === null) return inform('editorPanels.pictures.noHome');
    await addPhotos(home, [await fetchFile(photo, name)], credit);
  }
  return (
    <li>
      <OfferedPicture
        label={t('take', { name })}
        title={creator === '' ? name : t('by', { name, creator })}
        address={fileAddress(photo, 'small')}
        onTake={take}
      />
      {credit === null ? null : (
        <p className="truncate text-xs text-soft" title={credit.author}>
          {credit.author} · {credit.licence}
        </p>
      )}
    </li>
  );
}

function fileAddress({ source, id }: FreePhoto, size: 'small' | 'large'): string {
  return `/api/photos/file?${new URLSearchParams({ source, id, size }).toString()}`;
}

async function fetchFile(photo: FreePhoto, name: string): Promise<File> {
  const response = await apiFetch(fileAddress(photo, 'large'));
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.arrayBuffer()], name, { type });
}
