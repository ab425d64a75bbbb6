import { account } from './en/account.ts';
import { auth } from './en/auth.ts';
import { builder } from './en/builder.ts';
import { checkout } from './en/checkout.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { shell } from './en/shell.ts';

export const messages = { account, auth, builder, checkout, errors, home, shell };
export type Messages = typeof messages;
