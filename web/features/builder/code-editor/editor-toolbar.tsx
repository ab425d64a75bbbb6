import { History, ListOrdered, Search, WandSparkles, WrapText } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FileType } from '#domain/files/file-type.ts';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { ApiModeBadges } from '../api-mode/api-mode-badges.tsx';
import { useIsolation } from '../workspace/isolation.ts';
import { shownView, useWorkspace } from '../workspace-store.ts';
import { useTypeName } from '../files/use-type-name.ts';
import { useCommandKeys } from '../palette/use-shortcut-label.ts';
import { setWrapping, useEditorTools } from './editor-tools.ts';
import { canFormat } from './format-code.ts';
import { formatShown } from './format-shown.ts';

interface EditorToolbarProps {
  fileType: FileType;
  isReadOnly: boolean;
  isSaving: boolean;
  isExhibit: boolean;
  /** Absent when the document is not on the server and so has no history. */
  onHistory?: (() => void) | undefined;
}

/** The bar above the code: the type of the file, its state, and the actions. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { fileType, isReadOnly, isSaving, isExhibit, onHistory } = props;
  const t = useTranslations('codeEditor');
  const typeName = useTypeName();
  const keys = useCommandKeys();
  const tools = useEditorTools((editor) => editor.tools);
  const isWrapping = useEditorTools((editor) => editor.isWrapping);
  const [isFormatting, setIsFormatting] = useState(false);
  async function format(): Promise<void> {
    setIsFormatting(true);
    await formatShown();
    setIsFormatting(false);
  }
  return (
    <div className="flex h-11 shrink-0 items-center gap-1 border-b border-line pr-1 pl-3">
      <h2 className="truncate font-sans text-sm font-medium tracking-normal">
        {typeName(fileType)}
      </h2>
      {isExhibit ? null : <IsolationEnd />}
      {isExhibit ? null : <Status isReadOnly={isReadOnly} isSaving={isSaving} />}
      <div role="toolbar" aria-label={t('tools')} className="ml-auto flex">
        <IconButton
          label={t('find')}
          shortcut={keys('find')}
          disabled={tools === null}
          onClick={() => tools?.find()}
        >
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('goToLine')}
          shortcut={keys('goToLine')}
          disabled={tools === null}
          className="max-sm:hidden"
          onClick={() => tools?.goToLine()}
        >
          <ListOrdered aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('format')}
          shortcut={keys('format')}
          disabled={tools === null || isReadOnly || isFormatting || !canFormat(fileType)}
          onClick={() => void format()}
        >
          {isFormatting ? <Spinner /> : <WandSparkles aria-hidden="true" />}
        </IconButton>
        <IconButton
          label={t('wrap')}
          aria-pressed={isWrapping}
          onClick={() => setWrapping(!isWrapping)}
        >
          <WrapText aria-hidden="true" />
        </IconButton>
        {onHistory === undefined ? null : (
          <IconButton label={t('history')} onClick={onHistory}>
            <History aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** The code around an element is folded: shows all of it again. */
function IsolationEnd() {
  const t = useTranslations('visualEditor.isolation');
  const leave = useIsolation(({ isolation }) => isolation?.leave);
  // Beside the page, the note on it says so.
  const isAlone = useWorkspace((workspace) => shownView(workspace) === 'code');
  if (leave === undefined || !isAlone) return null;
  return (
    <Button size="small" variant="secondary" className="ml-2" onClick={leave}>
      {t('end')}
    </Button>
  );
}

function Status({ isReadOnly, isSaving }: { isReadOnly: boolean; isSaving: boolean }) {
  const t = useTranslations('codeEditor');
  if (isReadOnly) {
    return (
      <div title={t('readOnly')} className="ml-2 flex min-w-0 items-center gap-2 overflow-hidden">
        <ApiModeBadges />
        <span className="flex items-center gap-1.5 text-xs whitespace-nowrap text-soft max-sm:hidden">
          <Spinner className="size-3.5" />
          {t('processing')}
        </span>
      </div>
    );
  }
  return (
    <output className="ml-2 flex items-center gap-1.5 text-xs text-soft">
      {isSaving ? (
        <>
          <Spinner className="size-3.5" />
          {t('saving')}
        </>
      ) : null}
    </output>
  );
}
