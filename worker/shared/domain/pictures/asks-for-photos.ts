const OPENING = '(?:(?:ok|hi|hello|please|now|ciao|ora|adesso|per favore)[,!]? )*';
const WISH =
  "(?:(?:can|could|may) (?:i|you)|i(?:'d| would) like to|i want to|how (?:do|can) i|vorrei|voglio|posso|puoi|come faccio a|come posso|come)";
const VERB =
  '(?:add|put|place|insert|upload|use|show|mett(?:i|iamo|ere|ete)|metterci|aggiung(?:i|ere|iamo)|inseri(?:sci|re|amo)|caric(?:a|are|hiamo)|usa(?:re)?|mostra(?:re)?)';
const MANY = '(?:photos?|photographs?|pictures?|images?|pics?|foto|fotografi[ae]|immagin[ei])';
const OWN = `(?:in |up )?(?:(?:all )?(?:my|our)(?: own)? ${MANY}|${MANY} of (?:mine|ours)|(?:tutte )?(?:le |la )?(?:mie|mia|nostre|nostra) ${MANY}|${MANY} (?:mie|mia|nostre))`;
const WHERE =
  '(?: in)?(?: (?:on|in|to|into|onto|su|sul|sulla|nel|nella|al|alla|qui|here)(?: (?:the|my|this|il|la|mio|mia|questo|questa))*(?: (?:page|site|website|pagina|sito))?)?';
const CLOSING = '(?: (?:please|now|too|per favore|adesso|ora|anche))*';

const REQUEST = new RegExp(`^${OPENING}(?:${WISH} )?${VERB} ${OWN}${WHERE}${CLOSING}$`, 'u');
const LONGEST = 120;

/**
 * Whether a request asks for nothing but to put one's own photographs onto the page: no model can, and the panel of
 * pictures does. A request that says more than that is not one.
 */
export function asksForOwnPhotos(prompt: string): boolean {
  if (prompt.length > LONGEST) return false;
  const words = prompt
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[.!?…]+$/g, '')
    .trim();
  return REQUEST.test(words);
}
