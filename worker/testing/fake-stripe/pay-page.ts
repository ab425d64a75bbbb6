import { html } from 'hono/html';
import type { FakePayment } from './objects.ts';

/** The payment page of the fake: what is bought, a pay button and the way back. */
export function payPage(payment: FakePayment) {
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: payment.currency });
  const isOpen = payment.progress === 'open';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Test payment</title>
        <style>
          body {
            font:
              16px/1.5 system-ui,
              sans-serif;
            max-width: 26rem;
            margin: 12vh auto;
            padding: 0 1rem;
          }
          button {
            font: inherit;
            width: 100%;
            padding: 0.8rem;
            border: 0;
            border-radius: 0.5rem;
            background: #1f4fd8;
            color: #fff;
          }
          small {
            color: #555;
          }
        </style>
      </head>
      <body>
        <p><small>Test payment: no money moves.</small></p>
        <h1>${payment.title}</h1>
        <p><strong>${price.format(payment.amount / 100)}</strong> · ${payment.email ?? ''}</p>
        ${
          isOpen
            ? html`<form method="post"><button type="submit">Pay</button></form>`
            : html`<p>This payment is ${payment.progress}.</p>`
        }
        <p><small>${payment.note ?? ''}</small></p>
        <p><a href="${payment.cancelUrl}">Back</a></p>
      </body>
    </html>`;
}
