import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { WaveRule } from '#web/components/wave-rule.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { ContactForm } from './contact-form.tsx';
import { useContactForm } from './use-contact-form.ts';

const BEFORE = [
  { key: 'tutorials', path: '/tutorials' },
  { key: 'guide', path: '/ai-guide' },
  { key: 'pricing', path: '/pricing' },
] as const;

function linkToReport(text: ReactNode) {
  return (
    <a href="/report" className="text-marine-strong underline">
      {text}
    </a>
  );
}

export function ContactPage() {
  const t = useTranslations('contact');
  const form = useContactForm();
  return (
    <div className="mx-auto grid w-full max-w-7xl items-start gap-x-16 gap-y-12 px-4 pt-10 pb-20 sm:px-6 lg:grid-cols-[1fr_1.15fr] lg:pt-16 xl:gap-x-24">
      <div className="grid gap-4">
        <h1 className="text-headline font-bold">{t('title')}</h1>
        <p className="max-w-[34rem] text-lg text-soft">{t('lead')}</p>
        <DirectAddress />
        <WaveRule className="my-4" />
        <Before />
      </div>
      <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
        {form.sentFrom === null ? (
          <ContactForm form={form} />
        ) : (
          <Sent email={form.sentFrom} onAgain={form.writeAgain} />
        )}
      </div>
    </div>
  );
}

function DirectAddress() {
  const t = useTranslations('contact');
  const { data } = useQuery(deploymentQuery);
  const email = data?.operator.email ?? null;
  if (email === null) return null;
  return (
    <p>
      {t('direct')}{' '}
      <a href={`mailto:${email}`} className="font-medium text-marine-strong underline">
        {email}
      </a>
    </p>
  );
}

function Before() {
  const t = useTranslations('contact');
  return (
    <section className="max-w-[34rem]">
      <h2 className="text-xl">{t('beforeTitle')}</h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {BEFORE.map(({ key, path }) => (
          <li key={key}>
            <PublicLink
              href={path}
              className="group flex min-h-12 items-center justify-between gap-4 py-2 hover:text-marine-strong"
            >
              {t(`before.${key}`)}
              <ArrowRight
                aria-hidden="true"
                className="size-4 shrink-0 text-marine transition-transform duration-150 group-hover:translate-x-1"
              />
            </PublicLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{t.rich('report', { link: linkToReport })}</p>
    </section>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const t = useTranslations('contact.sent');
  const ref = useRef<HTMLHeadingElement>(null);
  // The form and its focused button are gone, so the focus moves here.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="grid min-h-80 content-center justify-items-start gap-4">
      <WaveRule />
      <h2 ref={ref} tabIndex={-1} className="text-2xl outline-none">
        {t('title')}
      </h2>
      <p className="max-w-md text-lg break-words text-soft">{t('text', { email })}</p>
      <Button onClick={onAgain}>{t('again')}</Button>
    </div>
  );
}
