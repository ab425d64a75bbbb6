import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { CONTACT_LIMITS } from '#domain/contact/limits.ts';
import { joinClasses } from '#web/components/join-classes.ts';
import { PublicLink } from '#web/components/public-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Field, inputClasses } from '#web/components/ui/field.tsx';
import type { ContactField } from './contact-rules.ts';
import type { useContactForm } from './use-contact-form.ts';

function linkToPrivacy(text: ReactNode) {
  return (
    <PublicLink href="/privacy" className="underline">
      {text}
    </PublicLink>
  );
}

type ContactFormState = ReturnType<typeof useContactForm>;

export function ContactForm({ form }: { form: ContactFormState }) {
  const t = useTranslations('contact.form');
  const { values, problems, failure, isPending, change, submit } = form;
  function errorOf(field: ContactField): string | undefined {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    return t(`problems.${problem}`, { max: CONTACT_LIMITS.messageCharacters });
  }
  return (
    <form
      noValidate
      aria-label={t('label')}
      onSubmit={(event) => void submit(event)}
      className="grid gap-3"
    >
      <Field
        label={t('name')}
        name="name"
        autoComplete="name"
        required
        value={values.name}
        error={errorOf('name')}
        onChange={(event) => change('name', event.target.value)}
      />
      <Field
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => change('email', event.target.value)}
      />
      <MessageField
        value={values.message}
        error={errorOf('message')}
        onChange={(value) => change('message', value)}
      />
      <Honeypot />
      {failure === null ? null : (
        <p
          role="alert"
          className="flex gap-2.5 rounded-control border border-danger bg-danger-wash px-4 py-3 text-sm text-danger"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('failed', { reason: failure })}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" size="large" isPending={isPending}>
          {t('send')}
        </Button>
        <p className="max-w-sm grow basis-56 text-xs/5 text-soft">
          {t.rich('privacy', { link: linkToPrivacy })}
        </p>
      </div>
    </form>
  );
}

interface MessageFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function MessageField({ value, error, onChange }: MessageFieldProps) {
  const t = useTranslations('contact.form');
  const id = useId();
  const max = CONTACT_LIMITS.messageCharacters;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t('message')}
      </label>
      <textarea
        id={id}
        name="message"
        required
        rows={8}
        value={value}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        className={joinClasses(
          inputClasses,
          'field-sizing-content h-auto max-h-[60vh] min-h-44 py-2.5',
        )}
      />
      <p
        id={`${id}-note`}
        role={error === undefined ? undefined : 'alert'}
        className={joinClasses(
          'min-h-4 text-xs',
          error === undefined ? 'text-soft tabular-nums' : 'text-danger',
        )}
      >
        {error ?? t('count', { count: value.length, max })}
      </p>
    </div>
  );
}

/** Hidden from people; programs that fill in every field reveal themselves. */
function Honeypot() {
  const t = useTranslations('contact.form');
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {t('website')}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
