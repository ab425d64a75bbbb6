import { historyText } from '#domain/edit-history/edit-history.ts';
import { isRenderable } from '#domain/rendering/limits.ts';
import type { SaveFault, SaveNotice } from '#domain/saving/save-state.ts';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError, showErrorFor } from '#web/lib/show-error.ts';
import { raiseToast } from '#web/lib/toast-host.ts';
import { shortenName } from '../shorten-name.ts';
import { tell } from '../toasts/show-notice.ts';
import type { OpenDocument } from '../workspace/documents.ts';

const GUARD_MS = 5_000;

/** Tells the user the result of a save. `onConfirm` sends a text that was held back as suspicious. */
export function sayNotice(
  document: OpenDocument,
  notice: SaveNotice,
  onConfirm: (text: string, owner: string) => void,
): void {
  const t = translator();
  const { kind, name } = document;
  switch (notice.kind) {
    case 'saved':
      if (kind === 'site') tell('builder.toast.saved');
      else tell('builder.toast.fileSaved', { values: { name } });
      break;
    case 'no-room':
      showError(t('builderTabs.storageFull'));
      break;
    case 'invalid':
      showErrorFor(
        isRenderable(historyText(document.history))
          ? t('builder.guard.invalid')
          : t('visualEditor.errors.tooShort'),
        GUARD_MS,
      );
      break;
    case 'suspect': {
      const onClick = () => onConfirm(notice.text, notice.owner);
      void raiseToast({
        kind: 'error',
        text: t('builder.guard.suspect'),
        durationMs: GUARD_MS,
        action: { label: t('builder.guard.keep'), onClick },
      });
      break;
    }
    case 'refused':
      showError(notice.fault.cause, refusedSentence(document, notice.fault));
      break;
    case 'unreached':
      showError(unreachedSentence(document, notice.fault));
      break;
    default:
      notice satisfies never;
  }
}

function refusedSentence({ kind, name }: OpenDocument, { cause }: SaveFault): string {
  const t = translator();
  const reason = isApiError(cause) ? cause.message : t('builderFiles.errors.unknown');
  if (kind === 'site') return t('builder.toast.saveRefused', { reason });
  return t('builderFiles.errors.save', { file: shortenName(name), reason });
}

function unreachedSentence({ kind, name }: OpenDocument, fault: SaveFault): string {
  const t = translator();
  if (fault.kind === 'timeout') return t('builder.toast.saveTimeout');
  if (kind === 'file') return t('builderFiles.errors.saveFailed', { file: name });
  const status = isApiError(fault.cause) ? fault.cause.status : 0;
  return status === 0
    ? t('builder.toast.saveFailed')
    : t('builder.toast.saveStatus', { status: String(status) });
}
