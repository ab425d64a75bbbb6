import { useId, useState, type KeyboardEvent } from 'react';

export interface TokenValueProps {
  label: string;
  /** The token's own name. */
  detail: string;
  value: string;
  onTry: (value: string | null) => void;
  /** False when the value was refused. */
  onChange: (value: string) => boolean;
}

interface TextTokenProps extends TokenValueProps {
  problem: string;
}

const NUMBER = /^(-?[\d.]+)(px|rem|em|%|vw|ch)?$/;

/** A value as text; arrow keys change a length step by step, and it is shown on the page at once. */
export function TextToken({ label, detail, value, problem, onTry, onChange }: TextTokenProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const [isWrong, setIsWrong] = useState(false);

  function show(next: string): void {
    setDraft(next);
    setIsWrong(false);
    onTry(next.trim() === '' ? null : next);
  }
  function keep(): void {
    onTry(null);
    const wanted = draft.trim();
    if (wanted === value || wanted === '') setDraft(value);
    else setIsWrong(!onChange(wanted));
  }
  function handleKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const [, size, unit = ''] = NUMBER.exec(draft.trim()) ?? [];
    if (event.key === 'Escape') {
      event.preventDefault();
      show(value);
      onTry(null);
    } else if (event.key === 'Enter') keep();
    else if (step !== 0 && size !== undefined) {
      event.preventDefault();
      const by = (/^r?em$/.test(unit) ? 0.1 : 1) * (event.shiftKey ? 10 : 1) * step;
      show(`${Number(Math.max(0, Number(size) + by).toFixed(2))}${unit}`);
    }
  }
  return (
    <div>
      <label htmlFor={id} title={detail} className="mb-0.5 block text-xs text-soft">
        {label}
      </label>
      <input
        id={id}
        value={draft}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => show(event.target.value)}
        onKeyDown={handleKey}
        onBlur={keep}
        className="h-9 w-full rounded-control border border-line bg-surface px-2 text-sm hover:border-ink aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {isWrong ? (
        <p id={`${id}-problem`} role="alert" className="text-xs text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
