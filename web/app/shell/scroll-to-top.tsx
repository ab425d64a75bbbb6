import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';

const SHOWN_AFTER_PX = 300;

function followScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** A button back to the top of the page; it appears once the page is scrolled. */
export function ScrollToTop() {
  const t = useTranslations('shell');
  const isShown = useSyncExternalStore(
    followScroll,
    () => window.scrollY > SHOWN_AFTER_PX,
    () => false,
  );
  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={t('toTop')}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'smooth' });
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
      }}
      className="fixed right-4 bottom-4 z-20 grid size-11 animate-appear place-items-center rounded-full border border-line bg-surface text-ink shadow-float transition-colors duration-150 hover:bg-hover sm:right-6 sm:bottom-6 print:hidden"
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </button>
  );
}
