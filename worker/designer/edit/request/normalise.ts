import { foldText } from './fold.ts';

/** Where a sentence or another wish begins. */
const START = String.raw`(?<=^|[.!?;:]\s+|,\s+(?:(?:and|but|so|then|e|ma|poi)\s+)?|\s(?:and|then|e|poi)\s)`;
const SOFTLY = String.raw`(?:\s+(?:please|kindly|maybe|perhaps|possibly|just|also|quickly|per favore|magari|anche|solo|soltanto|pure))*`;
const TO_DO = String.raw`(?=\s+\w+(?:are|ere|ire|rre|arl[oaie]|erl[oaie]|irl[oaie]|arci|erci|irci|argli|ar|er)\b)`;

/** Ways to say that something is wished for: the thing follows. */
const WISHES_EN = String.raw`(?:(?:i|we)(?:'d| would) (?:really |also )?(?:like|love|prefer)(?: to (?:have|see))?|it would be (?:great|nice|good|lovely|cool|useful|better) (?:to have|if (?:we|there|i) (?:had|were|was))|would it be possible to have|is it possible to have|(?:can|could|may|might) (?:we|i) (?:please |maybe )?have|(?:i|we) wish (?:we|there|i) (?:had|were|was)|how about|what about)`;
const WISHES_IT = String.raw`(?:mi piacerebbe(?: avere| vedere)?|ci piacerebbe(?: avere)?|(?:sarebbe|starebbe) (?:bello|utile|carino|comodo|meglio) (?:avere|se (?:ci fosse|avessimo))|vorre(?:i|mmo) tanto|gradire(?:i|mmo)|(?:si potrebbe|si puo|possiamo|potremmo) avere)`;
/** Ways to say that something be done: a verb follows. */
const ASKS_EN = String.raw`(?:(?:i|we)(?:'d| would) (?:like|love|prefer)(?: you)? to(?! (?:have|see))|(?:i|we) (?:want|need)(?: you)? to|(?:i (?:was|am) wondering (?:if|whether) )(?:you|we) (?:could|can|might)|(?:can|could|would|will) (?:you|u|we)(?: be able to)?|(?:would|is) it (?:be )?possible to|it would be (?:great|nice|good) if (?:you|we) (?:could|can)|(?:i think |maybe )?(?:you|we) (?:should|can|could|may|might|have to|need to|must|ought to)|let's|let us|do you think (?:you|we) (?:could|can)|feel free to|go ahead and|make sure (?:that )?)`;
const ASKS_IT = String.raw`(?:(?:puoi|potete|potresti|potreste|riesci a|riuscite a|riusciresti a|si puo|si possono|si potrebbe|si potrebbero|possiamo|potremmo|e possibile|sarebbe possibile|dovresti|dovreste|devi|dovete|bisogna|bisognerebbe|ti chiedo di|ti prego di|vorre(?:i|mmo)|voglio|vogliamo|dobbiamo|mi piacerebbe|ti va di|prova a|ti spiace|ti dispiace)${SOFTLY}${TO_DO}|fai in modo che|fate in modo che)`;

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:i (?:think|guess|feel|believe|reckon)(?: that)?|in my opinion,?|imo,?|secondo me,?|per me,?|a mio parere,?)\s+(?!of\b)/,
    '',
  ],
  [
    /(?:(?:we're|we are) )?(?:no longer|not) open(?: any ?more)?(?= on | \w+days?\b)/,
    'we are closed',
  ],
  [/(?<=days?\s+(?:we're |we are )?)(?:no longer|not) open(?: any ?more)?$/, 'closed'],
  [/non (?:(?:siamo|restiamo|stiamo) (?:piu )?apert[ie]|apriamo)(?: piu)?\b/, 'siamo chiusi'],
  [
    /[,.;]?\s+(?:can|could|would|will) you (?:please )?(?:put|add|write|say|mention) (?:that|it|this)(?: (?:on|in|to) (?:the )?(?:page|site|website))?\s*\?*$/,
    '',
  ],
  [/(?:can|could) (?:it|they|this|that|these|those) (?:please )?be /, 'make it '],
  [new RegExp(`${START}(?:do not|don't) (?:show|display)\\b`), 'hide'],
  [
    new RegExp(`${START}non (?:mostrare|mostrate|far vedere|fate vedere|visualizzare)\\b`),
    'nascondi',
  ],
  [
    /(?:[,.;]\s*|\s+(?:and|e)\s+)?(?:can|could|would|will) you (?:please )?(?:sort|fix|change|do|update|handle|correct|arrange|see to) (?:that|this|it)(?: out)?(?: for (?:me|us))?\s*\?*$/,
    '',
  ],
  [
    /[,.;]\s*(?:please )?(?:use (?:it|that|this)(?: one)?|link (?:it|to it)|usa (?:quell[oa]|quest[oa])|(?:metti|mettici) il link)[\s.!]*$/,
    '',
  ],
  [
    /[,.;]\s*(?:puoi|potresti|riesci a|mi puoi|lo puoi) (?:sistemar|cambiar|corregger|aggiornar|modificar|far)\w*\s*\?*$/,
    '',
  ],
  [
    new RegExp(
      `${START}(?:i|we)(?:'d| would) (?:rather|prefer) not (?:to )?(?:show|have|see|display)\\b`,
    ),
    'remove',
  ],
  [new RegExp(`${START}preferire(?:i|mmo) non (?:mostrare|avere|vedere|far vedere)\\b`), 'togli'],
  [new RegExp(`${START}(?:we|i) (?:can|could) (?:do|live) without\\b`), 'remove'],
  [
    new RegExp(
      `${START}there(?:'s| is| is really) no (?:more |longer |real )?(?:need|use|point) (?:for|of|in having)\\b`,
    ),
    'remove',
  ],
  [new RegExp(`${START}${WISHES_EN}\\b`), 'we want'],
  [new RegExp(`${START}${WISHES_IT}\\b`), 'vorrei'],
  [new RegExp(`${START}${ASKS_EN}${SOFTLY}\\s+(?=\\w)`), ''],
  [new RegExp(`${START}${ASKS_IT}${SOFTLY}\\s+`), ''],
  [
    new RegExp(
      `${START}(?:mi|ci) (?=(?:metti|fai|cambi|togli|aggiungi|sposti|scrivi|dai|rifai|colori|elimini|nascondi|traduci)\\b)`,
    ),
    '',
  ],
];

/** "Della galleria possiamo fare a meno", "of the gallery there is no more need": the thing stands first. */
const NEEDLESS =
  /^(?:di|del|della|dei|degli|delle|dell')\s*(.+?)\s+(?:(?:si puo|possiamo|potremmo) fare a meno|non (?:c'e|abbiamo|ho) (?:piu )?(?:alcun )?bisogno)[\s.!]*$/d;

/** "Make the gallery disappear" */
const GOING =
  /^(?:please )?(?:make|let|have) (?<thing>(?:(?!["“:]).)+?) (?:disappear|vanish|go away)(?: for now| please)?[\s.!]*$/d;

/** The request in plain words: courtesies and roundabout ways of asking give way to the verb they stand for. */
export function normaliseRequest(request: string): string {
  const needless = NEEDLESS.exec(foldText(request))?.indices?.[1];
  const said = needless ? `togli ${request.slice(...needless)}` : request;
  const gone = GOING.exec(foldText(said))?.indices?.groups?.['thing'];
  const start = gone ? `remove ${said.slice(...gone)}` : said;
  return REWRITES.reduce(rewrite, start);
}

/** Words in quotes and behind a colon are the owner's own. */
function rewrite(text: string, [pattern, plain]: readonly [RegExp, string]): string {
  const match = pattern.exec(foldText(text));
  if (!match || /["“«]|:\s|(?:^|\s)['‘]/.test(text.slice(0, match.index))) return text;
  const rest = text.slice(match.index + match[0].length);
  return text.slice(0, match.index) + plain + rest;
}
