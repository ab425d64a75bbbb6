import type { FrameMark } from '#contract/page-editing.ts';
import type { PreviewCommand } from '#contract/preview.ts';
import { keyOf, openLivePage } from '#domain/live-page/live-page.ts';
import { markedHtml } from '#domain/live-page/mark-html.ts';
import { changedElements } from '#domain/page-changes/changed-elements.ts';
import { splicesAtTags } from '#domain/page-changes/splices-at-tags.ts';
import { OPERATION_LIMITS } from '#domain/page-operations/operation-types.ts';
import type { PageEditing } from '../preview/page-editing.ts';

/**
 * A page that is only looked at: what has changed in it is marked for a moment, and this place
 * of it is in view. Null for a page that is too large for it.
 */
export function markedPage(before: string, after: string, at = 0): PageEditing | null {
  if (after.length > OPERATION_LIMITS.characters) return null;
  const page = openLivePage(after);
  const { spots } = changedElements(before, page.index, splicesAtTags(before, after));
  // The frame brings the first mark into view.
  const marks: FrameMark[] = [...spots.slice(at), ...spots.slice(0, at)]
    .flatMap(({ elements, place }) =>
      elements.map((element) => ({ key: keyOf(page, element), place, look: 'moment' as const })),
    )
    .slice(0, 100);
  let send: (command: PreviewCommand) => void = () => undefined;
  return {
    prepare: () => undefined,
    draw(_source, sendTo) {
      send = sendTo;
      return markedHtml(page);
    },
    follow: () => ({ kind: 'same' }),
    handle: () => undefined,
    arrived: () => send({ t: 'mark', marks, scrollTo: true }),
  };
}
