export type VerbClass =
  | 'add'
  | 'remove'
  | 'move'
  | 'duplicate'
  | 'hide'
  | 'show'
  | 'grow'
  | 'shrink'
  | 'replace'
  | 'change'
  | 'write'
  | 'translate'
  | 'shorten'
  | 'lengthen'
  | 'align'
  | 'round'
  | 'wish'
  | 'rename';

function it(stem: string, endings: string): string {
  return `${stem}(?:${endings})(?:lo|la|li|le|gli|mi|ci|ne|l)?`;
}

const ARE = 'a|are|ar|i|iamo|ate';

/** Said behind the thing that is to go: "the FAQ can go", "la galleria può sparire". */
const AFTERWARDS = String.raw`(?:can|could|should|must|may|needs to|has to|have to) (?:go|disappear|vanish)(?: away)?(?=[\s.!]*$)|(?:can|could|should|must|needs to|has to|have to) be (?:removed|deleted|dropped)|(?:puo|possono|deve|devono|dovrebber?o?) (?:sparire|scomparire|andarsene|andare via|andar via|essere (?:tolt|eliminat|rimoss|cancellat)[oaie])|(?:va|vanno) (?:tolt|eliminat|rimoss|cancellat)[oaie]|(?:e|sono) da (?:togliere|eliminare|rimuovere|cancellare)`;

/** Folded English and Italian verbs; imperative, polite and infinitive forms. First class that matches wins. */
export const VERBS: readonly (readonly [VerbClass, string])[] = [
  ['translate', `translate|tradurre|tradurla|tradurlo|${it('traduc', 'i|ere|er|a|iamo|ete')}`],
  [
    'shorten',
    `shorten|abbreviate|condense|trim|${it('accorci', 'a|are|ar|')}|${it('riassum', 'i|ere|a')}|${it('abbrevi', 'a|are|')}|${it('sintetizz', ARE)}`,
  ],
  [
    'lengthen',
    `lengthen|expand|elaborate|${it('allung', 'a|are|hi|ar')}|${it('ampli', 'a|are|')}|${it('approfond', 'isci|ire|isca')}`,
  ],
  [
    'remove',
    `remove|delete|drop|get rid of|take (?:it |them )?(?:out|away|off)|(?:take|get|cross|strike|scratch)(?= (?:[\\w'"]+ ){1,4}(?:off|out of|out|away from|away)\\b)|(?:don't|dont|do not|no longer) (?:need|want)|non (?:(?:mi|ci|vi|l[aoe]|li) )*serv(?:e|ono)(?: piu)?|non (?:l[aoe] |li )?vogli(?:o|amo)(?: piu)?|no more(?! than)|niente(?: piu)?|erase|cut|kill|ditch|scrap|bin|dump|lose|do away with|throw (?:out|away)|${AFTERWARDS}|fai fuori|fai sparire|disfati di|${it('butt', ARE)}(?: via)?|${it('to', 'gli|gliere|glier|lga')}|${it('lev', ARE)}|${it('rimuov', 'i|ere|er|a')}|${it('elimin', ARE)}|${it('cancell', ARE)}|via(?= (?:il|lo|la|i|gli|le) | l')`,
  ],
  [
    'duplicate',
    `duplicate|copy|clone|repeat|${it('duplic', 'a|are|hi|ar')}|${it('copi', 'a|are|')}|${it('clon', ARE)}|${it('ripet', 'i|ere|a')}`,
  ],
  ['hide', `hide|conceal|${it('nascond', 'i|ere|er|a')}|${it('occult', ARE)}`],
  [
    'show',
    `unhide|show|reveal|display|${it('mostr', ARE)}|${it('rivel', ARE)}|${it('visualizz', ARE)}`,
  ],
  [
    'move',
    `move|shift|bring|push|pull|relocate|${it('spost', ARE)}|${it('port', ARE)}|${it('anticip', ARE)}`,
  ],
  ['round', `round|${it('arrotond', ARE)}|${it('smuss', ARE)}`],
  ['align', `cent(?:er|re)|align|${it('centr', ARE)}|${it('alline', 'a|are|i|ar')}`],
  [
    'grow',
    `enlarge|increase|raise|boost|${it('ingrand', 'isci|ire|isca')}|${it('aument', ARE)}|${it('allarg', 'a|are|hi')}|${it('ingross', ARE)}`,
  ],
  [
    'shrink',
    `shrink|decrease|reduce|lower|${it('rimpicciol', 'isci|ire|isca')}|${it('ridu', 'ci|rre|ca')}|${it('diminu', 'isci|ire|isca')}|${it('string', 'i|ere|a')}`,
  ],
  [
    'replace',
    `replace|swap|substitute|exchange|${it('sostitu', 'isci|ire|isca')}|${it('rimpiazz', ARE)}|${it('scambi', 'a|are|')}|${it('invert', 'i|ire|ite')}`,
  ],
  ['rename', `rename|${it('rinomin', ARE)}`],
  ['write', `(?:re)?write|${it('(?:ri)?scriv', 'i|ere|a|ete')}`],
  [
    'add',
    `add|insert|include|create|append|build in|${it('aggiung', 'i|ere|er|a|iamo|ete')}|${it('inser', 'isci|ire|isca')}|${it('cre', 'a|are|i')}|${it('includ', 'i|ere|a')}`,
  ],
  [
    'change',
    `change|make|set|turn|paint|colou?r|use|put|give|switch|enable|activate|update|edit|modify|fix|correct|adjust|apply|link|point|style|try|go for|${it('prov', ARE)}|let|keep|${it('cambi', 'a|are|ar|')}|${it('mett', 'i|ere|er|a|iamo|ete')}|${it('rend', 'i|ere|er|a|ete')}|${it('fa', 'i|re|cciamo|cci|ccia|mmi|r|l|')}|${it('d', 'ai|are|agli|agl|alle|ia')}(?! \\d)|${it('colora', '|re')}|${it('colori', '')}|${it('us', 'a|are|i|iamo')}|${it('imposta', '|re')}|${it('imposti', '')}|${it('modific', 'a|are|hi|ar')}|${it('corregg', 'i|ere|a')}|${it('aggiorn', ARE)}|${it('attiv', ARE)}|${it('abilit', ARE)}|${it('dipin', 'gi|gere|ga')}|${it('tingi', '')}|${it('applic', 'a|are|hi')}|${it('collega', '|re')}|${it('passa', '|re')}|${it('scegli', '')}`,
  ],
  [
    'wish',
    "i want|i'd like|i would like|we want|we'd like|we would like|we need|i need|can you|could you|there should be|vorrei|vorremmo|voglio|vogliamo|desidero|mi serve|mi servono|mi servirebbe|mi servirebbero|ci serve|ci servono|ci servirebbe|servirebbe|serve|puoi|potresti|potete|mi piacerebbe|ho bisogno di|abbiamo bisogno di|manca|mancano",
  ],
];
