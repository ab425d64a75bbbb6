import { capitalise } from '#domain/reading/letters.ts';

const ENGLISH =
  "(?:surprise |joint )?(?:\\d+(?:st|nd|rd|th) )?(?:engagement|house-?warming|birthday|wedding|retirement|baby|bridal|naming|leaving|graduation|hen|stag|garden|dinner|cocktail|christmas|new year['’]?s?(?: eve)?|summer|farewell|welcome|(?:(?:ruby|golden|silver|diamond|pearl) )?(?:wedding )?anniversary|halloween)(?: (?:party|drinks|do|dinner|lunch|shower|ceremony|day|weekend|night|brunch|celebration|bbq|barbecue|rehearsal))|christening|baptism|wedding";
const ITALIAN =
  "festa (?:di|per) (?:compleanno|laurea|pensionamento|fidanzamento|inaugurazione(?: della| di)?(?: casa)?(?: nuova)?|natale|fine anno|(?:i )?\\d+ anni|\\d+ anni)|(?:cena|aperitivo|pranzo|festa) (?:di|per) \\p{L}{4,}|addio al (?:nubilato|celibato)|nozze d['’](?:oro|argento)|anniversario di matrimonio|battesimo|prima comunione|cresima|matrimonio|compleanno|laurea";
const OCCASION = new RegExp(`(?<!\\p{L})(?:${ENGLISH}|${ITALIAN})(?!\\p{L})`, 'iu');

/** What guests are asked to: "Engagement drinks", "Addio al nubilato"; undefined when the brief only asks for an invitation. */
export function readOccasion(text: string): string | undefined {
  const found = OCCASION.exec(text)?.[0];
  return found && capitalise(found);
}
