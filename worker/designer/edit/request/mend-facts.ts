import { foldText } from './fold.ts';

const WRONG_EN = String.raw`\s+(?:(?:isn't|is not|is no longer) (?:right|correct|valid|that(?: one)?)(?: any ?more)?|(?:is|are|looks?|seems?)\s+(?:all |completely |now |currently |still )?(?:(?:spelled|spelt|written) (?:wrong(?:ly)?|incorrectly)|misspelled|wrongly (?:spelled|written)|wrong|incorrect|outdated|out of date|mistaken|misspel(?:t|led)|old|(?:an|the) old one|not (?:right|correct|up to date)|no longer (?:right|valid|correct)))`;
const RIGHT_EN = String.raw`(?:the (?:right|correct|new|real|actual) (?:one|address|number|name|e-?mail|mail|phone|phone number)(?:'s| is| should be)|(?:it|that|this)(?:'?s(?: now)?| is(?: now)?| should (?:be|say|read)| must be| has to be)|should be|(?:please )?(?:change|correct|fix|update|set) it to|make it|use)`;
const WRONG_IT = String.raw`\s+(?:non e piu (?:quell[oa]|valid[oa]|attiv[oa]|giust[oa])|(?:e|sono|risulta)\s+(?:sbagliat[oaie]|errat[oaie]|vecchi[oae]?|scorrett[oaie]|(?:quell[oa] )?vecchi[oa]|cambiat[oaie]|non (?:e )?(?:giust|corrett)[oaie]))`;
const RIGHT_IT = String.raw`(?:(?:quell[oa]|il|la|l') ?(?:\w+ )?(?:giust|corrett|nuov|ver)[oa](?: \w+)?\s+e|(?:ora |adesso )?(?:e|diventa|e diventat[oa])|deve essere|dovrebbe essere|sarebbe|mett(?:i|ete)(?:ci)?|usa|corregg(?:i|ete)l[oa] (?:in|con))`;

const STATED: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${WRONG_EN}(?:[\\s,;:.!-]+)(?:(?:and|but)\\s+)?${RIGHT_EN}(?:\\s+(?:now|actually))?\\s*:?\\s+`,
    ),
    ' is ',
  ],
  [
    new RegExp(
      `${WRONG_IT}[\\s,;:.!-]+(?:(?:ma|e)\\s+)?${RIGHT_IT}(?:\\s+(?:ora|adesso))?\\s*:?\\s+`,
    ),
    ' è ',
  ],
];

const CHANGED =
  /\b(?:we|i)(?:'ve| have)? changed (?:(?:our|the|my) )?(?<fact>name|address|phone number|phone|number|e-?mail address|e-?mail)(?:[,;:.]\s*(?:it(?:'?s| is)(?: now)?|now it(?:'?s| is)|the new one is)|\s+(?:and )?(?:it'?s|its|now it'?s) now|\s+to)\s+/d;

const HAS_CHANGED =
  /(?<=\b(?:address|number|phone|name|e-?mail|mail|indirizzo|numero|telefono|nome|posta))\s+(?:(?:has |have )?changed to|e cambiat[oa] in|e diventat[oa]|becomes)\s+/;

/** "You got our name wrong, we are X": whose fault it was is left out. */
const YOUR_MISTAKE: readonly (readonly [RegExp, string])[] = [
  [
    /^you(?:'ve| have)? (?:got|wrote|put|have|spelled|spelt) (?:our|the|my) (name|address|phone number|number|phone|e-?mail)(?: address)? wrong(?:ly)?[\s,;:.!-]+(?:(?:it's|it is|we're|we are|it should be|the right one is|we are called) )?/,
    'our $1 is ',
  ],
  [
    /^(?:hai|avete) (?:sbagliato|scritto male) (?:il |l'|la |il mio |il nostro )(nome|indirizzo|numero|telefono|mail|e-?mail)[\s,;:.!-]+(?:(?:ci chiamiamo|mi chiamo|e|il nostro e|quell[oa] giust[oa] e|siamo) )?/,
    'il $1 è ',
  ],
];

/** Both ends of a day said one after the other: as one stretch they stay together. */
const BOTH_ENDS: readonly (readonly [RegExp, string])[] = [
  [
    /\bopens? (?:at|from) (\d[\d:.]*\s?(?:am|pm)?),? and (?:we )?closes? at (?=\d)/,
    'open from $1 to ',
  ],
  [
    /\b(apriamo|apre) (?:alle|dalle) (?:ore )?(\d[\d:.]*),? e (?:chiudiamo|chiude) alle (?=\d)/,
    '$1 dalle $2 alle ',
  ],
];

function withoutBlame(request: string, [blame, plain]: readonly [RegExp, string]): string {
  const match = blame.exec(foldText(request));
  return match ? plain.replace('$1', match[1] ?? '') + request.slice(match[0].length) : request;
}

/** "The address is wrong, it is X" says what the address is: the complaint goes, the fact stays. */
export function mendFacts(request: string): string {
  const fact = CHANGED.exec(foldText(request));
  const said =
    fact?.index === 0
      ? `our ${fact.groups?.['fact'] ?? ''} is ${request.slice(fact[0].length)}`
      : request;
  const together = BOTH_ENDS.reduce(
    (text, [ends, plain]) => text.replace(ends, plain),
    YOUR_MISTAKE.reduce(withoutBlame, said),
  );
  return [...STATED, [HAS_CHANGED, ': '] as const].reduce((text, [pattern, verb]) => {
    const match = pattern.exec(foldText(text));
    if (!match || /["“«:]|(?:^|\s)['‘]/.test(text.slice(0, match.index))) return text;
    return text.slice(0, match.index) + verb + text.slice(match.index + match[0].length);
  }, together);
}
