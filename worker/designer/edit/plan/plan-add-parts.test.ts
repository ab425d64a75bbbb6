import { expect, test } from 'vitest';
import { doIntent } from '../design-edit.ts';

const CONTACT = `<!doctype html>
<html lang="en"><body><main><section id="hero"><h1>Loaf</h1><p>Bread.</p></section>
<section id="contact"><h2>Contact</h2>
<div class="grid">
<dl><div><dt class="label">Phone</dt><dd><a href="tel:0131">0131 555</a></dd></div>
<div><dt class="label">E-mail</dt><dd><a href="mailto:a@b.uk">a@b.uk</a></dd></div></dl>
<form action="mailto:a@b.uk"><p><input name="x"></p></form>
</div></section></main></body></html>`;

test.each([
  [
    'an account of a network',
    { kind: 'add-contact', label: 'Instagram', href: 'https://www.instagram.com/loaf' },
    '<div><dt class="label">Instagram</dt><dd><a href="https://www.instagram.com/loaf">instagram.com/loaf</a></dd></div></dl>',
  ],
  [
    'a second telephone',
    { kind: 'add-contact', label: '0131 777', href: 'tel:0131777', fact: 'phone' },
    '<div><dt class="label">Phone</dt><dd><a href="tel:0131777">0131 777</a></dd></div></dl>',
  ],
] as const)('%s is a row of the list of contacts, not a cell of its grid', (_name, intent, row) => {
  const done = doIntent({ html: CONTACT, intent, language: 'en' });
  expect(done.ok && done.html.replace(/>\s+</g, '><')).toBe(
    CONTACT.replace(/>\s+</g, '><').replace('</dl>', row),
  );
});
