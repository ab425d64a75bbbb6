import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ARCHIVE_LIMITS } from '#domain/projects/limits.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { errorSentence } from '#web/lib/show-error.ts';
import type { FilesContext } from '../files/file-lists.ts';
import { chooseImport } from './export-store.ts';
import type { ImportReading, LeftOut } from './read-import.ts';
import { openPage, useStoreProject, type StoredProject } from './use-store-project.ts';

type ImportState =
  | { kind: 'reading' }
  | ({ kind: 'refused' } & Pick<Extract<ImportReading, { ok: false }>, 'problem' | 'leftOut'>)
  | { kind: 'storing'; done: number; total: number }
  | { kind: 'failed'; reason: string }
  | { kind: 'done'; project: StoredProject; leftOut: LeftOut[]; isStopped: boolean };

interface ImportDialogProps {
  context: FilesContext;
  userId: string;
  file: File;
  onClose: () => void;
}

/** Shows the progress of an import and its result. */
export function ImportDialog({ context, userId, file, onClose }: ImportDialogProps) {
  const t = useTranslations('builderExport.imports');
  const format = useFormatter();
  const [state, setState] = useState<ImportState>({ kind: 'reading' });
  const { mutateAsync: store } = useStoreProject(context, userId);
  const stop = useRef<AbortController | null>(null);
  const size = (bytes: number) =>
    format.number(bytes / (1024 * 1024), { style: 'unit', unit: 'megabyte' });

  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    void runImport({ store, file, signal: controller.signal, onState: setState });
    return () => controller.abort();
    // One run for one file; the lists' client stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [file, userId]);

  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="mt-4 grid gap-4 text-base" aria-live="polite">
        {renderState()}
      </div>
    </Dialog>
  );

  function renderState(): ReactNode {
    switch (state.kind) {
      case 'reading':
        return <Progress>{t('reading', { name: file.name })}</Progress>;
      case 'refused':
        return (
          <>
            <p>
              <span className="block font-medium break-words">{file.name}</span>
              {t(`archive.${state.problem}`, {
                entries: ARCHIVE_LIMITS.entries,
                size: size(ARCHIVE_LIMITS.unpackedBytes),
              })}
            </p>
            <LeftOutList leftOut={state.leftOut} size={size(ARCHIVE_LIMITS.fileBytes)} />
            <ChooseAnother onClose={onClose} />
          </>
        );
      case 'storing':
        return (
          <>
            <Progress>{t('storing', { done: state.done, total: state.total })}</Progress>
            <progress
              aria-label={t('title')}
              value={state.done}
              max={state.total}
              className="h-2 w-full accent-marine"
            />
            <Button className="sm:justify-self-start" onClick={() => stop.current?.abort()}>
              {t('stop')}
            </Button>
          </>
        );
      case 'failed':
        return (
          <>
            <p className="text-danger">{t('failed', { reason: state.reason })}</p>
            <ChooseAnother onClose={onClose} />
          </>
        );
      case 'done':
        return (
          <>
            <p>
              {t(state.isStopped ? 'stopped' : 'done', {
                count: state.project.count,
                folder: state.project.folder,
              })}
            </p>
            <LeftOutList leftOut={state.leftOut} size={size(ARCHIVE_LIMITS.fileBytes)} />
            {state.project.pageUuid === null ? null : (
              <Button
                variant="primary"
                className="sm:justify-self-start"
                onClick={() => {
                  void openPage(state.project, userId);
                  onClose();
                }}
              >
                {t('open')}
              </Button>
            )}
          </>
        );
    }
  }
}

function ChooseAnother({ onClose }: { onClose: () => void }) {
  const t = useTranslations('builderExport.imports');
  return (
    <Button
      className="sm:justify-self-start"
      onClick={() => {
        onClose();
        chooseImport();
      }}
    >
      {t('another')}
    </Button>
  );
}

function Progress({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-3 text-soft">
      <Spinner />
      {children}
    </p>
  );
}

function LeftOutList({ leftOut, size }: { leftOut: readonly LeftOut[]; size: string }) {
  const t = useTranslations('builderExport.imports');
  if (leftOut.length === 0) return null;
  return (
    <section className="rounded-card bg-sunken p-3 text-sm">
      <h3 className="font-sans text-sm font-medium tracking-normal">{t('left')}</h3>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
        {leftOut.map(({ path, problem }) => (
          <li key={`${path} ${problem}`}>
            <span className="font-mono break-all">{path}</span>{' '}
            <span className="text-soft">– {t(`entry.${problem}`, { size })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ImportRun {
  store: ReturnType<typeof useStoreProject>['mutateAsync'];
  file: File;
  signal: AbortSignal;
  onState: (state: ImportState) => void;
}

async function runImport({ store, file, signal, onState }: ImportRun): Promise<void> {
  try {
    const { readImport } = await import('./read-import.ts');
    const reading = await readImport(file);
    if (signal.aborted) return;
    if (!reading.ok) {
      const { problem, leftOut } = reading;
      onState({ kind: 'refused', problem, leftOut });
      return;
    }
    const { name, files, leftOut } = reading;
    onState({ kind: 'storing', done: 0, total: files.length });
    const project = await store({
      name,
      files,
      signal,
      onProgress: (done) => onState({ kind: 'storing', done, total: files.length }),
    });
    onState({ kind: 'done', project, leftOut, isStopped: signal.aborted });
  } catch (error) {
    onState({ kind: 'failed', reason: errorSentence(error) });
  }
}
