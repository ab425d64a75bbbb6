import { type FormEvent, useState } from 'react';
import { errorSentence } from '#web/lib/show-error.ts';
import { sendMessage } from './contact-api.ts';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  type ContactValues,
  findProblems,
  problemsOf,
} from './contact-rules.ts';

const EMPTY: ContactValues = { name: '', email: '', message: '' };

/** State and submission of the contact form. The input survives every error. */
export function useContactForm() {
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);

  function change(field: ContactField, value: string): void {
    setValues((current) => ({ ...current, [field]: value }));
    setProblems(({ [field]: _mended, ...others }) => others);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    setFailure(null);
    const found = findProblems(values);
    if (showProblems(found, form)) return;
    setIsPending(true);
    try {
      await sendMessage({ ...values, website: readHoneypot(form) });
      setSentFrom(values.email.trim());
      setValues(({ name, email }) => ({ name, email, message: '' }));
    } catch (error) {
      if (!showProblems(problemsOf(error), form)) setFailure(errorSentence(error));
    } finally {
      setIsPending(false);
    }
  }

  /** Returns false when there is no problem. */
  function showProblems(found: ContactProblems, form: HTMLFormElement): boolean {
    setProblems(found);
    const first = CONTACT_FIELDS.find((field) => field in found);
    if (first === undefined) return false;
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return true;
  }

  return {
    values,
    problems,
    failure,
    sentFrom,
    isPending,
    change,
    submit,
    writeAgain: () => setSentFrom(null),
  };
}

function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get('website');
  return typeof value === 'string' ? value : '';
}
