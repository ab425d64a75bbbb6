import { useTranslations } from 'use-intl';
import type { ThemeToken, TokenKind } from '#domain/theme/read-theme.ts';
import { LEADING_ROLES, type TokenRole } from '#domain/theme/token-roles.ts';
import type { ThemeProps } from './theme-props.ts';
import { TokenField } from './token-field.tsx';

interface TokenGroupsProps extends ThemeProps {
  /** The tokens that can be changed here. */
  shown: readonly ThemeToken[];
}

const KINDS = ['colour', 'font', 'radius', 'spacing'] as const satisfies readonly TokenKind[];

const RANKS = new Map<TokenRole | 'own', number>(LEADING_ROLES.map((role, rank) => [role, rank]));

/** Up to this many colours need no fold. */
const FEW = 8;

/** The tokens by kind, each with a field that fits it; of many colours the leading ones, the others folded. */
export function TokenGroups({ shown, ...theme }: TokenGroupsProps) {
  const t = useTranslations('editorPanels.theme');
  return KINDS.map((kind) => {
    const group = shown.filter((token) => token.kind === kind);
    if (group.length === 0) return null;
    const [leading, others] = kind === 'colour' ? splitColours(group, theme.names) : [group, []];
    return (
      <section key={kind} aria-label={t(`kinds.${kind}`)}>
        <h3 className="mb-2 font-medium">{t(`kinds.${kind}`)}</h3>
        <TokenList tokens={leading} theme={theme} />
        {others.length === 0 ? null : (
          <details className="mt-1.5">
            <summary className="w-fit rounded-sm py-2 text-xs text-soft hover:text-ink pointer-coarse:py-3">
              {t('moreColours', { count: others.length })}
            </summary>
            <TokenList tokens={others} theme={theme} />
          </details>
        )}
      </section>
    );
  });
}

function TokenList({ tokens, theme }: { tokens: readonly ThemeToken[]; theme: ThemeProps }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {tokens.map((token) => (
        <li key={`${token.scheme} ${token.name}`}>
          <TokenField token={token} theme={theme} />
        </li>
      ))}
    </ul>
  );
}

type Split = [leading: readonly ThemeToken[], others: readonly ThemeToken[]];

/** The leading colours by their weight for the page, then the others as the page has them. */
function splitColours(colours: readonly ThemeToken[], names: ThemeProps['names']): Split {
  const rankOf = ({ name }: ThemeToken) => RANKS.get(names.get(name)?.role ?? 'own') ?? RANKS.size;
  const sorted = colours.toSorted((one, other) => rankOf(one) - rankOf(other));
  const leading = sorted.filter((token) => rankOf(token) < RANKS.size);
  if (sorted.length <= FEW || leading.length === 0) return [sorted, []];
  return [leading, sorted.slice(leading.length)];
}
