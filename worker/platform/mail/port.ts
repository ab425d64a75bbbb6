export interface MailMessage {
  to: string;
  /** Whom an answer goes to; the sender where it is absent. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
}

/** Sends mail. `enabled` is false where no provider is configured in production. */
export interface Mailer {
  enabled: boolean;
  send(message: MailMessage): Promise<void>;
}
