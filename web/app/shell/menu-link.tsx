import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { PublicLink } from '#web/components/public-link.tsx';
import { splitPath } from '#web/i18n/localized-path.ts';
import { entryPath, type MenuEntry } from '../menus.ts';

interface MenuLinkProps {
  entry: MenuEntry;
  className: string;
  onClick?: () => void;
}

/** A link of the navbar or footer; marked when it leads to the current page. */
export function MenuLink({ entry, ...rest }: MenuLinkProps) {
  const t = useTranslations('shell.pages');
  const [address] = useLocation();
  const { path, isPublic } = entryPath(entry);
  const current = splitPath(address).path === path ? 'page' : undefined;
  const To = isPublic ? PublicLink : Link;
  return (
    <To href={path} aria-current={current} {...rest}>
      {t(entry)}
    </To>
  );
}
