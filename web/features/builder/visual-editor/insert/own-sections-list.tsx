import { ownNameOf } from '#domain/html/element-name.ts';
import { isPageRoot } from '#domain/html/query.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { showError } from '#web/lib/show-error.ts';
import type { EditingSession } from '../editing-types.ts';
import { sayKind } from '#messages/element-words.ts';
import { useWordLocale } from '../element-names.ts';
import { useSelected } from '../use-editing.ts';
import {
  keepSection,
  OWN_LIMITS,
  readOwnSections,
  rulesFor,
  useOwnSections,
  writeOwnSections,
  type KeepRefusal,
  type OwnSection,
} from './own-sections.ts';
import { insertBeside } from '../insert-beside.ts';
import { tell } from '../../toasts/show-notice.ts';

interface OwnSectionsProps {
  session: EditingSession;
  userId: string | null;
  onDone: (() => void) | undefined;
}

const UNDO_MS = 6_000;

/** Parts of pages that the person kept, ready for any other page. */
export function OwnSections({ session, userId, onDone }: OwnSectionsProps) {
  const t = useTranslations('editorPanels.insert');
  const sections = useOwnSections(userId);
  const [renaming, setRenaming] = useState<string | null>(null);

  function insert({ markup, rules }: OwnSection): void {
    if (!insertBeside(session, { markup, rules, isSection: true })) return;
    session.select(session.store.getState().selection, { scrollTo: true });
    onDone?.();
  }
  function remove(section: OwnSection): void {
    const before = readOwnSections(userId);
    const at = before.findIndex(({ id }) => id === section.id);
    if (at < 0 || !writeOwnSections(userId, before.toSpliced(at, 1))) return;
    tell('editorPanels.insert.deleted', {
      values: { name: section.name },
      durationMs: UNDO_MS,
      action: {
        label: t('undo'),
        onClick: () => {
          const now = readOwnSections(userId);
          if (now.every(({ id }) => id !== section.id))
            writeOwnSections(userId, now.toSpliced(at, 0, section));
        },
      },
    });
  }
  function rename(section: OwnSection, wanted: string): void {
    setRenaming(null);
    const name = wanted.trim().slice(0, OWN_LIMITS.nameCharacters);
    if (name === '' || name === section.name) return;
    const renamed = readOwnSections(userId).map((one) =>
      one.id === section.id ? { ...one, name } : one,
    );
    writeOwnSections(userId, renamed);
  }
  return (
    <section aria-label={t('own')}>
      <h3 className="mb-2 font-medium">{t('own')}</h3>
      <KeepForm session={session} userId={userId} />
      {sections.length === 0 ? (
        <p className="text-xs text-pretty text-soft">{t('ownEmpty')}</p>
      ) : null}
      <ul>
        {sections.map((section) => (
          <li key={section.id} className="flex items-center gap-0.5">
            {renaming === section.id ? (
              <NameInput
                label={t('rename', { name: section.name })}
                name={section.name}
                onKeep={(name) => rename(section, name)}
                onDrop={() => setRenaming(null)}
              />
            ) : (
              <>
                <button
                  type="button"
                  onClick={() => insert(section)}
                  className="min-h-9 min-w-0 grow truncate rounded-sm px-2 text-left hover:bg-hover pointer-coarse:min-h-11"
                >
                  {section.name}
                </button>
                <IconButton
                  label={t('rename', { name: section.name })}
                  onClick={() => setRenaming(section.id)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('delete', { name: section.name })}
                  onClick={() => remove(section)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const INPUT =
  'h-9 w-full min-w-0 rounded-control border border-edge bg-surface px-2.5 hover:border-ink aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base';

interface NameInputProps {
  label: string;
  name: string;
  onKeep: (name: string) => void;
  onDrop: () => void;
}

function NameInput({ label, name, onKeep, onDrop }: NameInputProps) {
  const [draft, setDraft] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <form
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep(draft);
      }}
    >
      <input
        ref={input}
        aria-label={label}
        value={draft}
        maxLength={OWN_LIMITS.nameCharacters}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={onDrop}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onDrop();
        }}
        className={INPUT}
      />
    </form>
  );
}

/** Saves what is selected on the page under a name. */
function KeepForm({ session, userId }: Omit<OwnSectionsProps, 'onDone'>) {
  const t = useTranslations('editorPanels.insert');
  const id = useId();
  const selected = useSelected(session);
  const element = selected && !isPageRoot(selected) ? selected : undefined;
  const locale = useWordLocale();
  const suggested = element ? (ownNameOf(element) ?? sayKind(element, locale)) : '';
  const [draft, setDraft] = useState({ for: suggested, name: suggested });
  if (draft.for !== suggested) setDraft({ for: suggested, name: suggested });
  const [refusal, setRefusal] = useState<KeepRefusal | null>(null);

  function keep(): void {
    const name = draft.name.trim().slice(0, OWN_LIMITS.nameCharacters);
    if (!element || name === '') return;
    const { html, index } = session.page();
    const markup = html.slice(element.range.start, element.range.end);
    const refused = keepSection(userId, {
      id: crypto.randomUUID(),
      name,
      markup,
      rules: rulesFor(index, element),
    });
    setRefusal(refused);
    if (refused === null) tell('editorPanels.insert.kept', { values: { name } });
    else if (refused === 'blocked') showError(t('refused.blocked'));
  }
  if (!element) return <p className="mb-2 text-xs text-soft">{t('saveHint')}</p>;
  return (
    <form
      className="mb-3 grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <input
        aria-label={t('ownName')}
        aria-invalid={refusal !== null || undefined}
        aria-describedby={refusal === null ? undefined : id}
        value={draft.name}
        maxLength={OWN_LIMITS.nameCharacters}
        onChange={(event) => {
          setDraft({ ...draft, name: event.target.value });
          setRefusal(null);
        }}
        className={INPUT}
      />
      {refusal === null ? null : (
        <p id={id} role="alert" className="text-xs text-danger">
          {t(`refused.${refusal}`, {
            count: OWN_LIMITS.sections,
            kb: OWN_LIMITS.characters / 1024,
          })}
        </p>
      )}
      <Button size="small" type="submit" className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}
