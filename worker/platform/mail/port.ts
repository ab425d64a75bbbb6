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
  send(message: MailMessage): Promise<void>;
}
