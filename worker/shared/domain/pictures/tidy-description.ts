const LONGEST = 140;

/** How models begin a description, and what they say instead of one. */
const PREAMBLE =
  /^(?:(?:sure|certo|ecco)[^:]{0,60}:\s*)?(?:(?:the|this|la|questa|quest['’]) ?(?:image|picture|photo(?:graph)?|immagine|foto(?:grafia)?) (?:shows|depicts|features|displays|captures|mostra|raffigura|ritrae|presenta)\s+|(?:an? |un['’]?a? ?)(?:image|picture|photo(?:graph)?|immagine|foto(?:grafia)?) (?:of|di|che mostra)\s+|alt(?: text)?:\s*|(?:description|descrizione):\s*)/i;
const REFUSAL =
  /^(?:i['’]?m (?:sorry|unable|not able)|i (?:can(?:no|['’])t|apologi)|sorry|mi dispiace|non posso|non riesco|as an ai)/i;

/** One plain sentence from what a model said about a picture; empty when it said nothing that describes it. Linear. */
export function tidyDescription(answer: string): string {
  const [line = ''] = answer
    .slice(0, 2_000)
    .replaceAll(/[*_`#<>]/g, '')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !/^[^.]{0,60}:$/.test(one));
  const words = line.replaceAll(/^["“«']+|["”»']+$/g, '').trim();
  if (REFUSAL.test(words)) return '';
  const bare = words.replace(PREAMBLE, '').replace(/["”»]$/, '');
  const sentence = /^.*?[.!?](?=\s|$)/.exec(bare)?.[0] ?? bare;
  const short = sentence.length <= LONGEST ? sentence : cutAtWord(sentence);
  const plain = short.replace(/[.,;:]+$/, '').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function cutAtWord(text: string): string {
  const cut = text.slice(0, LONGEST);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
}
