import { useTranslations } from 'use-intl';
import type { TokenName } from '#domain/theme/token-names.ts';

/** Puts the name of a token into words. */
export function useTokenWords(): (name: TokenName) => string {
  const t = useTranslations('editorPanels.tokens');
  return (name) => {
    if (name.role === 'own') return name.words;
    const words = t(name.role);
    return name.nth === 1 ? words : `${words} ${name.nth}`;
  };
}
