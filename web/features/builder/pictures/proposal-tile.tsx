import { useTranslations } from 'use-intl';
import { translator } from '#web/i18n/language-store.ts';
import { apiFetch } from '#web/lib/api-fetch.ts';
import { showError } from '#web/lib/show-error.ts';
import { inform } from '../toasts/show-notice.ts';
import type { EditingSession } from '../visual-editor/editing-types.ts';
import { pictureAt, showPicture } from '../visual-editor/inspector/show-picture.ts';
import { keepPhoto, openPictureHome } from './keep-photo.ts';
import { OfferedPicture } from './offered-picture.tsx';
import { placePhoto, slotToFill } from './place-photos.ts';
import { preparePhoto } from './prepare-photo.ts';

interface ProposalTileProps {
  session: EditingSession;
  /** Of a made picture on our server, or a drawing as a data URL. */
  address: string;
  /** From 1. */
  nth: number;
}

const DRAWN_ASPECT = 4 / 3;

/** A picture that was made from words: a press keeps it with the site and puts it onto the page. */
export function ProposalTile({ session, address, nth }: ProposalTileProps) {
  const t = useTranslations('editorPanels.pictures.made');
  async function take(): Promise<void> {
    if (address.startsWith('data:')) showDrawing(session, address);
    else await takeMade(session, address);
  }
  return (
    <li>
      <OfferedPicture label={t('take', { nth })} address={address} onTake={take} />
    </li>
  );
}

function showDrawing(session: EditingSession, address: string): void {
  const slot = slotToFill(session);
  if (slot === undefined) return inform('editorPanels.pictures.selectFirst');
  showPicture(session, slot.element, pictureAt(address, DRAWN_ASPECT));
}

/** It is kept also where the page has no place for it. */
async function takeMade(session: EditingSession, address: string): Promise<void> {
  const uuid = await openPictureHome();
  if (uuid === null) return inform('editorPanels.pictures.noHome');
  const photo = await preparePhoto(await (await apiFetch(address)).blob());
  if (!photo.ok) return showError(translator()(`editorPanels.pictures.problems.${photo.problem}`));
  const picture = await keepPhoto({ uuid, widths: photo.widths, credit: null });
  const slot = slotToFill(session);
  if (slot === undefined) inform('editorPanels.pictures.selectFirst');
  else placePhoto(session, slot, picture);
}
