import { AppError } from '#worker/http/app-error.ts';

/** Throws `auth.password-weak` for a password that attackers try first. */
export function assertStrongPassword({ password }: { password: string; email: string }): void {
  if (new Set(password).size < 3) throw new AppError('auth.password-weak');
}
