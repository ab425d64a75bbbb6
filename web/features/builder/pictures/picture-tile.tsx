import { Check, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SitePicture } from '#contract/pictures.ts';
import { attributeOf } from '#domain/html/query.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { queryClient } from '#web/lib/query-client.ts';
import { showError } from '#web/lib/show-error.ts';
import { inform } from '../toasts/show-notice.ts';
import type { EditingSession } from '../visual-editor/editing-types.ts';
import { descriptionOf, planDescription } from '../visual-editor/inspector/show-picture.ts';
import { TextValue } from '../visual-editor/inspector/text-value.tsx';
import { useLivePage } from '../visual-editor/use-editing.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { deleteSitePicture, picturesKey } from './keep-photo.ts';
import { isOnPage, placePhoto, slotToFill } from './place-photos.ts';

interface PictureTileProps {
  session: EditingSession;
  picture: SitePicture;
}

/** A photograph of the site: a press puts it onto the page. */
export function PictureTile({ session, picture }: PictureTileProps) {
  const t = useTranslations('editorPanels.pictures');
  const page = useLivePage(session);
  const isUsed = isOnPage(page.html, picture);
  const [smallest] = picture.variants;
  const shown = page.index.elements.filter(
    (element) =>
      element.tag === 'img' && attributeOf(element, 'src')?.includes(`/pictures/${picture.name}`),
  );
  const [first] = shown;
  const description = first === undefined ? '' : descriptionOf(first);
  const name = description === '' ? t('unnamed') : description;
  return (
    <li className="grid content-start gap-1">
      <span className="relative">
        <button
          type="button"
          aria-label={t('use', { name })}
          onClick={() => showHere(session, picture)}
          className="block w-full overflow-hidden rounded-control border border-line bg-sunken hover:border-ink"
        >
          <img
            src={smallest?.address}
            alt=""
            loading="lazy"
            width={smallest?.width}
            height={smallest?.height}
            className="aspect-4/3 w-full object-cover"
          />
        </button>
        {isUsed ? (
          <span className="pointer-events-none absolute top-1 left-1 inline-flex items-center gap-1 rounded-full bg-ink px-2 py-0.5 text-xs text-paper">
            <Check className="size-3" aria-hidden="true" />
            {t('used')}
          </span>
        ) : (
          <span className="absolute top-1 right-1 rounded-control bg-surface">
            <IconButton label={t('delete')} onClick={() => void remove(picture)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </span>
      {first === undefined ? null : (
        <TextValue
          label={t('alt')}
          value={description}
          problem={t('altProblem')}
          onChange={(text) =>
            session.run(
              shown.flatMap((element) => planDescription(element, keyOf(page, element), text)),
            )
          }
        />
      )}
    </li>
  );
}

/** Into the picture that is selected on the page, else into the next place that is free. */
function showHere(session: EditingSession, picture: SitePicture): void {
  const slot = slotToFill(session);
  if (slot === undefined) return inform('editorPanels.pictures.selectFirst');
  const key = keyOf(session.page(), slot.element);
  if (placePhoto(session, slot, picture)) session.select([key], { scrollTo: true });
}

async function remove({ name }: SitePicture): Promise<void> {
  const uuid = currentDocument(useWorkspace.getState())?.uuid;
  if (uuid === undefined) return;
  try {
    await deleteSitePicture(uuid, name);
  } catch (error) {
    showError(error);
  }
  await queryClient.invalidateQueries({ queryKey: picturesKey(uuid) });
}
