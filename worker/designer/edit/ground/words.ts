import { expandWords } from '#domain/reading/word-table.ts';
import { foldName } from '#domain/reading/fold.ts';

/** Verbs that say how things are or become, and nouns for any value: they name nothing on a page. */
const STATING = new Set(
  [
    'is|are|be|been|weve|ive|theyve|was|were|has|have|had|becomes?|became|become|goes|go|going|gone|went|up|down|rises?|rising|drops?|falls?|moved?|moves|moving|changed?|changes|changing|updates?|updated|raised?|costs?|costing|set|makes?|put|brings?|should|must|will|need|needs|starts?|starting|begins?|shown|listed|ends?|ending|runs|lasts|again|instead|new|total|amount|price|priced|prices|value|figure|time|date|it|its|thats|that|this|one|ones|there|than|by|no|longer|says?|say|reads?|correct|corrected|correction|amend|edit|switch|replace|page|site|website|list|menu',
    'parte|partono|dura|durano|è|e|sono|era|erano|essere|sia|siano|diventa|diventano|diventera|diventat[oaie]|passa|passano|passera|passat[oaie]|sale|salgono|salit[oaie]|alzat[oaie]|abbassat[oaie]|scende|scendono|sces[oaie]|costa|costano|costera|viene|vengono|venire|sta|stanno|va|vanno|portare|porta|portiamo|portate|mettere|metti|mettiamo|mettete|cambiare|cambia|cambiato|cambiata|cambiati|cambiate|aggiorna|aggiornare|aggiornate|aggiornato|correggi|correggere|correggete|modifica|modificare|modificate|sposta|spostare|spostate|spostat[oaie]|spostiamo|anticipa|anticipato|anticipata|anticipiamo|posticipa|posticipato|posticipata|rimandato|rimandata|rinviato|rinviata|aumenta|aumentat[oaie]|ridott[oaie]|inizia|iniziano|comincia|comincio|cominciano|adesso|nuovo|nuova|nuovi|nuove|prezzo|prezzi|costo|costi|ora|orario|ore|data|valore|cifra|importo|invece|piu|si|ha|hanno|abbiamo|fa|fanno|deve|devono|dovrebbe|questo|quello|quella|lista|listino|menu|pagina|sito',
  ].flatMap((words) => expandWords(words)),
);

/** Words that join others and are said of everything. */
const JOINING = new Set(
  'a an the at of to on in for from by as with and or i ii il lo la gli le l un uno una di d del dello della dei degli delle dell al allo alla ai agli alle all nel nello nella nei negli nelle nell sul sulla sui sulle da dal dalla dai dalle dall su con per in e ed o tra fra s which che'.split(
    ' ',
  ),
);

/** What limits a statement or leaves it open: then it is none. */
const LIMITING = new Set(
  'only if unless except but until till when while maybe perhaps about roughly almost never without used solo soltanto se tranne eccetto salvo ma pero fino quando mentre forse circa quasi mai senza or oppure minimum maximum least most almeno massimo minimo further'.split(
    ' ',
  ),
);

export function isStating(word: string): boolean {
  return STATING.has(word);
}

const COPULA = new Set(
  expandWords(
    'is|are|be|been|was|were|has|have|becomes?|goes|looks?|seems?|should|must|could|can|will|è|e|sono|era|sia|siano|diventa|diventano|diventi|deve|devono|dovrebbe|dovrebbero|ha|hanno|sembra|sembrano',
  ),
);

/** A verb that says how something is, looks or shall be. */
export function isCopula(word: string): boolean {
  return COPULA.has(word);
}

export function isJoining(word: string): boolean {
  return JOINING.has(word);
}

export function isLimiting(word: string): boolean {
  return LIMITING.has(word);
}

/** What any entry may be called besides its name. */
const GENERIC: ReadonlySet<string> = new Set(
  'subscription membership abbonamento lesson lezione flavour flavor gusto package packages plan option ticket tickets course class room dish item product service treatment session card entry row fee rate event show match game fixture visit tour walk talk workshop concert gig trip pacchetto piano opzione biglietto corso camera piatto prodotto servizio trattamento seduta scheda voce riga tariffa retta quota evento spettacolo visita gita concerto partita incontro laboratorio serata'
    .split(' ')
    .map((word) => stemOf(word)),
);

export function isGeneric(stem: string): boolean {
  return GENERIC.has(stem);
}

/** A word without the end by which its forms differ: "uova" and "uovo", "places" and "place". */
export function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const single = word.replace(/(?<!s)s$/, '');
  const bare = word.endsWith('ies')
    ? word.slice(0, -3)
    : single.replace(/(?<=.{3})(?:io|[aeiouy])$/, '');
  return bare.replace(/(?<=[cg])h$/, '');
}

export function stemsOf(text: string): Set<string> {
  return new Set(
    foldName(text)
      .split(' ')
      .filter((word) => word !== '')
      .map(stemOf),
  );
}
