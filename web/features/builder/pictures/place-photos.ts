import type { SitePicture } from '#contract/pictures.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { OPERATION_LIMITS, type PageOperation } from '#domain/page-operations/operation-types.ts';
import { planCredits } from '#domain/pictures/picture-credits.ts';
import { fitPictures, listSlots, type PictureSlot } from '#domain/pictures/picture-slots.ts';
import type { EditingSession } from '../visual-editor/editing-types.ts';
import { planPicture } from '../visual-editor/inspector/show-picture.ts';
import { shownPhoto } from './shown-photo.ts';

/** Whether the page's text shows a picture in one of its widths. */
export function isOnPage(html: string, { name }: SitePicture): boolean {
  return html.includes(`/pictures/${name}`);
}

/** How many places of the page show nothing of the owner's yet. */
export function countFree(session: EditingSession): number {
  return listSlots(session.page().index).filter(({ isFree }) => isFree).length;
}

/** Puts photographs into the places that suit them, as one step. Answers how many found one. */
export function placePhotos(session: EditingSession, pictures: readonly SitePicture[]): number {
  const slots = listSlots(session.page().index);
  const fits = fitPictures(slots, pictures.map(aspectOf));
  const group = `photos ${Date.now()}`;
  const placed: SitePicture[] = [];
  let operations: PageOperation[] = [];
  for (const { slot, picture } of fits) {
    const [place, shown] = [slots[slot], pictures[picture]];
    if (place === undefined || shown === undefined) continue;
    const more = planSlot(session, place, shown);
    if (operations.length + more.length >= OPERATION_LIMITS.operations) break;
    operations = [...operations, ...more];
    placed.push(shown);
  }
  const credits = planCredits(session.page(), placed);
  const isPlaced = placed.length > 0 && session.run([...operations, ...credits], { group });
  return isPlaced ? placed.length : 0;
}

/** Puts one photograph into one place. False when the page refuses it. */
export function placePhoto(
  session: EditingSession,
  slot: PictureSlot,
  picture: SitePicture,
): boolean {
  const credits = planCredits(session.page(), [picture]);
  return session.run([...planSlot(session, slot, picture), ...credits]);
}

function planSlot(
  session: EditingSession,
  { element, room, isFirst }: PictureSlot,
  { variants }: SitePicture,
): PageOperation[] {
  return planPicture(session.page(), element, shownPhoto(variants, { room, isFirst }));
}

function aspectOf({ variants }: SitePicture): number {
  const largest = variants.at(-1);
  return largest === undefined || largest.height === 0 ? 1 : largest.width / largest.height;
}

/** The picture that is selected on the page, else the next place that is free. */
export function slotToFill(session: EditingSession): PictureSlot | undefined {
  const page = session.page();
  const slots = listSlots(page.index);
  const chosen = session.store.getState().selection[0];
  return (
    slots.find(({ element }) => keyOf(page, element) === chosen) ??
    slots.find(({ isFree }) => isFree)
  );
}
