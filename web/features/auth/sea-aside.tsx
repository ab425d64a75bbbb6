import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { SeaDrawing } from '#web/components/sea-drawing.tsx';

/** What Bluewave does, with the sea below it: beside the choice to sign in, where there is room. */
export function SeaAside({ className }: { className?: string }) {
  const t = useTranslations('auth');
  return (
    <aside className={joinClasses('hidden overflow-hidden rounded-card bg-sky lg:grid', className)}>
      <div className="p-10 pb-4">
        <p className="max-w-sm font-display text-2xl font-semibold tracking-tight text-balance">
          {t('asideTitle')}
        </p>
        <p className="mt-3 max-w-sm text-soft">{t('asideText')}</p>
      </div>
      <SeaDrawing className="h-80 w-full self-end" />
    </aside>
  );
}
