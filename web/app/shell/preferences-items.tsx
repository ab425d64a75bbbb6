import { useTranslations } from 'use-intl';
import { MenuChoice, MenuSeparator } from '#web/components/ui/menu.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { showError } from '#web/lib/show-error.ts';
import { changeTheme, THEMES, useTheme } from '#web/lib/theme.ts';
import { switchLanguage } from '../switch-language.ts';

/** Language and theme as menu entries. */
export function PreferencesItems() {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const { theme } = useTheme();
  return (
    <>
      <MenuChoice
        label={t('language')}
        value={language}
        onChange={(next) => void switchLanguage(next).catch(showError)}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <MenuSeparator />
      <MenuChoice
        label={t('theme')}
        value={theme}
        onChange={changeTheme}
        options={THEMES.map((value) => ({ value, label: t(`themes.${value}`) }))}
      />
    </>
  );
}
