import { any } from './word-forms.ts';

/**
 * Both languages are matched at once, because people mix them (“fai una landing page”, “make the header più
 * scuro”). The text is lower case, without accents, and with spaces for apostrophes.
 */

/** Verbs that change something that exists. */
export const CHANGE_VERBS = any(
  'change',
  'make (?:the|it|this|that|all|every|everything|my|our|each)',
  'turn',
  'set(?! up)',
  'replace',
  'swap',
  'switch',
  'add',
  'insert',
  'include',
  'append',
  'remove',
  'delete',
  'drop',
  'hide',
  'show',
  'move',
  'reorder',
  'put(?! together)',
  'place',
  'use',
  'update',
  'edit',
  'modify',
  'adjust',
  'tweak',
  'fix',
  'correct',
  'increase',
  'decrease',
  'reduce',
  'enlarge',
  'shrink',
  'align',
  'center',
  'centre',
  'rename',
  'duplicate',
  'redo',
  'redesign',
  'restyle',
  'improve',
  'give (?:the|it|this)',
  'get rid of',
  'take (?:out|away|off)',
  'cambia',
  'cambiare',
  'cambiami',
  'modifica',
  'modificare',
  'rendi',
  'rendere',
  'rendilo',
  'rendila',
  'metti',
  'mettere',
  'mettici',
  'mettimi',
  'sostituisci',
  'sostituire',
  'aggiungi',
  'aggiungere',
  'aggiungimi',
  'aggiungici',
  'inserisci',
  'inserire',
  'togli',
  'togliere',
  'toglimi',
  'rimuovi',
  'rimuovere',
  'elimina',
  'eliminare',
  'cancella',
  'nascondi',
  'mostra',
  'sposta',
  'spostare',
  'usa',
  'usare',
  'aggiorna',
  'aggiornare',
  'sistema',
  'correggi',
  'correggere',
  'aumenta',
  'riduci',
  'ingrandisci',
  'rimpicciolisci',
  'allinea',
  'centra',
  'rinomina',
  'duplica',
  'rifai',
  'migliora',
  'dai (?:al|alla|all)',
  'colora',
  'scurisci',
  'schiarisci',
);

/** A question about the page, which changes nothing. */
export const QUESTION = new RegExp(
  String.raw`^(?:how (?:do|does|can|many|much)|what(?: is| are| does| happens| s)|why|where (?:is|are|can)|who|which|is (?:it|there|this)|are there|does (?:it|the)|explain|tell me|come (?:faccio|fa|fanno|funziona|posso|mai|si)|cos e|che cos|cosa (?:e|succede|significa|vuol)|perche|dov e|dove (?:e|sono|posso)|quant[oaei]|qual e|quali sono|spiega|spiegami|dimmi)\b`,
);

/** “Why don't you make it blue?” and “what if …” ask for a change. */
export const SUGGESTION =
  /^(?:how about|what (?:about|if)|why (?:not|don t)|perche non|e se|come mai non|can|could|would|puoi|potresti|mi)\b/;

/** Questions about what others can do, or whether something works. With a question mark they change nothing. */
export const WHETHER = new RegExp(
  [
    String.raw`^(?:is|are|do|does|did|has|have|can (?:people|visitors|users|clients|customers|guests|someone|anyone|anybody)) `,
    String.raw`^(?:a (?:cosa|che) serv(?:e|ono)|c e|ci sono|si vede|si vedono) `,
    String.raw`\bfunzionan?o?\b`,
    String.raw`\b(?:clienti|visitatori|utenti|persone|ospiti) poss(?:ono|a)\b`,
  ].join('|'),
);

/** Verbs that move or resize something that exists, including a picture. */
export const LAYOUT_VERBS = any(
  'align',
  'center',
  'centre',
  'move',
  'resize',
  'enlarge',
  'shrink',
  'allinea',
  'centra',
  'sposta',
  'ingrandisci',
  'rimpicciolisci',
);

/** A word that can begin a question. */
export const INTERROGATIVE =
  /^(?:how|what|why|where|who|whose|which|when|come|cosa|che|perche|dove|dov|chi|quale|quali|qual|quando|quant[oaei])\b/;
