import { useTranslations } from 'use-intl';
import type { ThemeToken } from '#domain/theme/read-theme.ts';
import { ColorField } from '../color-field.tsx';
import { useTokenWords } from '../use-token-words.ts';
import { FontToken } from './font-token.tsx';
import { TextToken } from './text-token.tsx';
import { changeTokens, tryTokens } from './theme-changes.ts';
import type { ThemeProps } from './theme-props.ts';

/** One token under its name for people; its own name is told on demand. */
export function TokenField({ token, theme }: { token: ThemeToken; theme: ThemeProps }) {
  const t = useTranslations('editorPanels.theme');
  const wordsOf = useTokenWords();
  const { session, names } = theme;
  const { name, value } = token;
  const known = names.get(name);
  const label = known === undefined ? name : wordsOf(known);
  const handleTry = (tried: string | null) =>
    tryTokens(session, tried === null ? null : { [name]: tried });
  const change = (next: string) =>
    changeTokens(session, [{ token, value: next }], `token ${token.scheme} ${name}`);
  if (token.kind === 'colour' && token.colour) {
    return (
      <ColorField
        session={session}
        label={label}
        detail={name}
        value={value}
        onTry={handleTry}
        onChange={(next) => (next === `var(${name})` ? undefined : change(next))}
      />
    );
  }
  const field = { label, detail: name, value, onTry: handleTry, onChange: change };
  if (token.kind === 'font') return <FontToken key={value} {...field} />;
  return <TextToken key={value} {...field} problem={t('notAValue')} />;
}
