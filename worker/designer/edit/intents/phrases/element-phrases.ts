import { says, type PhraseRow } from '../reading.ts';

const DO =
  '(<make>|<put>|<change>|<to>|<it>|<be>|text|testo|paragraph|paragrafo|fanne|fallo|falla|mettilo|mettila|scrivilo|scrivila|trasformalo|trasformala|rendilo|presentalo|come|sotto forma|di|of|as|out)*';
const LIST =
  '(bullet|bulleted|bullet point)* (list|bullets|bullet points|elenco|lista) (puntat[oa])? (<it>|of points|di punti)?';
const NUMBERED = '((numbered|ordered) list|(elenco|lista) (numerat[oa]|ordinat[oa]))';
const HERE = '(here|<to>|<it>|qui|qua|ci)*';

/** What is asked of the one element that is meant. */
export const ELEMENT_PHRASES: readonly PhraseRow[] = [
  {
    say: `${DO} ${LIST}
      ${DO} {target} ${DO} ${LIST}
      (list|elenca) (<it>|the points|i punti)`,
    make: ({ target }) => says({ kind: 'as-list', target: target?.target }),
  },
  {
    say: `${DO} ${NUMBERED}
      ${DO} {target} ${DO} ${NUMBERED}`,
    make: ({ target }) => says({ kind: 'as-list', target: target?.target, isNumbered: true }),
  },
  {
    say: `(<add>|<put>) <price> (of|<called>|d[ia]|:|tag)* {amount} ${HERE}
      (<add>|<put>) {amount} (as|come|for|per|di)? <price> ${HERE}
      <price> (:|d[ia]|of|<costs>)* {money}`,
    make: ({ amount, money }) =>
      says({ kind: 'add-price', target: undefined, amount: amount ?? money }),
  },
  {
    say: `(<add>|<put>) <price> ${HERE}`,
    make: () => says({ kind: 'ask', missing: 'price' }),
  },
];
