import type { Place } from '../edit-intent.ts';
import { WordTable } from '../expand.ts';
import type { Found } from '../request.ts';
import { partAt, SECTION_NOUNS, sectionAt, SECTIONS } from './parts.ts';
import { readItem } from './entries.ts';
import { readListed } from './named-entries.ts';
import { AND, remembered, skip, type SlotReader } from './slot.ts';

export const SIDES = new WordTable<'top' | 'bottom' | 'up' | 'down'>()
  .add(
    '((at|to|on) the |to |at )?(very )?top|in cima|all inizio|first( of all)?|as the first (thing|section)|per prim[oaie]|in alto|in prima posizione|at the beginning',
    'top',
  )
  .add(
    '((at|to) the |to )?(very )?(bottom|end)|(proprio )?in fondo|alla fine|last|as the last (thing|section)|the last thing|per ultim[oaie]|come ultim[oa]',
    'bottom',
  )
  .add('(further )?up|higher( up)?|(piu )?su|piu in alto', 'up')
  .add('(further )?down|lower( down)?|(piu )?giu|piu in basso', 'down');
export const BESIDE = new WordTable<'before' | 'after'>()
  .add(
    '(right |just |directly |appena |subito )?(before|above|over|on top of|prima d(i|ei|el|ella|elle|egli|ell)|sopra( (a|al|alla|ai|alle))?)',
    'before',
  )
  .add(
    '(right |just |directly |appena |subito )?(after|below|under|beneath|underneath|behind|dopo|sotto( (a|al|alla|ai|alle))?)',
    'after',
  );

export const readPlace: SlotReader = (request, from, end) => {
  const found: Found[] = BESIDE.at(request.words, from, end).flatMap(({ to, value: side }) =>
    partAt(request, skip(request, to, end), end)
      .filter(({ target }) => !target.element || target.element === 'headline')
      .map((part) => ({
        to: part.to,
        value: {
          side,
          target: part.target.element ? { section: 'hero' } : part.target,
        } satisfies Place,
      })),
  );
  return [
    ...found,
    ...SIDES.at(request.words, from, end).map(({ to, value }) => ({ to, value: { side: value } })),
  ].sort((a, b) => b.to - a.to);
};

export const readSection: SlotReader = (request, from, end) =>
  sectionAt(request, from, end).map(({ to, target }) => ({ to, value: target }));

/** A kind of section to be added. */
export const readKind: SlotReader = (request, from, end) =>
  SECTIONS.at(request.words, from, end).flatMap(({ to, value }) =>
    SECTION_NOUNS.has(request.words[to] ?? '') && to < end
      ? [
          { to: to + 1, value },
          { to, value },
        ]
      : [{ to, value }],
  );

const LIST_NOUN = /^(?:entry|item|dish|service|product|voce|piatto|servizio|prodotto|row|riga)$/;

/** Beside an entry of a list: "after the soup", "tra la doppia e la suite". */
export const readSpot: SlotReader = remembered('spot', (request, from, end) => {
  const { words } = request;
  const isBetween = /^(?:between|tra|fra)$/.test(words[from] ?? '');
  const sides = isBetween
    ? [{ to: from + 1, value: 'after' as const }]
    : BESIDE.at(words, from, end);
  return sides.flatMap(({ to, value: side }) => {
    let at = skip(request, to, end);
    if (LIST_NOUN.test(words[at] ?? '')) at = skip(request, at + 1, end);
    const named = [...readItem(request, at, end), ...readListed(request, at, end)];
    return named.flatMap((found) => {
      const spot = { side, item: found.value };
      if (!isBetween) return [{ to: found.to, value: spot }];
      const and = skip(request, found.to, end);
      const next = AND.has(words[and] ?? '') ? skip(request, and + 1, end) : end;
      return [...readItem(request, next, end), ...readListed(request, next, end)].map((other) => ({
        to: other.to,
        value: spot,
      }));
    });
  });
});
