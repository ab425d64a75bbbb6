import { Bold, Check, Italic, Link, RemoveFormatting } from 'lucide-react';
import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PreviewCommand } from '#contract/preview.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { completeLink } from './complete-link.ts';
import type { EditingSession } from './editing-types.ts';
import { useEditing } from './use-editing.ts';

type FormatCommand = Extract<PreviewCommand, { t: 'format' }>;

const BUTTON = 'size-8! pointer-coarse:size-10!';

/** A press must not take the caret out of the text that is edited. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

interface TextBarProps {
  session: EditingSession;
  /** On phones it stands under the page, beside a button that ends the editing. */
  isDocked?: boolean;
}

/** Formats the selected words of the text that is edited in place. */
export function TextBar({ session, isDocked = false }: TextBarProps) {
  const t = useTranslations('visualEditor.text');
  const isLinking = useEditing(session, (state) => state.isLinking);
  const setLinking = (isOpen: boolean) => session.store.setState({ isLinking: isOpen });
  const buttons: (readonly [label: string, icon: ReactNode, command: FormatCommand])[] = [
    [t('bold'), <Bold key="bold" aria-hidden="true" />, { t: 'format', format: 'bold' }],
    [t('italic'), <Italic key="italic" aria-hidden="true" />, { t: 'format', format: 'italic' }],
    [
      t('clear'),
      <RemoveFormatting key="clear" aria-hidden="true" />,
      { t: 'format', format: 'clear' },
    ],
  ];
  return (
    <div
      role="toolbar"
      aria-label={t('label')}
      className={
        isDocked
          ? 'flex min-w-0 flex-col-reverse'
          : 'pointer-events-auto mt-1.5 mb-6 rounded-card border border-line bg-surface p-0.5 shadow-float'
      }
    >
      <div className="flex" onMouseDown={keepCaret} role="presentation">
        {buttons.map(([label, icon, command]) => (
          <IconButton
            key={label}
            label={label}
            className={BUTTON}
            onClick={() => session.send(command)}
          >
            {icon}
          </IconButton>
        ))}
        <IconButton
          label={t('link')}
          className={BUTTON}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <Link aria-hidden="true" />
        </IconButton>
        {isDocked ? null : (
          <IconButton label={t('done')} className={BUTTON} onClick={() => session.endText(true)}>
            <Check aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isLinking ? <LinkForm session={session} onDone={() => setLinking(false)} /> : null}
    </div>
  );
}

/** An empty address takes the link away. */
function LinkForm({ session, onDone }: { session: EditingSession; onDone: () => void }) {
  const t = useTranslations('visualEditor.text');
  const [address, setAddress] = useState('');
  function apply(event: FormEvent): void {
    event.preventDefault();
    session.send({ t: 'link', href: address.trim() === '' ? null : completeLink(address) });
    onDone();
  }
  return (
    <form onSubmit={apply} className="flex items-center gap-1 p-1">
      <label className="grow">
        <span className="sr-only">{t('address')}</span>
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was asked for a moment ago
          autoFocus
          value={address}
          placeholder="https://"
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => (event.key === 'Escape' ? onDone() : undefined)}
          className="h-8 w-52 rounded-control border border-line bg-surface px-2 text-sm text-ink pointer-coarse:h-10 pointer-coarse:text-base"
        />
      </label>
      <IconButton type="submit" label={t('apply')} className={BUTTON}>
        <Check aria-hidden="true" />
      </IconButton>
    </form>
  );
}
