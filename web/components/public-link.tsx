import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { useLanguage } from '#web/i18n/language-store.ts';
import { localizePath } from '#web/i18n/localized-path.ts';
import { preparePage } from '#web/lib/prepare-page.ts';

interface PublicLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The English path of a public page, optionally with a `?query` or `#hash`. */
  href: string;
}

/**
 * A link to a public page in the visitor's language. The page's code is loaded when the pointer or the focus
 * comes near.
 */
export function PublicLink({ href, ...rest }: PublicLinkProps) {
  const { language } = useLanguage();
  const address = localizePath(href, language);
  return (
    <Link
      {...rest}
      href={address}
      onPointerEnter={() => preparePage(address)}
      onFocus={() => preparePage(address)}
    />
  );
}
