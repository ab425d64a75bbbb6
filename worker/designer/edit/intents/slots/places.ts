import type { Place } from '../edit-intent.ts';
import { WordTable } from '../expand.ts';
import type { Found } from '../request.ts';
import { partAt, SECTION_NOUNS, sectionAt, SECTIONS } from './parts.ts';
import { skip, type SlotReader } from './slot.ts';

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
