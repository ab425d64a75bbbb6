export interface MailMessage {
  to: string;
  /** Address for replies; the sender's when absent. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends mail. `enabled` is false where no provider is configured in production. */
export interface Mailer {
  enabled: boolean;
  /** False also where mails only go to the server's log, so that nobody can be asked to open one. */
  delivers: boolean;
  send(message: MailMessage): Promise<void>;
}
