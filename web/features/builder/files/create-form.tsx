import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { inputStyle } from './file-styles.ts';

interface CreateFormProps {
  title: string;
  nameLabel: string;
  placeholder?: string;
  name: string;
  onName: (name: string) => void;
  /** Why the name cannot be taken; null while nothing speaks against it. */
  problem: string | null;
  onSubmit: () => void;
  onCancel: () => void;
  /** Further fields. */
  children?: ReactNode;
}

/** The form that a new file and a new folder share: a name, what is wrong with it, and Escape to leave. */
export function CreateForm(props: CreateFormProps) {
  const { title, nameLabel, placeholder, name, onName, problem, onSubmit, onCancel } = props;
  const t = useTranslations('builderFiles');
  const id = useId();
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    onSubmit();
  }
  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    // The sheet around it stays.
    event.stopPropagation();
    onCancel();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves from any of its fields
    <form
      aria-label={title}
      onSubmit={submit}
      onKeyDown={leaveOnEscape}
      className="mx-3 mb-3 grid gap-2 rounded-card border border-line bg-surface p-3"
    >
      <label htmlFor={id} className="font-medium">
        {nameLabel}
      </label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked for this form
        autoFocus
        autoComplete="off"
        spellCheck={false}
        value={name}
        placeholder={placeholder}
        aria-invalid={problem === null ? undefined : true}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onName(event.target.value)}
        className={inputStyle}
      />
      <p id={`${id}-problem`} role="alert" className="text-xs text-danger empty:hidden">
        {problem}
      </p>
      {props.children}
      <div className="mt-1 flex gap-2">
        <Button type="submit" variant="primary" size="small">
          {t('create')}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
