import { useQuery } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { type ClipboardEvent, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { SitePicture } from '#contract/pictures.ts';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { useLivePage } from '../visual-editor/use-editing.ts';
import type { EditingSession } from '../visual-editor/editing-types.ts';
import { PICTURE_TYPES } from '../visual-editor/inspector/prepare-picture.ts';
import { tell, inform } from '../toasts/show-notice.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { FreePhotos } from './free-photos.tsx';
import { listSitePictures, openPictureHome, picturesKey } from './keep-photo.ts';
import { addPhotos } from './photo-jobs.ts';
import { MadePictures } from './made-pictures.tsx';
import { PhotoProgress } from './photo-progress.tsx';
import { countFree, isOnPage, placePhotos } from './place-photos.ts';
import { PictureTile } from './picture-tile.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface PicturesPanelProps {
  session: EditingSession;
  /** Null for guests, whose pages have no place for pictures yet. */
  userId: string | null;
}

/** The photographs of the site: adding them, putting them onto the page, what they show, taking them away. */
export function PicturesPanel({ session, userId }: PicturesPanelProps) {
  const t = useTranslations('editorPanels.pictures');
  const page = useLivePage(session);
  const { pictures, room } = useSitePictures(userId);
  const unused = pictures.filter((picture) => !isOnPage(page.html, picture));
  const free = Math.min(unused.length, countFree(session));
  if (userId === null) return <SignInFirst />;

  function place(): void {
    const placed = placePhotos(session, unused);
    if (placed > 0) tell('editorPanels.pictures.placed', { values: { count: placed } });
  }
  return (
    <div className="grid h-full content-start gap-4 overflow-y-auto p-3 text-sm">
      <AddPhotos />
      <PhotoProgress />
      {unused.length === 0 ? null : (
        <div className="grid gap-1">
          <Button variant="primary" disabled={free === 0} onClick={place}>
            {t('place', { count: Math.max(1, free) })}
          </Button>
          {free < unused.length ? (
            <p className="text-xs text-soft">{t(free === 0 ? 'noPlace' : 'fewPlaces')}</p>
          ) : null}
        </div>
      )}
      {pictures.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <ul aria-label={t('list')} className="grid grid-cols-2 gap-3">
          {pictures.map((picture) => (
            <PictureTile key={picture.name} session={session} picture={picture} />
          ))}
        </ul>
      )}
      <div>
        <FreePhotos />
        <MadePictures session={session} />
      </div>
      {room === null ? null : <p className="text-xs text-soft">{room}</p>}
    </div>
  );
}

function useSitePictures(userId: string | null): { pictures: SitePicture[]; room: string | null } {
  const t = useTranslations('editorPanels.pictures');
  const format = useFormatter();
  const uuid = useWorkspace((workspace) => {
    const document = currentDocument(workspace);
    return document?.kind === 'site' && document.revision > 0 ? document.uuid : null;
  });
  const { data } = useQuery({
    queryKey: picturesKey(uuid ?? ''),
    queryFn: () => listSitePictures(uuid ?? ''),
    enabled: uuid !== null && userId !== null,
  });
  if (data === undefined) return { pictures: [], room: null };
  const megabytes = (bytes: number): string =>
    format.number(bytes / 1024 / 1024, { maximumFractionDigits: 1 });
  const room = t('room', { used: megabytes(data.bytes), most: megabytes(data.mostBytes) });
  return { pictures: data.pictures, room };
}

function AddPhotos() {
  const t = useTranslations('editorPanels.pictures');
  const hint = useId();
  const drop = useFileDrop((files) => void add(files));
  async function add(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    const home = await openPictureHome();
    if (home === null) return inform('editorPanels.pictures.noHome');
    await addPhotos(home, files);
  }
  function paste(event: ClipboardEvent): void {
    void add([...event.clipboardData.files]);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its field takes the same files by keys
    <div
      {...drop}
      onPaste={paste}
      className="grid gap-2 rounded-control border border-dashed border-edge bg-surface p-3 data-over:border-marine data-over:bg-marine-wash"
    >
      <label
        className={buttonClasses({
          variant: 'secondary',
          className: 'cursor-pointer focus-within:outline-2 focus-within:outline-marine',
        })}
      >
        <ImageUp className="size-4" aria-hidden="true" />
        {t('add')}
        <input
          type="file"
          multiple
          accept={PICTURE_TYPES}
          aria-describedby={hint}
          className="sr-only"
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            // The same files can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={hint} className="text-xs text-soft">
        {t('addHint')}
      </p>
    </div>
  );
}

function SignInFirst() {
  const t = useTranslations('editorPanels.pictures');
  return (
    <div className="grid content-start gap-3 p-4 text-sm">
      <p>{t('guest')}</p>
      <Button variant="primary" onClick={() => openSignIn()}>
        {t('signIn')}
      </Button>
    </div>
  );
}
