import { expect, test } from 'vitest';
import { readPlaceholders } from './placeholders.ts';

test('placeholders are told once, by their name or else by their text', () => {
  const html = `<p data-placeholder="phone number">000</p><a data-placeholder="phone number">000</a>
<p data-placeholder>Your <b>address</b></p><img data-placeholder alt=""><style>[data-placeholder] { color: red; }</style>`;
  expect(readPlaceholders(html)).toEqual(['phone number', 'Your address']);
  expect(readPlaceholders('<p>Complete</p>')).toEqual([]);
});
