import { FileDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { startImport } from './export-store.ts';
import { requireAccount } from './require-account.ts';

/** Makes the whole builder accept a file that is dragged over it. */
export function DropZone({ userId }: { userId: string | null }) {
  const t = useTranslations('builderExport.imports');
  const [isOver, setIsOver] = useState(false);
  const depth = useRef(0);
  useEffect(() => {
    function track(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      if (event.type === 'dragenter') depth.current += 1;
      if (event.type === 'dragleave') depth.current -= 1;
      setIsOver(depth.current > 0 && !isTakenByField(event));
    }
    function drop(event: DragEvent): void {
      depth.current = 0;
      setIsOver(false);
      if (isTakenByField(event)) return;
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (requireAccount(userId, 'loginImport', () => startImport(file))) startImport(file);
    }
    // In the capture phase, before the code editor inserts the file's text.
    const options = { capture: true };
    const moves = ['dragenter', 'dragleave', 'dragover'] as const;
    for (const type of moves) window.addEventListener(type, track, options);
    window.addEventListener('drop', drop, options);
    return () => {
      for (const type of moves) window.removeEventListener(type, track, options);
      window.removeEventListener('drop', drop, options);
    };
  }, [userId]);
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-scrim p-4">
      <div className="grid max-w-md justify-items-center gap-2 rounded-card border-2 border-dashed border-marine bg-surface px-8 py-10 text-center text-ink shadow-float">
        <FileDown className="size-8 text-marine" aria-hidden="true" />
        <p className="text-lg font-medium">{t('drop')}</p>
        <p className="text-sm text-soft">{t('dropHint')}</p>
      </div>
    </div>
  );
}

/** A part of the builder that takes files itself. */
function isTakenByField({ target }: DragEvent): boolean {
  return target instanceof Element && target.closest('[data-takes-files]') !== null;
}
