import { detectTradeLanguage } from '../trades/registry.ts';
import type { Language } from './brief.ts';

const ASKED: readonly (readonly [Language, RegExp])[] = [
  [
    'it',
    /\b(?:in italian|italian (?:language|text|copy|page|site|website|version)|in italiano|lingua italiana|testi in italiano)\b/i,
  ],
  [
    'en',
    /\b(?:in english|english (?:language|text|copy|page|site|website|version)|in inglese|lingua inglese|testi in inglese)\b/i,
  ],
];

const COMMON: Record<Language, RegExp> = {
  en: /\b(?:the|and|for|with|without|my|our|your|we|i(?:['’]m)?|you|of|is|are|an|to|that|who|open|closed|every|day|only|from|warm|cold|dark|bold|light|simple|modern and|elegant and|call|phone|bookings?|reservations|page|site|website|make|create|please|shop|courses?|lessons|room|street|road|lane|colou?rs?|in the|near|called|named|pounds?|dollars?)\b|[£$]\d/gi,
  it: /\b(?:il|lo|la|gli|le|un|una|uno|di|del|della|dei|delle|degli|per|con|senza|che|chi|si|ci|mi|mio|mia|nostro|nostra|siamo|sono|sul|sulla|nei|casa|mare|aperti|aperto|aperta|chiuso|moderno|moderna|elegante|semplice|prezzi|orari|sito|pagina|crea|fai|vorrei|voglio|negozio|corso|via|piazza|viale|telefono|chiama|colori|caldi|chiamat[oa]|e|ed|nel|nella|al|alla|dal|dalla|dalle|alle|ad|anche|tutti|giorni)\b|\d\s?euro\b/gi,
};

/** Function words of languages that the designer does not write, none of them common in English or Italian. */
const FOREIGN: readonly RegExp[] = [
  /\b(?:je|nous|vous|mon|ma|mes|notre|une|les|des|du|au|aux|et|est|avec|pour|dans|chez|sur|qui|ouvert|fermé|bonjour|cré(?:er|ez)|voudrais|boulangerie|heures|s['’]appelle|appelée?)\b|\b[ldjcnqs]['’](?=[a-zé])/gi,
  /\b(?:el|los|las|y|mi|mis|nuestr[oa]s?|para|por|con|en|del|una|quiero|queremos|necesito|página|tienda|sitio|hola|abierto|cerrado|panadería|llamad[oa]|se llama|colores|horario)\b|[ñ¿¡]/gi,
  /\b(?:der|die|das|den|dem|ein|eine|einen|einer|ich|wir|mein|meine|meinen|unser|unsere|und|für|mit|ist|sind|heißt|geöffnet|bitte|möchte|brauche|erstelle|uhr|von|zu|seite|auf|bäckerei)\b|ß/gi,
  /\b(?:o|os|um|uma|meu|minha|nosso|nossa|para|por|com|em|na|no|dos|das|e|que|quero|preciso|loja|aberto|fechado|chamad[oa]|olá|padaria|cores)\b|[ãõ]|ç[ãõ]/gi,
  /\b(?:het|een|mijn|onze|voor|van|met|en|ik|wij|heet|graag|bakkerij|geopend|gesloten|winkel|maak|wil)\b/gi,
  /\b(?:dla|moja|mój|jest|się|proszę|strona|stronę|sklep|nazywa|och|för|min|vår|med|jag|vi|hemsida|heter|butik|pentru|și|este|meu|magazin)\b/gi,
];
/** Letters that are not Latin. */
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;

function countHits(text: string, ...patterns: readonly RegExp[]): number {
  return patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
}

export interface LanguageReading {
  /** The page's: the one that is asked for, else the text's, else English. */
  language: Language;
  /** The one that the text itself is written in. */
  written: Language | 'other';
}

function readWritten(text: string, fallback: Language): LanguageReading['written'] {
  // Names and addresses belong to no language.
  const said = text.replaceAll(/["“«][^"”»\n]{1,80}["”»]|(?<!\S)\S{1,64}@\S+/g, ' ');
  if (countHits(said, OTHER_SCRIPT) > countHits(said, /[a-zà-ÿ]/gi)) return 'other';
  const trade = detectTradeLanguage(text);
  const english = countHits(said, COMMON.en, /\ba \p{Ll}/gu);
  const italian = countHits(said, COMMON.it, /\p{Ll}[àèìòù](?!\p{L})|\ba \p{Lu}/gu);
  const foreign = Math.max(...FOREIGN.map((pattern) => countHits(said, pattern)));
  if (foreign >= 3 && foreign > Math.max(english, italian) + 1) return 'other';
  const lead = english + (trade === 'en' ? 2 : 0) - italian - (trade === 'it' ? 2 : 0);
  if (lead === 0) return fallback;
  return lead > 0 ? 'en' : 'it';
}

/** Explicit request first, then the commoner function words; a tie, as in an emoji-only prompt, is the fallback. */
export function detectLanguage(text: string, fallback: Language): LanguageReading {
  const written = readWritten(text, fallback);
  const asked = ASKED.find(([, pattern]) => pattern.test(text))?.[0];
  return { language: asked ?? (written === 'other' ? 'en' : written), written };
}
