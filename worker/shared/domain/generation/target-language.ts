/** Languages by their names in English and Italian; the code is that of the `lang` attribute. */
const NAMES: readonly (readonly [code: string, names: string])[] = [
  ['en', 'english|inglese'],
  ['it', 'italian[oa]?'],
  ['fr', 'french|francese'],
  ['de', 'german|tedesc[oa]'],
  ['es', 'spanish|spagnol[oa]'],
  ['pt', 'portuguese|portoghese'],
  ['nl', 'dutch|olandese'],
  ['pl', 'polish|polacc[oa]'],
  ['ro', 'romanian|rumen[oa]'],
  ['el', 'greek|grec[oa]'],
  ['ru', 'russian|russ[oa]'],
  ['uk', 'ukrainian|ucrain[oa]'],
  ['tr', 'turkish|turc[oa]'],
  ['sv', 'swedish|svedese'],
  ['da', 'danish|danese'],
  ['ar', 'arabic|arab[oa]'],
  ['he', 'hebrew|ebraico'],
  ['fa', 'persian|farsi|persian[oa]'],
  ['ur', 'urdu'],
  ['zh', 'chinese|cinese'],
  ['ja', 'japanese|giapponese'],
  ['ko', 'korean|corean[oa]'],
  ['hi', 'hindi'],
];
const CODE = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?$/i;

/** The language that a request wants a page in: the code that a model gave, else the last one it names. */
export function targetLanguage(prompt: string, given: string | undefined): string | undefined {
  if (given !== undefined && CODE.test(given)) return given;
  const found = NAMES.flatMap(([code, names]) => {
    const last = [...prompt.matchAll(new RegExp(String.raw`\b(?:${names})\b`, 'gi'))].at(-1);
    return last === undefined ? [] : [{ code, at: last.index }];
  });
  return found.toSorted((a, b) => b.at - a.at)[0]?.code;
}
