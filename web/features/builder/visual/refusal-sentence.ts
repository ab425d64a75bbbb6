import type { RefusalReason } from '#domain/page-operations/operation-types.ts';
import { translator } from '#web/i18n/language-store.ts';
import type { RefusedGesture } from '../visual-editor/editing-host.ts';

/** Nothing that the person did wrong: the change itself did not work out. */
const FAULTS: ReadonlySet<RefusalReason> = new Set([
  'ambiguous',
  'bad-input',
  'bad-locator',
  'breaks-page',
  'not-found',
]);

/** Why something was not done; a fault is called one, with its cause. */
export function refusalSentence(refused: RefusedGesture): string {
  const t = translator();
  if (refused.kind !== 'operation') return t(`visualEditor.refused.${refused.kind}`);
  const { reason, about } = refused;
  const sentence = t(`visualEditor.refused.${reason}`);
  if (about !== 'content' && !FAULTS.has(reason)) return sentence;
  const error = about === 'content' ? 'visualEditor.errors.content' : 'visualEditor.errors.element';
  return t('visualEditor.errors.because', { error: t(error), sentence });
}
