import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { keyOf } from '#domain/live-page/live-page.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing, useSelected } from '../use-editing.ts';
import { AttributeList } from './attribute-list.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContentFields } from './content-fields.tsx';
import { StyleFields } from './style-fields.tsx';

interface InspectorProps {
  session: EditingSession;
  /** Largest width of the window that a narrow change holds for; null at full width. */
  narrowPx: number | null;
  onClose: () => void;
}

/** All about the selected element. Nothing is drawn without one. */
export function Inspector({ onClose, ...props }: InspectorProps) {
  const { session } = props;
  const t = useTranslations('visualEditor.inspector');
  const count = useEditing(session, ({ selection }) => selection.length);
  return (
    <div className="grid min-h-0 grow grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex h-10 items-center gap-2 border-b border-line pr-1 pl-4">
        <h2 className="text-sm font-medium">{t('title')}</h2>
        <span className="rounded-full bg-marine-wash px-2 py-0.5 text-xs text-marine-strong">
          {t('selected', { count })}
        </span>
        <IconButton label={t('close')} className="ml-auto" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <InspectorParts {...props} />
    </div>
  );
}

type Tab = 'style' | 'content' | 'attributes';

interface InspectorPartsProps extends Omit<InspectorProps, 'onClose'> {
  /** The part that is shown first. */
  first?: Tab;
}

export function InspectorParts({ session, narrowPx, first = 'style' }: InspectorPartsProps) {
  const t = useTranslations('visualEditor.inspector');
  const [tab, setTab] = useState<Tab>(first);
  const element = useSelected(session);
  if (element === undefined) return null;
  const key = keyOf(session.page(), element);
  const tabs: { value: Tab; label: string }[] = [
    { value: 'style', label: t('style') },
    { value: 'content', label: t('content') },
    { value: 'attributes', label: t('attributes') },
  ];
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="grid gap-2 border-b border-line px-4 py-2.5">
        <Breadcrumb session={session} element={element} />
        <Segmented
          label={t('part')}
          value={tab}
          onChange={setTab}
          options={tabs}
          className="w-full"
        />
      </div>
      <div className="overflow-y-auto px-4 py-3">
        {tab === 'style' ? <StyleFields session={session} narrowPx={narrowPx} /> : null}
        {tab === 'content' ? <ContentFields key={key} session={session} element={element} /> : null}
        {tab === 'attributes' ? (
          <AttributeList key={key} session={session} element={element} />
        ) : null}
      </div>
    </div>
  );
}
