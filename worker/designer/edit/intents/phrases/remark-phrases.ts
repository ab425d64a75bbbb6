import type { PhraseRow } from '../reading.ts';

/** What explains a wish and asks for nothing. The part that it speaks of is what "it" means afterwards. */
export const REMARK_PHRASES: readonly PhraseRow[] = [
  {
    en: `everything is (fine|good|ok) except {target}
      (i|we) (really)? (hate|dislike|dont like|do not like|am tired of) {target}
      {target} (is|are|looks?|feels?|seems?) (too|so|very|all|a bit)? (boring|ugly|old|sad|dull|plain|cheap|pale|flat|outdated|not nice|childish|empty)`,
    it: `va tutto bene tranne {target}
      {target} non (mi|ci) (piace|piacciono|convince|convincono)
      (odio) {target}
      {target} (è|e|sono|sembra|sembrano) (troppo|tropp[ao]|cosi|un po|tutt[ei])? (noios[oaie]|brutt[oaie]|vecchi[oaie]?|trist[ei]|spent[oaie]|pallid[oaie]|vuot[oaie]|piatt[oaie])`,
    make: ({ target }) =>
      target.target
        ? { intents: [], manner: 'remark', about: target.target }
        : { intents: [], manner: 'remark' },
  },
  {
    en: `(it|this|that)? (looks|feels|seems|its|it is) (too|so|like|very|a bit)? (boring|ugly|old|sad|dull|plain|cheap|childish|empty|annoying|too much white|white)
      (because|since|so that|so people|as it) {text}
      (my|our|the|some|many|most|older|a lot of)* (mum|mom|dad|wife|husband|grandma|customers?|clients?|people|visitors|guests) (cant|cannot|can not|are|is|struggle|keep|complain|find|dont|say|said|often|always|have|need) {text}
      (i|we) cant (read|see|find) {text}?
      {item} (is|are) (wrong|old|outdated)
      (the)? (pics|photos|pictures|images) are old
      (we are|were) (taking|making|changing|moving|building) {text}
      green looks cheap
      (so|cosi) (people|customers|everyone) {text}
      (<change>|sort|put|use|update|fix) (it|that|this) (out)? (everywhere)?`,
    it: `(mi)? (sembra|pare) (da|troppo|un po|cosi)? (bambini|noios[oa]|brutt[oa]|vecchi[oa]|trist[ei]|infantile)
      (perche|visto che|dato che|siccome|cosi|in modo che) {text}
      (i|la|mia|mio|nostri|alcuni|molti|tutti)* (mamma|papa|moglie|marito|nonna|client[ei]|gente|persone|visitatori) (anziani)? (non|fanno|continuano|continua|si lamentano|hanno|dicono|ha) {text}
      non (si|riesco|riusciamo) (a)? (legge|leggono|leggere|vedere|vede|trova)
      (le)? (foto|immagini) sono vecchie
      (stiamo|sto) {text}
      il verde fa povero
      fa (schifo|povero|pena)
      (<change>|aggiorna|sistema|usa|sistemare) <it>? (quello|quella)? (dappertutto)?`,
    make: () => ({ intents: [], manner: 'remark' }),
  },
  {
    en: `(our|the|my)? (<phone>|<mail>|<address>|whatsapp) (number)? (has changed|changed|<wrong>)
      (we|ve|weve|have)* (moved|changed (number|phone|email))`,
    it: `(il|la|l|nostro|mio)? (<phone>|<mail>|<address>|numero (d[ia])? whatsapp|whatsapp) (è cambiat[oa]|<wrong>)
      (ci siamo|abbiamo) (spostati|trasferiti|traslocato|cambiato sede|cambiato numero)`,
    make: () => ({ intents: [], manner: 'remark' }),
  },
];
