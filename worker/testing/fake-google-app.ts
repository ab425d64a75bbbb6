import { Hono } from 'hono';
import { html } from 'hono/html';
import type { createFakeGoogle, FakeGoogleUser } from './fake-google.ts';

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const DIGIT_BASE = 10n;
const SUBJECT_DIGITS = 20n;

/** The consent page of the fake Google: whoever looks at it says who they are, or cancels. */
export function createFakeGoogleApp(google: ReturnType<typeof createFakeGoogle>): Hono {
  const app = new Hono();
  app.get('/o/oauth2/v2/auth', (c) => {
    const location = AUTHORIZE + new URL(c.req.url).search;
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <title>Fake Google</title>
          <h1>Sign in with the fake Google</h1>
          <form action="/consent">
            <input type="hidden" name="location" value="${location}" />
            <p>
              <label
                >Email <input name="email" type="email" required value="grace@gmail.com"
              /></label>
            </p>
            <p>
              <label>Name <input name="name" required value="Grace Hopper" /></label>
            </p>
            <button name="answer" value="agree">Continue</button>
            <button name="answer" value="cancel" formnovalidate>Cancel</button>
          </form>
        </html>`,
    );
  });
  app.get('/consent', (c) => {
    const { location = '', email = '', name = '', answer } = c.req.query();
    const target =
      answer === 'agree' ? google.authorize(location, toUser(email, name)) : google.deny(location);
    return c.redirect(target.href);
  });
  return app;
}

function toUser(email: string, name: string): FakeGoogleUser {
  return { id: subjectOf(email), email, verified_email: true, name };
}

/** One account for one address, each time. */
function subjectOf(email: string): string {
  const bytes = [...new TextEncoder().encode(email.toLowerCase())];
  const number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return String(number % DIGIT_BASE ** SUBJECT_DIGITS);
}
