import { textOf } from '#domain/html/query.ts';
import { deleteLines } from '#domain/html/splice.ts';
import { foldName } from '../page/fold.ts';
import { findLabelled } from '../page/find-labelled.ts';
import { planRemove } from './plan-structure.ts';
import { planReplaceText } from './plan-text.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** Takes away words of the page. Words that open a section, or begin its heading, stand for the whole section. */
export const planRemoveWords: Planner<'remove-words'> = (context, { words }) => {
  const { page, say } = context;
  const wanted = foldName(words.replace(/(?:…|\.\.\.)$/, ''));
  if (wanted === '') return refuse(say.noText(words));
  const section = page.sections.find(
    ({ heading, kinds }) =>
      heading && !kinds.has('hero') && ` ${foldName(textOf(heading))} `.startsWith(` ${wanted} `),
  );
  const [name] = section?.names ?? [];
  if (section && name !== undefined)
    return planRemove(context, { kind: 'remove', target: { sectionName: name } });
  const exact = findLabelled(page, words);
  if (exact && !/^(?:html|body|main|section|header|footer)$/.test(exact.tag))
    return done(deleteLines(page.html, exact.range), say.removed(`“${words}”`));
  return planReplaceText(context, { kind: 'replace-text', from: words, to: '' });
};
