import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { buttonClasses } from '#web/components/ui/button-styles.ts';

/** Leads back to the page of this name. */
export function ContinueLink({ name, path }: { name: string; path: string }) {
  const t = useTranslations('home');
  return (
    <Link
      href={path}
      className={buttonClasses({
        variant: 'secondary',
        className: 'max-w-full justify-self-start',
      })}
    >
      <span className="truncate">{t('continue', { name })}</span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
