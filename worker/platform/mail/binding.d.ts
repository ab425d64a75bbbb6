declare namespace Cloudflare {
  interface Env {
    /** Cloudflare's `send_email` binding; a deployment adds it to `wrangler.toml` to mail without Resend. */
    MAIL?: SendEmail;
  }
}

interface Env {
  MAIL?: SendEmail;
}
