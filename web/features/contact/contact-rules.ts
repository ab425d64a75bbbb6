import { CONTACT_LIMITS } from '#domain/contact/limits.ts';
import { invalidFields } from '#web/lib/api-error.ts';

export const CONTACT_FIELDS = ['name', 'email', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;

/** Keys of the texts under `contact.form.problems`. */
export type ContactProblem = 'name' | 'emailMissing' | 'email' | 'message' | 'messageLong';
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

/** Checks the form before it is sent; empty when there is no problem. The server decides. */
export function findProblems({ name, email, message }: ContactValues): ContactProblems {
  const problems: ContactProblems = {};
  if (name.trim() === '') problems.name = 'name';
  if (email.trim() === '') problems.email = 'emailMissing';
  else if (!/^\S+@\S+\.\S+$/.test(email.trim())) problems.email = 'email';
  if (message.trim() === '') problems.message = 'message';
  else if (message.length > CONTACT_LIMITS.messageCharacters) problems.message = 'messageLong';
  return problems;
}

const PROBLEM_BY_FIELD = {
  name: 'name',
  email: 'email',
  message: 'message',
} as const satisfies Record<ContactField, ContactProblem>;

/** Assigns an error of the server to its fields; empty when it belongs to none. */
export function problemsOf(error: unknown): ContactProblems {
  const named = invalidFields(error);
  return Object.fromEntries(
    CONTACT_FIELDS.filter((field) => named.includes(field)).map((field) => [
      field,
      PROBLEM_BY_FIELD[field],
    ]),
  );
}
