import {
  Heading,
  Image,
  Link,
  List,
  Minus,
  RectangleHorizontal,
  Square,
  Type,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DRAWN_SECTIONS, type DrawnSectionKind } from '#contract/sections.ts';
import { currentLanguage } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import type { EditingSession } from '../editing-types.ts';
import { OwnSections } from './own-sections-list.tsx';
import { insertPart } from './insert-part.ts';
import { PARTS, type Part } from './parts.ts';
import { insertBeside } from '../insert-beside.ts';
import { fetchSection } from './sections-api.ts';

const ICONS: Readonly<Record<Part, LucideIcon>> = {
  heading: Heading,
  text: Type,
  button: RectangleHorizontal,
  picture: Image,
  link: Link,
  container: Square,
  list: List,
  divider: Minus,
};

const TILE =
  'flex min-h-10 items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-left hover:border-ink aria-busy:opacity-60 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-soft';

interface InsertPanelProps {
  session: EditingSession;
  /** Whose own sections are shown; null for guests. */
  userId: string | null;
  /** Called after something was inserted: a sheet on a phone closes then. */
  onDone?: () => void;
}

/** Elements, whole sections in the look of the page, and the person's own. */
export function InsertPanel({ session, userId, onDone }: InsertPanelProps) {
  const t = useTranslations('editorPanels.insert');
  return (
    <div className="grid h-full content-start gap-5 overflow-y-auto p-3 text-sm">
      <section aria-label={t('parts')}>
        <h3 className="font-medium">{t('parts')}</h3>
        <p className="mb-2 text-xs text-soft">{t('where')}</p>
        <div className="grid grid-cols-2 gap-1.5">
          {PARTS.map((part) => {
            const Icon = ICONS[part];
            return (
              <button
                key={part}
                type="button"
                className={TILE}
                onClick={() => (insertPart(session, part) ? onDone?.() : undefined)}
              >
                <Icon aria-hidden="true" />
                <span className="min-w-0 truncate">{t(`part.${part}`)}</span>
              </button>
            );
          })}
        </div>
      </section>
      <DrawnSections session={session} onDone={onDone} />
      <OwnSections session={session} userId={userId} onDone={onDone} />
    </div>
  );
}

interface DrawnSectionsProps {
  session: EditingSession;
  onDone: (() => void) | undefined;
}

function DrawnSections({ session, onDone }: DrawnSectionsProps) {
  const t = useTranslations('editorPanels.insert');
  const [pending, setPending] = useState<DrawnSectionKind | null>(null);

  async function insert(kind: DrawnSectionKind): Promise<void> {
    if (pending !== null) return;
    setPending(kind);
    try {
      const { html } = session.page();
      const section = await fetchSection({ html, kind, language: currentLanguage() });
      if (!insertBeside(session, { ...section, isSection: true })) return;
      session.select(session.store.getState().selection, { scrollTo: true });
      onDone?.();
    } catch (error) {
      showError(error, t('sectionFailed'));
    } finally {
      setPending(null);
    }
  }
  return (
    <section aria-label={t('sections')}>
      <h3 className="font-medium">{t('sections')}</h3>
      <p className="mb-2 text-xs text-soft">{t('sectionsHint')}</p>
      <div className="grid grid-cols-2 gap-1.5">
        {DRAWN_SECTIONS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={TILE}
            aria-busy={pending === kind || undefined}
            onClick={() => void insert(kind)}
          >
            <span className="min-w-0 truncate">{t(`section.${kind}`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
