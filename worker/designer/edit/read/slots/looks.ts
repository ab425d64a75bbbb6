import { WordTable } from '#domain/reading/word-table.ts';
import { shadeOf } from '#domain/reading/colours.ts';
import {
  COLOUR_WORDS,
  FONT_WORDS,
  LOOK_WORDS,
  MOOD_WORDS,
  SHADE_WORDS,
  type Look,
} from '../looks.ts';
import { skip, textBetween, type Found, type Request } from '../request.ts';
import { AND, remembered, type SlotReader } from './slot.ts';

export const readColour: SlotReader = (request, from, end) => {
  const { words, tokens } = request;
  const token = tokens[from];
  if (token?.kind === 'web' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(token.word)) {
    const hex = token.word.length === 4 ? token.word.replace(/[0-9a-f]/g, '$&$&') : token.word;
    return [{ to: from + 1, value: { hex, words: token.word } }];
  }
  const named = COLOUR_WORDS.at(words, from, end)[0];
  const behind =
    named && tokens[named.to]?.kind === 'web' ? readColour(request, named.to, end) : [];
  if (behind.length > 0) return behind;
  const [before] = SHADE_WORDS.at(words, from, end);
  const start = before ? before.to : from;
  return [start, from].flatMap((at, position) =>
    COLOUR_WORDS.at(words, at, end).flatMap(({ to, value: { hex, label } }) => {
      const shade = position === 0 ? before?.value : undefined;
      const [after] = SHADE_WORDS.at(words, to, end);
      const lead = shade ? `${shade.label} ` : '';
      const plainly = {
        to,
        value: { hex: shade ? shadeOf(hex, shade.id) : hex, words: lead + label },
      };
      if (!after) return [plainly];
      const shown = {
        hex: shadeOf(hex, after.value.id),
        words: `${lead}${label} ${after.value.label}`,
      };
      return [{ to: after.to, value: shown }, plainly];
    }),
  );
};

type Paint = 'background' | 'text' | 'auto';

const PAINT_NOUNS = new WordTable<Paint>()
  .add('background|backdrop|sfondo', 'background')
  .add('text|writing|letters|lettering|font|scritt[ea]|testo|testi|carattere|caratteri', 'text')
  .add('colou?r|colore|tone|shade', 'auto');
const LOOK_LEADS = new WordTable<true>().add(
  'in|with|a|an|con|di|color|colore|to|un|una|uno|of|the|on|go for|su|al',
  true,
);

interface FoundLook {
  to: number;
  look: Look;
}

type LookReader = (request: Request, from: number, end: number) => FoundLook[];

const IS_FONT_NOUN = /^(?:font|typeface|carattere|caratteri)$/;

const TONES = new WordTable<string>()
  .add('dark|scur[oaie]', '#161616')
  .add('light|chiar[oaie]', '#ffffff');

/** What is painted, where that stands before the colour, and where the colour begins. */
function nounAt(
  request: Request,
  from: number,
  end: number,
): { noun: { to: number; value: Paint } | undefined; start: number } {
  const [noun] = PAINT_NOUNS.at(request.words, from, end);
  return { noun, start: noun ? skip(request, noun.to, end) : from };
}

/** "Dark text": nearly black, or white. */
const toneAt: LookReader = (request, from, end) => {
  const { words } = request;
  const { noun, start } = nounAt(request, from, end);
  return TONES.at(words, start, end).flatMap(({ to, value: hex }): FoundLook[] => {
    const behind = noun ?? PAINT_NOUNS.at(words, to, end)[0];
    if (behind?.value !== 'text' && behind?.value !== 'background') return [];
    const colour = { hex, words: textBetween(request, start, to) };
    const look: Look = { kind: 'recolour', property: behind.value, colour };
    return [{ to: noun ? to : behind.to, look }];
  });
};

/** "More white" is white. */
const EXTREMES = /^(?:white|black|bianc[oaie]|ner[oaie])$/;

const paintAt: LookReader = (request, from, end) => {
  const isMore =
    /^(?:more|piu)$/.test(request.words[from] ?? '') &&
    EXTREMES.test(request.words[from + 1] ?? '');
  const { noun, start } = nounAt(request, isMore ? from + 1 : from, end);
  return readColour(request, start, end).map(({ to, value }) => {
    const [behind] = PAINT_NOUNS.at(request.words, to, end);
    const property = noun?.value ?? behind?.value ?? 'auto';
    // The slot `colour` holds values of this shape.
    const colour = value as { hex: string; words: string };
    return { to: !noun && behind ? behind.to : to, look: { kind: 'recolour', property, colour } };
  });
};

const fontAt: LookReader = (request, from, end) => {
  const { words } = request;
  const lead = IS_FONT_NOUN.test(words[from] ?? '') ? skip(request, from + 1, end) : from;
  return FONT_WORDS.at(words, lead, end).flatMap(({ to, value }): FoundLook[] => {
    const isNounBehind = IS_FONT_NOUN.test(words[to] ?? '');
    const name = textBetween(request, lead, to);
    if (lead === from && !isNounBehind && MOOD_WORDS.get(name.toLowerCase())) return [];
    const look: Look = { kind: 'font', font: { stack: value, words: name } };
    return [{ to: isNounBehind ? to + 1 : to, look }];
  });
};

const moodAt: LookReader = ({ words }, from, end) => {
  if (words[from] === 'less') return [];
  const start = /^(?:more|piu)$/.test(words[from] ?? '') ? from + 1 : from;
  return MOOD_WORDS.at(words, start, end).map(({ to }) => ({ to, look: { kind: 'mood' } }));
};

const LARGER = { kind: 'scale', measure: 'text', direction: 1 } as const;

const pixelsAt: LookReader = ({ words, tokens }, from) =>
  tokens[from]?.kind === 'number' && /^(?:px|pixels?)$/.test(words[from + 1] ?? '')
    ? [{ to: from + 2, look: { ...LARGER, px: Number(words[from]) } }]
    : [];

/** One look at a token. */
const lookAt: LookReader = (request, from, end) =>
  [
    ...LOOK_WORDS.at(request.words, from, end).map(({ to, value }) => ({ to, look: value })),
    ...[paintAt, toneAt, fontAt, moodAt, pixelsAt].flatMap((read) => read(request, from, end)),
  ].sort((a, b) => b.to - a.to);

export const readLook: SlotReader = remembered('look', (request, from, end) => {
  let at = from;
  const found: Found[] = [];
  for (;;) {
    for (const { to, look } of lookAt(request, at, end)) found.push({ to, value: look });
    const [lead] = LOOK_LEADS.at(request.words, at, end);
    const next = lead ? lead.to : skip(request, at, end);
    if (next === at || next >= end || found.length > 0) return found.sort((a, b) => b.to - a.to);
    at = next;
  }
});

export const readLooks: SlotReader = remembered('looks', (request, from, end) =>
  readLook(request, from, Math.min(end, from + 24)).flatMap(({ to, value }) => {
    let at = skip(request, to, end);
    while (AND.has(request.words[at] ?? '') && at < end) at = skip(request, at + 1, end);
    const isOther =
      /^(?:il|lo|la|the)$/.test(request.words[at - 1] ?? '') &&
      PAINT_NOUNS.at(request.words, at, end).some((noun) => noun.value === 'background');
    const rest = at < end && at - from < 24 && !isOther ? readLooks(request, at, end) : [];
    return [
      ...rest.map((more) => ({ to: more.to, value: [value, ...(more.value as Look[])] })),
      { to, value: [value] },
    ];
  }),
);
