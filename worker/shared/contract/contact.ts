import * as z from 'zod/mini';
import { CONTACT_LIMITS } from '#domain/contact/limits.ts';
import { emailField, nameField } from './auth.ts';

/** Halves of characters, and control characters but for tab and line breaks. */
const UNREADABLE_CHARACTERS = /\p{Surrogate}|[^\P{Cc}\t\n\r]/u;

/** `website` is a field that people do not see: whoever fills it in is a program. */
export const contactRequest = z.object({
  name: nameField,
  email: emailField,
  message: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(CONTACT_LIMITS.messageCharacters),
    z.refine((value) => !UNREADABLE_CHARACTERS.test(value)),
  ),
  website: z.optional(z.string().check(z.maxLength(2_048))),
});
export type ContactRequest = z.infer<typeof contactRequest>;
