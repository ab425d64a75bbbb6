import { account } from './it/account.ts';
import { auth } from './it/auth.ts';
import { builder } from './it/builder.ts';
import { checkout } from './it/checkout.ts';
import { errors } from './it/errors.ts';
import { home } from './it/home.ts';
import { shell } from './it/shell.ts';
import type { MessageShape } from './message-shape.ts';
import type { Messages } from './messages-en.ts';

export const messages = {
  account,
  auth,
  builder,
  checkout,
  errors,
  home,
  shell,
} satisfies MessageShape<Messages>;
