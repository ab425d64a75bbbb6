const CALLED =
  /(?<![\p{L}])(?:[Cc]all it|[Nn]ame it|called|named|name is|[Nn]ame:|[Nn]ome:?(?: è)?|si chiama|chiamat[oa]|chiamal[oa]|di nome|is called)\s*:?\s*["“«]([^"”»\n]{2,60})["”»]/gu;
const CALLED_PLAIN =
  /(?<![\p{L}])(?:[Cc]all it|[Nn]ame it|called|named|[Nn]ame:|[Nn]ome:?(?: è)?|[Ss]i chiama|chiamat[oa]|chiamal[oa]|is called)\s+((?:\p{Lu}[\p{L}\d&'’.-]*|\d+)(?:\s(?:(?:in|di|da|del|della|dei|e|ed|and|of|on|the|a|al|alla|la|il|&)\s){0,2}(?:\p{Lu}[\p{L}\d&'’-]*|\d+)){0,5})(?=\s*(?:[,.;:!?\n)–—]|$))/gu;

/** In English the place often follows: "called Bright Dental in Bristol". */
const ENGLISH = /^(?:call|name|is called)/i;
/** What else has a name: "a section called …", "our cat, called …". */
const OTHER_THING =
  /\b(?:bit|section|part|page|talk|song|album|book|cat|dog|hawk|owl|horse|dish|room|boat|button|sezione|parte|pagina|gatt[oa]|cane|cavallo|piatto|stanza|camera|barca|canzone|libro)s?,?\s$/i;
const PLACE_BEHIND = /\s(?:in|at|near|from)\s\p{Lu}.*$/u;

function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(
    ({ index }) => !OTHER_THING.test(text.slice(Math.max(0, index - 20), index)),
  );
}

function lastOf(text: string, pattern: RegExp): string | undefined {
  return matchesOf(text, pattern).at(-1)?.[1]?.trim();
}

/** "called “Blue Door”", "si chiama Brace in Fuga": of several the last one, because owners correct themselves. */
export function readAnnouncedName(text: string): string | undefined {
  const quoted = lastOf(text, CALLED);
  if (quoted !== undefined) return quoted;
  const match = matchesOf(text, CALLED_PLAIN).at(-1);
  const name = match?.[1]?.trim();
  return match && ENGLISH.test(match[0]) ? name?.replace(PLACE_BEHIND, '') : name;
}
