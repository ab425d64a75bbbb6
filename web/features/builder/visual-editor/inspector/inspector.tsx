import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureIn } from '#domain/html/element-controls.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { genderOf, sayKind } from '#messages/element-words.ts';
import type { EditingSession } from '../editing-types.ts';
import { useWordLocale } from '../element-names.ts';
import { useEditing, useSelected } from '../use-editing.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContentFields, hasContent } from './content-fields.tsx';
import { PageFields } from './page-fields.tsx';
import { StyleFields } from './style-fields.tsx';

interface InspectorProps {
  session: EditingSession;
  /** Largest width of the window that a narrow change holds for; null at full width. */
  narrowPx: number | null;
  onClose: () => void;
}

/** All about the selected element; about the page while there is none. */
export function Inspector({ onClose, ...props }: InspectorProps) {
  const { session } = props;
  const t = useTranslations('visualEditor.inspector');
  const page = useTranslations('editorInspector.page');
  const locale = useWordLocale();
  const element = useSelected(session);
  const count = useEditing(session, ({ selection }) => selection.length);
  return (
    <div className="grid min-h-0 grow grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex h-10 items-center gap-2 border-b border-line pr-1 pl-4">
        <h2 className="min-w-0 truncate text-sm font-medium">
          {element ? sayKind(element, locale) : page('title')}
        </h2>
        {count === 0 ? null : (
          <span className="rounded-full bg-marine-wash px-2 py-0.5 text-xs text-marine-strong">
            {t('selected', { count, gender: element ? genderOf(element) : 'm' })}
          </span>
        )}
        <IconButton label={t('close')} className="ml-auto" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {count === 0 ? <PageFields session={session} /> : <InspectorParts {...props} />}
    </div>
  );
}

const TABS = ['style', 'content', 'advanced'] as const;
type Tab = (typeof TABS)[number];

interface InspectorPartsProps extends Omit<InspectorProps, 'onClose'> {
  /** The part that is shown first; left out, what matters most of the element. */
  first?: Tab;
  /** Comes before the styles. */
  lead?: ReactNode;
  /** True where a tool beside it leads to what is around the element. */
  hasNoPath?: boolean;
}

export function InspectorParts(props: InspectorPartsProps) {
  const element = useSelected(props.session);
  return element === undefined ? null : <ElementParts {...props} element={element} />;
}

type ElementPartsProps = InspectorPartsProps & { element: IndexedElement };

function ElementParts(props: ElementPartsProps) {
  const { session, element, narrowPx, lead, hasNoPath = false } = props;
  const t = useTranslations('visualEditor.inspector');
  const { tab, tabs, setTab } = useTabs(props);
  const key = keyOf(session.page(), element);
  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="grid gap-2 border-b border-line px-4 py-2.5">
        {hasNoPath ? null : <Breadcrumb session={session} element={element} />}
        <Segmented
          label={t('part')}
          value={tab}
          onChange={setTab}
          options={tabs.map((value) => ({ value, label: t(value) }))}
          className="w-full"
        />
      </div>
      <div className="overflow-y-auto px-4 py-3">
        {tab === 'style' ? (
          <>
            {lead}
            <StyleFields session={session} narrowPx={narrowPx} />
          </>
        ) : null}
        {tab === 'content' ? <ContentFields key={key} session={session} element={element} /> : null}
        {tab === 'advanced' ? (
          <AdvancedFields key={key} session={session} element={element} />
        ) : null}
      </div>
    </div>
  );
}

/** The parts that there is something in, and the one that is shown: of a picture what it shows comes first. */
function useTabs({ session, element, first }: ElementPartsProps) {
  const isPicture = pictureIn(element) !== undefined;
  const [chosen, setChosen] = useState({ tab: first, isPicture });
  const setTab = (tab: Tab): void => setChosen({ tab, isPicture });
  const usual: Tab = isPicture ? 'content' : 'style';
  const wanted = (chosen.isPicture === isPicture ? chosen.tab : undefined) ?? usual;
  const tabs = TABS.filter((tab) => tab !== 'content' || hasContent(element));
  const tab = tabs.includes(wanted) ? wanted : 'style';
  const wantedGroup = useEditing(session, (state) => state.wantedGroup);
  if (wantedGroup !== null && tab !== 'style') setTab('style');
  return { tab, tabs, setTab };
}
