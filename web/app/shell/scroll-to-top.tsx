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
      // On a narrow screen it would lie on the text, so it stands at the page's end.
      className="z-20 mx-auto my-4 grid size-11 animate-appear place-items-center rounded-full border border-line bg-surface text-ink shadow-float transition-colors duration-150 hover:bg-hover lg:fixed lg:right-6 lg:bottom-6 lg:m-0 print:hidden"
    >
      <ArrowUp className="size-5" aria-hidden="true" />
    </button>
  );
}
