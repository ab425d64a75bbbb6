import { readNote, type EntryDescriptionCode } from '#domain/credits/entry-descriptions.ts';
import type { Locale } from './error-message.ts';

const EN = {
  welcome: 'Welcome credits',
  generation: 'AI generation',
  pictures: 'Three pictures from words',
  site: 'New site',
  adjustment: 'Adjustment',
  'purchase:mini': 'Mini bundle',
  'purchase:basic': 'Basic bundle',
  'purchase:standard': 'Standard bundle',
  'purchase:pro': 'Pro bundle',
  'purchase:agency': 'Agency bundle',
  'refund:model-error': 'Credit returned: the AI failed',
  'refund:timeout': 'Credit returned: the AI took too long',
  'refund:empty': 'Credit returned: the AI sent nothing',
  'refund:unparsable': 'Credit returned: the answer could not be used',
  'refund:unapplied': 'Credit returned: the change could not be placed on the page',
  'refund:refused': 'Credit returned: nothing was changed',
  'refund:aborted': 'Credit returned: you stopped the generation',
  'refund:interrupted': 'Credit returned: the generation was interrupted',
  'refund:stand-in': 'Credit returned: the built-in designer stood in for the AI model',
  'refund:answered': 'Credit returned: the AI answered in words, nothing was changed',
  'refund:unused': 'Credit returned: it was not used',
  'reversal:refund': 'Purchase refunded',
  'reversal:refund-failed': 'Refund not completed: credits restored',
  'reversal:dispute': 'Payment disputed',
  'reversal:dispute-won': 'Dispute closed: credits restored',
} satisfies Record<EntryDescriptionCode, string>;

const IT = {
  welcome: 'Crediti di benvenuto',
  generation: 'Generazione con l’AI',
  pictures: 'Tre immagini dalle parole',
  site: 'Nuovo sito',
  adjustment: 'Rettifica',
  'purchase:mini': 'Pacchetto Mini',
  'purchase:basic': 'Pacchetto Basic',
  'purchase:standard': 'Pacchetto Standard',
  'purchase:pro': 'Pacchetto Pro',
  'purchase:agency': 'Pacchetto Agency',
  'refund:model-error': 'Credito restituito: errore dell’AI',
  'refund:timeout': 'Credito restituito: l’AI ha impiegato troppo tempo',
  'refund:empty': 'Credito restituito: nessuna risposta dall’AI',
  'refund:unparsable': 'Credito restituito: risposta inutilizzabile',
  'refund:unapplied': 'Credito restituito: impossibile applicare la modifica alla pagina',
  'refund:refused': 'Credito restituito: nessuna modifica effettuata',
  'refund:aborted': 'Credito restituito: generazione annullata da te',
  'refund:interrupted': 'Credito restituito: generazione interrotta',
  'refund:stand-in': 'Credito restituito: il designer integrato ha sostituito il modello AI',
  'refund:answered': 'Credito restituito: l’AI ha risposto a parole, nessuna modifica',
  'refund:unused': 'Credito restituito: non è stato usato',
  'reversal:refund': 'Acquisto rimborsato',
  'reversal:refund-failed': 'Rimborso non riuscito: crediti ripristinati',
  'reversal:dispute': 'Pagamento contestato',
  'reversal:dispute-won': 'Contestazione chiusa: crediti ripristinati',
} satisfies Record<EntryDescriptionCode, string>;

const TABLES: Record<Locale, Record<string, string>> = { en: EN, it: IT };

/** The sentence for a ledger entry's stored description; a note is shown as it was written. */
export function entryDescription(description: string, locale: Locale): string {
  return readNote(description) ?? TABLES[locale][description] ?? description;
}
