import * as z from 'zod/mini';
import { givenPasswordField, nameField } from './auth.ts';

export const updateAccountRequest = z.object({ name: nameField });
export type UpdateAccountRequest = z.infer<typeof updateAccountRequest>;

/** `password` is left out by accounts without one: they need a Google sign-in of the last ten minutes. */
export const deleteAccountRequest = z.object({ password: z.optional(givenPasswordField) });
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;
