import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FreePhoto } from '#contract/photos.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { api } from '#web/lib/api.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { inform } from '../toasts/tell.ts';
import { openPictureHome } from './keep-photo.ts';
import { addPhotos } from './photo-jobs.ts';

const FEWEST_CHARACTERS = 2;

/** Photographs in the public domain: searched for, and kept with the site like the owner's own. */
export function FreePhotos() {
  const t = useTranslations('editorPanels.pictures.free');
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({
    queryKey: ['free-photos', asked],
    queryFn: async () => (await (await api.api.photos.$get({ query: { q: asked } })).json()).photos,
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
        <SearchField label={t('search')} value={words} onChange={setWords} />
        <Button type="submit" size="small" isPending={isFetching}>
          {t('submit')}
        </Button>
      </form>
      <p className="py-2 text-xs text-soft">{t('about')}</p>
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

function FoundPhoto({ photo: { id, title, creator } }: { photo: FreePhoto }) {
  const t = useTranslations('editorPanels.pictures.free');
  const [isTaking, setIsTaking] = useState(false);
  const name = title === '' ? t('unnamed') : title;
  async function take(): Promise<void> {
    if (isTaking) return;
    setIsTaking(true);
    try {
      const home = await openPictureHome();
      if (home === null) inform('editorPanels.pictures.noHome');
      else await addPhotos(home, [await fetchFile(id, name)]);
    } catch (error) {
      showError(error);
    }
    setIsTaking(false);
  }
  return (
    <li>
      <button
        type="button"
        aria-label={t('take', { name })}
        aria-busy={isTaking || undefined}
        title={creator === '' ? name : t('by', { name, creator })}
        onClick={() => void take()}
        className="relative block w-full overflow-hidden rounded-control border border-line bg-sunken hover:border-ink"
      >
        <img
          src={`/api/photos/file?id=${id}&size=small`}
          alt=""
          loading="lazy"
          className="aspect-4/3 w-full object-cover"
        />
        {isTaking ? (
          <span className="absolute inset-0 grid place-items-center bg-scrim">
            <Spinner />
          </span>
        ) : null}
      </button>
    </li>
  );
}

async function fetchFile(id: string, name: string): Promise<File> {
  const response = await apiFetch(`/api/photos/file?id=${id}&size=large`);
  const type = response.headers.get('content-type') ?? '';
  return new File([await response.arrayBuffer()], name, { type });
}
