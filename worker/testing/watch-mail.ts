import { vi } from 'vitest';

export interface LoggedMail {
  to: string;
  subject: string;
  text: string;
}

/** Collects the mails that local runs write to the log, until `vi.restoreAllMocks`. */
export function watchMail(): LoggedMail[] {
  const mails: LoggedMail[] = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => {
    const entry = JSON.parse(line);
    if (entry.event === 'mail.logged') mails.push(entry);
  });
  return mails;
}

/** The token of the link in the last of these mails, or ''. */
export function tokenOf(mails: readonly LoggedMail[]): string {
  return /#token=([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
