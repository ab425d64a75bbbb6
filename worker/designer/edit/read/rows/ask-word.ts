import { foldName } from '#domain/reading/fold.ts';
import type { PageModel } from '../../page/page-model.ts';
import { readable } from '../../page/page-texts.ts';
import { says, type Reading } from '../row.ts';
import type { Aim } from '../slots/named-cores.ts';

/** "Lamb" may be the lamb pie, or the word in other texts too. */
export function askWord(page: PageModel, { role, name, said = '' }: Aim): Reading | undefined {
  const word = foldName(said).replace(/^(?:the|il|lo|la|i|gli|le|l) /, '');
  const isPart = role === 'item' && /^\p{L}{3,}$/u.test(word) && foldName(name) !== word;
  if (!isPart || !` ${foldName(name)} `.includes(` ${word} `)) return undefined;
  const other = readable(page).find(
    (text) => foldName(text) !== foldName(name) && ` ${foldName(text)} `.includes(` ${word} `),
  );
  const line = other?.trim().replace(/\s+/g, ' ').slice(0, 60);
  return line === undefined
    ? undefined
    : says({ kind: 'ask', missing: 'which', choices: [name, line] });
}
