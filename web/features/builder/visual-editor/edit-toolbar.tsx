import { MousePointer2, PanelRight, Pointer, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EditingMode } from '#contract/page-editing.ts';
import { controlsOf } from '#domain/html/element-controls.ts';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { EditingSession } from './editing-types.ts';
import { useInspectorChoice, useIsInspectorBeside } from './inspector-choice.ts';
import {
  AlignSelector,
  BackgroundSelector,
  FontSelector,
  SizeSelector,
  TextColourSelector,
} from './style-selectors.tsx';
import { useEditingKeys } from './use-editing-keys.ts';
import { useEditing, useSelected } from './use-editing.ts';

interface EditToolbarProps {
  session: EditingSession;
}

/** How the page answers to clicks, and the looks that are changed most. Where it is narrow it has a second row. */
export function EditToolbar({ session }: EditToolbarProps) {
  const t = useTranslations('visualEditor');
  useEditingKeys(session);
  const element = useSelected(session);
  const controls = element && controlsOf(element);
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="@container/tools shrink-0 border-b border-line bg-paper"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 px-3 py-1 @max-6xl/tools:gap-x-1.5 @max-6xl/tools:px-2">
        <ModeChoice session={session} />
        {controls?.text === false ? null : <TextLook session={session} />}
        {controls?.box === false ? null : <BackgroundSelector session={session} />}
        <div className="ml-auto flex">
          <InspectorButton session={session} />
        </div>
      </div>
    </div>
  );
}

function TextLook({ session }: EditToolbarProps) {
  return (
    <>
      <FontSelector session={session} />
      <SizeSelector session={session} />
      <AlignSelector session={session} />
      <TextColourSelector session={session} />
    </>
  );
}

/** Opens and closes the inspector: beside the page where there is room, else over its edge. */
function InspectorButton({ session }: EditToolbarProps) {
  const t = useTranslations('visualEditor.inspector');
  const isBeside = useIsInspectorBeside();
  const choice = useInspectorChoice();
  const isAsked = useEditing(session, (state) => state.isInspecting);
  const isOpen = isBeside ? choice.isOpen : isAsked;
  return (
    <IconButton
      label={t('show')}
      aria-pressed={isOpen}
      className="size-8! pointer-coarse:size-10!"
      onClick={() => (isBeside ? choice.setOpen(!isOpen) : session.inspect(!isOpen))}
    >
      <PanelRight aria-hidden="true" />
    </IconButton>
  );
}

/** How the page answers to clicks. */
export function ModeChoice({ session }: EditToolbarProps) {
  const t = useTranslations('visualEditor');
  const mode = useEditing(session, (state) => state.mode);
  const modes: { value: EditingMode; label: string; word: string; icon: ReactNode }[] = [
    {
      value: 'select',
      label: t('modes.select'),
      word: t('modeWords.select'),
      icon: <MousePointer2 aria-hidden="true" />,
    },
    {
      value: 'text',
      label: t('modes.text'),
      word: t('modeWords.text'),
      icon: <Type aria-hidden="true" />,
    },
    {
      value: 'use',
      label: t('modes.use'),
      word: t('modeWords.use'),
      icon: <Pointer aria-hidden="true" />,
    },
  ];
  return <Segmented label={t('mode')} value={mode} onChange={session.setMode} options={modes} />;
}
