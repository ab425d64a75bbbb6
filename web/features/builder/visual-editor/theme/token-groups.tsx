import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FONTS } from '#domain/theme/font-stacks.ts';
import { tokenLabel, type ThemeToken, type TokenKind } from '#domain/theme/read-theme.ts';
import { ColorField } from '../color-field.tsx';
import type { EditingSession } from '../editing-types.ts';
import { changeTokens, tryTokens } from './theme-changes.ts';

interface TokenGroupsProps {
  session: EditingSession;
  /** Those that are shown. */
  tokens: readonly ThemeToken[];
  all: readonly ThemeToken[];
}

const KINDS = ['colour', 'font', 'radius', 'spacing'] as const satisfies readonly TokenKind[];

/** The tokens by kind, each with a field that fits it. */
export function TokenGroups({ session, tokens, all }: TokenGroupsProps) {
  const t = useTranslations('editorPanels.theme');
  return KINDS.map((kind) => {
    const group = tokens.filter((token) => token.kind === kind);
    if (group.length === 0) return null;
    return (
      <section key={kind} aria-label={t(`kinds.${kind}`)}>
        <h3 className="mb-2 font-medium">{t(`kinds.${kind}`)}</h3>
        <ul className="grid gap-1.5">
          {group.map((token) => (
            <li key={`${token.scheme} ${token.name}`}>
              <TokenField session={session} token={token} all={all} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

interface TokenFieldProps {
  session: EditingSession;
  token: ThemeToken;
  all: readonly ThemeToken[];
}

function TokenField({ session, token, all }: TokenFieldProps) {
  const t = useTranslations('editorPanels.theme');
  const label = tokenLabel(token.name);
  const tryValue = (value: string | null) =>
    tryTokens(session, value === null ? null : { [token.name]: value });
  function change(value: string): boolean {
    return changeTokens(session, [{ token, value }], `token ${token.scheme} ${token.name}`);
  }
  if (token.kind === 'colour' && token.colour) {
    return (
      <ColorField
        session={session}
        label={label}
        value={token.value}
        onTry={tryValue}
        onChange={(value) => (value === `var(${token.name})` ? undefined : change(value))}
      />
    );
  }
  const taken = all.filter(({ kind, value }) => kind === 'font' && !value.startsWith('var('));
  const fonts = new Set([...taken.map(({ value }) => value), ...Object.values(FONTS)]);
  return (
    <TextToken
      key={token.value}
      label={label}
      value={token.value}
      options={token.kind === 'font' ? [...fonts] : []}
      problem={t('notAValue')}
      onTry={tryValue}
      onChange={change}
    />
  );
}

interface TextTokenProps {
  label: string;
  value: string;
  options: readonly string[];
  problem: string;
  onTry: (value: string | null) => void;
  /** False when the value was refused. */
  onChange: (value: string) => boolean;
}

const NUMBER = /^(-?[\d.]+)(px|rem|em|%|vw|ch)?$/;

/** A value as text; arrow keys change a length step by step, and it is shown on the page at once. */
function TextToken({ label, value, options, problem, onTry, onChange }: TextTokenProps) {
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
      <label htmlFor={id} className="mb-0.5 block text-xs text-soft">
        {label}
      </label>
      <input
        id={id}
        value={draft}
        list={options.length > 0 ? `${id}-list` : undefined}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => show(event.target.value)}
        onKeyDown={handleKey}
        onBlur={keep}
        className="h-9 w-full rounded-control border border-line bg-surface px-2 text-sm hover:border-ink aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {options.length === 0 ? null : (
        <datalist id={`${id}-list`}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
      {isWrong ? (
        <p id={`${id}-problem`} role="alert" className="text-xs text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
