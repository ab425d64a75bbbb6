import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { invalidFields, isApiError } from '#web/lib/api-error.ts';

export type AuthMode = 'login' | 'register';
export type AuthField = 'name' | 'email' | 'password';

export interface AuthValues {
  name: string;
  email: string;
  password: string;
}

/** A key of the texts under `auth`, or a sentence from the server. */
export type AuthProblem = { key: AuthProblemKey } | { sentence: string };
type AuthProblemKey =
  | 'required.name'
  | 'required.email'
  | 'required.password'
  | 'emailInvalid'
  | 'passwordShort'
  | 'loginFailed';

export type AuthProblems = Partial<Record<AuthField, AuthProblem>>;

/** A rough check; the server decides. */
export function isEmailLike(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim());
}

/** The name of an account whose owner was not asked for one: what stands before the @, to be changed in the profile. */
export function nameOf(email: string): string {
  return email.trim().split('@')[0] ?? '';
}

/** Checks the form before it is sent; empty when there is no problem. */
export function findProblems(mode: AuthMode, values: AuthValues): AuthProblems {
  const problems: AuthProblems = {};
  if (mode === 'register' && values.name.trim() === '') problems.name = { key: 'required.name' };
  const email = values.email.trim();
  if (email === '') problems.email = { key: 'required.email' };
  else if (!isEmailLike(email)) problems.email = { key: 'emailInvalid' };
  if (values.password === '') problems.password = { key: 'required.password' };
  else if (mode === 'register' && values.password.length < ACCOUNT_LIMITS.passwordMinCharacters) {
    problems.password = { key: 'passwordShort' };
  }
  return problems;
}

/** Assigns an error of the server to its field; null when it belongs to none. */
export function problemsOf(error: unknown): AuthProblems | null {
  if (!isApiError(error)) return null;
  switch (error.code) {
    case 'auth.credentials':
      return { password: { key: 'loginFailed' } };
    case 'auth.email-taken':
      return { email: { sentence: error.message } };
    case 'auth.password-weak':
      return { password: { sentence: error.message } };
    case 'request.invalid':
      return problemsOfFields(invalidFields(error));
    default:
      return null;
  }
}

const PROBLEM_BY_FIELD = {
  name: { key: 'required.name' },
  email: { key: 'emailInvalid' },
  password: { key: 'passwordShort' },
} as const satisfies Record<AuthField, AuthProblem>;

function problemsOfFields(named: readonly string[]): AuthProblems | null {
  const fields = named.filter(isAuthField);
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field, PROBLEM_BY_FIELD[field]]));
}

function isAuthField(value: string): value is AuthField {
  return value in PROBLEM_BY_FIELD;
}
