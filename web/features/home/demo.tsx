import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrowserFrame } from '#web/components/browser-frame.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { DemoPicture } from './demo-picture.tsx';
import { FinishedSites } from './finished-sites.tsx';
import { DEMO_PROMPTS } from './demo-prompts.ts';

const DEMOS = ['website', 'ecommerce', 'portfolio', 'blog'] as const;
const WIDTH = 1040;
const HEIGHT = 1300;

/** Four prompts and the pages that our designer made from them, unretouched. */
export function Demo({ onPrompt }: { onPrompt: (prompt: string) => void }) {
  const t = useTranslations('home.demo');
  const { language } = useLanguage();
  const [shown, setShown] = useState<(typeof DEMOS)[number]>('website');
  const prompt = DEMO_PROMPTS[shown][language];
  return (
    <section id="demo" className="scroll-mt-16 border-y border-line bg-sunken">
      <div className="mx-auto w-full max-w-7xl px-4 py-20 sm:px-6 lg:py-28">
        <h2 className="max-w-xl text-2xl">{t('title')}</h2>
        <p className="mt-3 max-w-2xl text-lg text-soft">{t('lead')}</p>
        <FinishedSites />
        <Tabs
          label={t('label')}
          value={shown}
          onChange={setShown}
          options={DEMOS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          className="mt-8"
        >
          <div className="grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-12">
            <div className="grid content-start justify-items-start gap-5 lg:order-none">
              <div>
                <h3 className="font-sans text-sm font-medium tracking-normal text-soft">
                  {t('asked')}
                </h3>
                <blockquote className="mt-2 font-display text-xl tracking-tight text-pretty">
                  {t('quote', { prompt })}
                </blockquote>
              </div>
              <Button variant="primary" onClick={() => onPrompt(prompt)}>
                {t('use')}
              </Button>
            </div>
            <BrowserFrame address={t(`addresses.${shown}`)}>
              <DemoPicture
                key={`${shown}-${language}`}
                name={shown}
                alt={t(`alts.${shown}`)}
                width={WIDTH}
                height={HEIGHT}
                sizes="(min-width: 80rem) 50rem, (min-width: 64rem) 62vw, 94vw"
                className="block aspect-[10/9] w-full animate-appear object-cover object-top"
              />
            </BrowserFrame>
          </div>
        </Tabs>
      </div>
    </section>
  );
}
