import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { applyOperations } from '../page-operations/apply.ts';
import { locate } from '../page-operations/locate.ts';
import type { ElementCommand } from './element-command.ts';
import { planOptimise } from './optimise.ts';
import { planCommand, type ElementFacts, type PlannedCommand } from './plan-command.ts';
import { readCommands } from './read-commands.ts';
import { shorten } from './shorten.ts';
import { SUGGESTED, suggestionsFor } from './suggestions.ts';

const look = (name: string) => ({ kind: 'look', look: name }) as ElementCommand;
const colour = (hex: string, of?: 'text' | 'background' | 'border'): ElementCommand =>
  of === undefined ? { kind: 'colour', hex } : { kind: 'colour', hex, of };

describe('what is read from words', () => {
  test.each<[text: string, commands: ElementCommand[]]>([
    ['bigger', [{ kind: 'scale', factor: 1.25 }]],
    ['Could you make it bigger, please?', [{ kind: 'scale', factor: 1.25 }]],
    ['rendilo più grande', [{ kind: 'scale', factor: 1.25 }]],
    ['molto più piccolo', [{ kind: 'scale', factor: 0.8 ** 2 }]],
    ["ingrandisci un po'", [{ kind: 'scale', factor: 1.25 ** 0.5 }]],
    ['bold and centered', [look('bold'), look('alignCentre')]],
    ['grassetto e al centro', [look('bold'), look('alignCentre')]],
    [
      '#102030 text on a white background',
      [colour('#102030', 'text'), colour('#ffffff', 'background')],
    ],
    [
      'testo bianco su sfondo #102030',
      [colour('#ffffff', 'text'), colour('#102030', 'background')],
    ],
    ['#0a7', [colour('#00aa77')]],
    ['bordo #ff0000', [look('border'), colour('#ff0000', 'border')]],
    ['arrotonda gli angoli e aggiungi un’ombra', [look('round'), look('shadow')]],
    ['togli il grassetto', [look('light')]],
    ['nascondi', [{ kind: 'action', action: 'hide' }]],
    ['sposta in giù', [{ kind: 'action', action: 'move-down' }]],
    ['remove it', [{ kind: 'action', action: 'delete' }]],
    ['24px', [{ kind: 'size', px: 24 }]],
    ['dimensione 18', [{ kind: 'size', px: 18 }]],
    ['link it to www.example.com/menu.', [{ kind: 'link', href: 'https://www.example.com/menu' }]],
    ['collegalo a info@example.com', [{ kind: 'link', href: 'mailto:info@example.com' }]],
    ['write "Book a table"', [{ kind: 'text', text: 'Book a table' }]],
    ['cambia in «Prenota ora»', [{ kind: 'text', text: 'Prenota ora' }]],
    ['testo alternativo “Un cane”', [{ kind: 'alt', text: 'Un cane' }]],
    ['apri in una nuova scheda', [{ kind: 'new-tab' }]],
    ['più conciso', [{ kind: 'shorten' }]],
  ])('%s', (text, commands) => {
    expect(readCommands(text)).toEqual(commands);
  });

  test.each([
    '',
    'make it nicer',
    'not red',
    'bigger on phones only',
    'togli la seconda parola',
    'link',
    'write something friendlier',
    'red blue',
    'change the background',
    'translate it into French',
    'make it right',
  ])('leaves to the AI: %s', (text) => {
    expect(readCommands(text)).toBeNull();
  });

  test('leaves 8,000 characters to the AI', () => {
    expect(readCommands('and '.repeat(2_000))).toBeNull();
    expect(readCommands('x'.repeat(8_000))).toBeNull();
  });

  test('never throws', () => {
    expect(() => {
      fc.assert(fc.property(fc.string(), (text) => void readCommands(text)));
    }).not.toThrow();
  });
});

describe('concise', () => {
  const words = (count: number, letter = 'w') =>
    Array.from({ length: count }, () => letter).join(' ');
  test.each<[string, string, boolean, string]>([
    ['a short heading', 'Twenty-nine characters, a lot', true, 'Twenty-nine characters, a lot'],
    [
      'a long heading',
      'Fresh bread, every single morning of the year',
      true,
      'Fresh bread, every single morning',
    ],
    ['50 characters', `${words(25, 'w')}w`, false, `${words(25, 'w')}w`],
    ['51 characters', words(26), false, words(10)],
    [
      'more than 100 characters',
      'We have baked since 1920. Our bread costs 3.50 and keeps for a week! Come and see us. We are open from early in the morning.',
      false,
      'We have baked since 1920. Our bread costs 3.50 and keeps for a week!',
    ],
    ['one long sentence', `${words(80)}.`, false, `${words(80)}.`],
  ])('%s', (...[, text, isHeading, short]) => {
    expect(shorten(text, isHeading)).toBe(short);
  });

  test('never makes a text longer and always keeps its beginning', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, isHeading) => {
        const plain = text.replace(/\s+/g, ' ').trim();
        expect(plain.startsWith(shorten(text, isHeading))).toBe(true);
      }),
    );
  });
});

const PAGE =
  '<!doctype html><html lang="en"><head><title>T</title></head><body><section><h2>Fresh bread, every single morning of the year</h2><p class="a b a">Hi <b>there</b></p><ul><li>One</li></ul><img src="x.png"><a href="#">Go</a><div><p>In</p></div></section></body></html>';

function factsOf(tag: string, text: string | null): ElementFacts {
  const sizes: Record<string, string> = { 'font-size': '16px', width: '200px' };
  const style = (property: string) =>
    sizes[property] ?? (property.startsWith('padding') ? '8px' : undefined);
  return { tag, text, isInLink: false, style };
}

describe('what is planned', () => {
  const index = indexHtml(PAGE);
  const carryOut = (command: PlannedCommand, tag: string, text: string | null) => {
    const element = index.elements.find((one) => one.tag === tag);
    if (!element) throw new Error(tag);
    const planned = planCommand(command, locate(index, element), factsOf(tag, text));
    if (!planned.ok) return planned.reason;
    const applied = applyOperations(PAGE, planned.operations);
    return applied.ok ? applied.html : applied.reason;
  };

  test('every suggestion of every tag can be carried out or says why not', () => {
    for (const tag of ['h2', 'p', 'a', 'img', 'div', 'section', 'ul', 'li', 'b']) {
      const text = ['img', 'div', 'section', 'ul'].includes(tag)
        ? null
        : 'Fresh bread, every single morning of the year';
      for (const id of suggestionsFor(tag)) {
        const command = SUGGESTED[id];
        if (command.kind === 'action') continue;
        expect(carryOut(command, tag, text), `${tag} ${id}`).toMatch(/^<!doctype|^as-wanted$/);
      }
    }
  });

  test.each<[string, PlannedCommand, string, string | null, string]>([
    ['a larger text', { kind: 'scale', factor: 1.25 }, 'h2', 'x', 'font-size: 1.25rem'],
    ['a larger picture', { kind: 'scale', factor: 1.25 }, 'img', null, 'width: 250px'],
    [
      'a colour of a section',
      { kind: 'colour', hex: '#ff0000' },
      'section',
      null,
      'background-color: #ff0000',
    ],
    ['a colour of a text', { kind: 'colour', hex: '#ff0000' }, 'h2', 'x', '"color: #ff0000'],
    [
      'a link',
      { kind: 'link', href: 'https://example.com' },
      'img',
      null,
      '<a href="https://example.com"><img',
    ],
    ['an address', { kind: 'link', href: '#x' }, 'a', 'Go', '<a href="#x">'],
    ['space', { kind: 'space', factor: 2 }, 'div', null, 'padding-top: 1rem'],
    ['no link of a list item', { kind: 'link', href: '#x' }, 'li', 'One', 'no-link'],
    ['no script', { kind: 'link', href: 'javascript:alert(1)' }, 'a', 'Go', 'unsafe'],
    ['no text of a container', { kind: 'text', text: 'x' }, 'div', null, 'no-text'],
    ['no tab of a text', { kind: 'new-tab' }, 'p', 'x', 'no-link'],
  ])('%s', (...[, command, tag, text, wanted]) => {
    expect(carryOut(command, tag, text)).toContain(wanted);
  });
});

test('optimise keeps each class once and takes away what editors left', () => {
  const html =
    '<!doctype html><html><body><div class="card card gjs-selected"><p contenteditable="true" class="x" data-mce-style="a" data-keep="1">Hi</p><i class="editing"></i></div></body></html>';
  const index = indexHtml(html);
  const card = index.elements.find(({ tag }) => tag === 'div');
  if (!card) throw new Error('no card');
  const applied = applyOperations(
    html,
    planOptimise(card, (element) => locate(index, element)),
  );
  expect(applied.ok && applied.html).toBe(
    '<!doctype html><html><body><div class="card"><p class="x" data-keep="1">Hi</p><i></i></div></body></html>',
  );
  const after = indexHtml(applied.ok ? applied.html : '');
  const again = after.elements.find(({ tag }) => tag === 'div');
  expect(again && planOptimise(again, (element) => locate(after, element))).toEqual([]);
});
