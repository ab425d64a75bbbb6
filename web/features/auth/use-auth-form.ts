import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isApiError } from '#web/lib/api-error.ts';
import { register, SignInAfterRegistrationError, signIn } from '#web/lib/session.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import {
  type AuthField,
  type AuthMode,
  type AuthProblems,
  findProblems,
  nameOf,
  problemsOf,
} from './auth-form-rules.ts';

const FALLBACKS = { login: 'loginFailedShort', register: 'registerFailed' } as const;

interface AuthFormInput {
  startsWith?: AuthMode | undefined;
  /** Registers without asking for a name. */
  isBrief?: boolean | undefined;
  onDone: () => void;
  /** The password was right, and the account has a second factor. */
  onCodeNeeded: () => void;
}

const EMPTY = { name: '', email: '', password: '' };

/** State and submission of the sign-in form, in both modes. */
export function useAuthForm({
  startsWith = 'login',
  isBrief = false,
  onDone,
  onCodeNeeded,
}: AuthFormInput) {
  const t = useTranslations('auth');
  const [mode, setMode] = useState<AuthMode>(startsWith);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<AuthProblems>({});
  const [isPending, setIsPending] = useState(false);

  function change(field: AuthField, value: string): void {
    setValues((current) => ({ ...current, [field]: value }));
    setProblems(({ [field]: _mended, ...others }) => others);
  }

  function switchMode(next: AuthMode): void {
    setMode(next);
    setProblems({});
  }

  const asksForName = mode === 'register' && !isBrief;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const given = asksForName ? values : { ...values, name: nameOf(values.email) };
    const found = findProblems(mode, given);
    setProblems(found);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setIsPending(true);
    try {
      await (mode === 'login' ? signIn(given) : register(given));
      showSuccess(t(mode === 'login' ? 'loginSuccess' : 'registerSuccess'));
      onDone();
    } catch (error) {
      refuse(error, form);
    } finally {
      setIsPending(false);
    }
  }

  function refuse(error: unknown, form: HTMLFormElement): void {
    if (error instanceof SignInAfterRegistrationError) {
      switchMode('login');
      return showError(error, t('noToken'));
    }
    if (isApiError(error) && error.code === 'auth.code-needed') return onCodeNeeded();
    if (mode === 'register' && isServerFault(error)) return showError(t('notCreated'));
    const refused = problemsOf(error);
    if (refused === null) return showError(hasSentence(error) ? error : t(FALLBACKS[mode]));
    setProblems(refused);
    focusFirst(form, refused);
  }

  function errorOf(field: AuthField): string | undefined {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    return 'key' in problem ? t(problem.key) : problem.sentence;
  }

  return { mode, switchMode, asksForName, values, change, errorOf, isPending, submit };
}

function focusFirst(form: HTMLFormElement, problems: AuthProblems): void {
  const first = (['name', 'email', 'password'] as const).find((field) => field in problems);
  if (first === undefined) return;
  form.querySelector<HTMLInputElement>(`[data-field="${first}"]`)?.focus();
}

/** The server is there and could not do it. */
function isServerFault(error: unknown): boolean {
  return isApiError(error) && error.code.startsWith('server.');
}

function hasSentence(error: unknown): boolean {
  return isApiError(error) && error.code !== 'client.unreadable';
}
