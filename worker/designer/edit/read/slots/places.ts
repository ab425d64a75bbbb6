import { WordTable } from '#domain/reading/word-table.ts';
import type { Place } from '../../intents/edit-intent.ts';

/** Where on the page, and on which side of another part. */
export const SIDES = new WordTable<Exclude<Place, { target: unknown }>>()
  .add(
    '(to |at )?(the )?(very )?top|in cima|all inizio|first|per prim[oaie]|in alto|(at|to) the beginning',
    { side: 'top' },
  )
  .add('(to |at )?(the )?(very )?(bottom|end)|in fondo|alla fine|last|per ultim[oaie]', {
    side: 'bottom',
  })
  .add('(further )?up|higher( up)?|(piu )?su|piu in alto', { side: 'up' })
  .add('(further )?down|lower( down)?|(piu )?giu|piu in basso', { side: 'down' });
export const BESIDE = new WordTable<'before' | 'after'>()
  .add(
    'before|above|over|on top of|prima d(i|el|ella|elle|ei|egli|ell)|sopra( (a|al|alla|ai|alle|il|la))?',
    'before',
  )
  .add(
    'after|below|under|beneath|underneath|behind|dopo|sotto( (a|al|alla|ai|alle|il|la))?',
    'after',
  );
