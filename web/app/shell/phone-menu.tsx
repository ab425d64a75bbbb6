import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { showError } from '#web/lib/show-error.ts';
import { changeTheme, THEMES, useTheme } from '#web/lib/theme.ts';
import { NAVBAR } from '../menus.ts';
import { switchLanguage } from '../switch-language.ts';
import { MenuLink } from './menu-link.tsx';

/** The navbar's links, language and theme as a sheet from the top, for narrow screens. */
export function PhoneMenu({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations('shell');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 top-0 z-40 grid max-h-dvh gap-6 overflow-y-auto border-b border-line bg-paper px-4 pt-3 pb-8 text-ink shadow-float outline-none transition-[opacity,transform] duration-250 ease-out data-ending-style:-translate-y-4 data-ending-style:opacity-0 data-starting-style:-translate-y-4 data-starting-style:opacity-0 sm:px-6">
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-sm font-medium text-soft">{t('menu')}</Dialog.Title>
            <Dialog.Close
              aria-label={t('close')}
              className="grid size-10 place-items-center rounded-full hover:bg-hover"
            >
              <X className="size-5" aria-hidden="true" />
            </Dialog.Close>
          </div>
          <nav aria-label={t('mainNavigation')}>
            <ul>
              {NAVBAR.map((entry) => (
                <li key={entry} className="border-b border-line">
                  <MenuLink
                    entry={entry}
                    onClick={() => setIsOpen(false)}
                    className="flex min-h-14 items-center font-display text-xl font-semibold tracking-tight aria-[current]:text-marine"
                  />
                </li>
              ))}
            </ul>
          </nav>
          <SheetPreferences />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function SheetPreferences() {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const { theme } = useTheme();
  return (
    <div className="flex flex-wrap justify-between gap-4">
      <Segmented
        label={t('language')}
        value={language}
        onChange={(next) => void switchLanguage(next).catch(showError)}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <Segmented
        label={t('theme')}
        value={theme}
        onChange={changeTheme}
        options={THEMES.map((value) => ({ value, label: t(`shortThemes.${value}`) }))}
      />
    </div>
  );
}
