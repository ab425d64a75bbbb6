import type { PhraseRow } from '../reading.ts';

const DULL =
  '(boring|ugly|old|sad|dull|plain|cheap|pale|flat|outdated|not nice|childish|empty|annoying|loud|strong|bright|garish|harsh|heavy|busy|hard to read|difficult to read|fort[ei]|acces[oaie]|vistos[oaie]|pesant[ei]|appariscent[ei]|illeggibil[ei]|noios[oaie]|brutt[oaie]|vecchi[oaie]?|trist[ei]|spent[oaie]|pallid[oaie]|vuot[oaie]|piatt[oaie]|infantil[ei])';
const SEEMS =
  '(is|are|looks?|feels?|seems?|too|like|bit|all|è|e|sono|sembra|sembrano|pare|troppo|tropp[ao]|cosi|un po)*';

/** What explains a wish and asks for nothing. The part that it speaks of is what "it" means afterwards. */
export const REMARK_PHRASES: readonly PhraseRow[] = [
  {
    say: `(everything is (fine|good|ok) except|va tutto bene tranne) {target}
      (really|dont|do not|not|am|hate|dislike|like|love|tired|odio|find|trovo|thinks?)* {target} (${SEEMS} ${DULL})?
      {target} non (mi|ci)? (piace|piacciono|convince|convincono)
      {target} ${SEEMS} ${DULL}`,
    make: ({ target }) =>
      target.target
        ? { intents: [], manner: 'remark', about: target.target }
        : { intents: [], manner: 'remark' },
  },
  {
    say: `(<change>|<put>|sort|do) <it>? (out|do|that|it|everywhere|quello|quella|online)*
      (it|this|that)? ${SEEMS} ${DULL}
      (<phone>|<mail>|<address>|whatsapp|numero)* (has changed|changed|è cambiat[oa]|<wrong>)
      (moved|changed|cambiato|spostati|trasferiti|traslocato|abbiamo|ci siamo) (number|phone|email|sede|numero)?`,
    make: () => ({ intents: [], manner: 'remark' }),
  },
];
