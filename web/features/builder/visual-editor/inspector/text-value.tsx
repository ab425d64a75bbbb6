import { type KeyboardEvent, useId, useState } from 'react';

interface TextValueProps {
  label: string;
  value: string;
  /** False when the value cannot be taken; the field then says so and nothing changes. */
  onChange: (value: string) => boolean;
  /** What is said below the field when the value cannot be taken. */
  problem: string;
  isLong?: boolean;
  /** While it is typed; null when the typing is given up. */
  onTry?: (value: string | null) => void;
  placeholder?: string;
  list?: readonly string[];
}

const fieldClasses =
  'w-full rounded-control border border-line bg-surface px-2 text-sm text-ink hover:border-ink focus-visible:border-marine focus-visible:outline-1 aria-invalid:border-danger';

/** A field that changes something when it is left or at Enter; Escape gives the old value back. */
export function TextValue(props: TextValueProps) {
  const { label, value, isLong = false } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const id = useId();

  function finish(): void {
    if (draft === null) return;
    const isTaken = draft === value || props.onChange(draft);
    setIsWrong(!isTaken);
    if (isTaken) setDraft(null);
    else props.onTry?.(null);
  }
  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && draft !== null) {
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
      setIsWrong(false);
      props.onTry?.(null);
    } else if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      finish();
    } else {
      const stepped = stepValue(draft ?? value, event);
      if (isLong || stepped === null) return;
      event.preventDefault();
      change(stepped);
    }
  }
  function change(next: string): void {
    setDraft(next);
    setIsWrong(false);
    props.onTry?.(next);
  }
  const shared = {
    id,
    value: draft ?? value,
    placeholder: props.placeholder,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? `${id}-problem` : undefined,
    spellCheck: isLong,
    onBlur: finish,
    onKeyDown: handleKey,
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-soft">
        {label}
      </label>
      {isLong ? (
        <textarea
          {...shared}
          rows={4}
          onChange={(event) => change(event.target.value)}
          className={`${fieldClasses} py-1.5`}
        />
      ) : (
        <input
          {...shared}
          list={props.list ? `${id}-list` : undefined}
          onChange={(event) => change(event.target.value)}
          className={`${fieldClasses} h-8 pointer-coarse:h-10`}
        />
      )}
      {props.list ? (
        <datalist id={`${id}-list`}>
          {props.list.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      ) : null}
      {isWrong ? (
        <p id={`${id}-problem`} role="alert" className="text-xs text-danger">
          {props.problem}
        </p>
      ) : null}
    </div>
  );
}

/** A value that begins with a number, one step up or down (10 with Shift, 0.1 with Alt); null for other keys. */
export function stepValue(
  value: string,
  { key, shiftKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey'>,
): string | null {
  const direction = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  const number = /^-?\d*\.?\d+/.exec(value)?.[0];
  if (direction === 0 || number === undefined) return null;
  const step = shiftKey ? 10 : altKey ? 0.1 : 1;
  const next = Math.round((Number(number) + direction * step) * 100) / 100;
  return `${next}${value.slice(number.length)}`;
}
