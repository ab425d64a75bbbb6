import { toHex } from '#domain/colour/oklch.ts';
import { askedLanguage } from '#domain/generation/asked-language.ts';
import type { PlanLook } from '#domain/page-plan/plan-types.ts';
import { leanLanguage, type ReadingLanguage } from '#domain/reading/language.ts';
import { readSource } from '#domain/reading/tokens.ts';
import type { Brief } from '../brief/brief.ts';
import { choosePlanLook, SUITED } from '../plan/plan-look.ts';
import { createRandom } from '../random.ts';
import { readAvoided } from '../understand/avoided.ts';
import { readLookWishes } from '../understand/look-wishes.ts';
import { drawTool } from './draw-tool.ts';
import { readTool } from './read-tool.ts';
import { undoneOfTool } from './undone-of-tool.ts';

const TITLE =
  /(?:called|titled|entitled|named|chiamat[oa]|intitolat[oa]|(?:dal|con il) titolo|with the title|title|titolo)\s*:?\s*["“«](?<title>[^"”»\n]{2,60})["”»]/iu;

/** What the brief asks of the look; a colour that it only names counts too. */
function lookOf(prompt: string, { colour, accentHue }: Brief): PlanLook {
  const accent = colour && accentHue !== undefined && { ...colour, hue: accentHue };
  return {
    ...(colour && { colours: [toHex(colour), ...(accent ? [toHex(accent)] : [])] }),
    ...readLookWishes([prompt]),
    avoid: readAvoided(prompt),
  };
}

/** By the words of the brief alone: the trades that it names ("gelato") say nothing about a tool. */
function languageOf(prompt: string, { language }: Brief): ReadingLanguage {
  const source = readSource(prompt);
  const asked = askedLanguage(prompt);
  if (asked === 'en' || asked === 'it') return asked;
  const lead = leanLanguage(source);
  if (lead === 0) return language;
  return lead > 0 ? 'en' : 'it';
}

interface DesignToolInput {
  prompt: string;
  /** What the prompt says of facts and looks. */
  brief: Brief;
  seed: number;
}

/** What a designed page is, of a tool. */
interface DesignedTool {
  html: string;
  chunks: string[];
  language: ReadingLanguage;
  title: string;
  trade: 'tool';
  direction: string;
  understood: string;
  toComplete: string[];
  sections: string[];
  notDone: string[];
}

/** Designs a page that is a small working tool; undefined when the brief asks for none. */
export function designTool({ prompt, brief, seed }: DesignToolInput): DesignedTool | undefined {
  const language = languageOf(prompt, brief);
  const tool = readTool(prompt, language);
  if (tool === undefined) return undefined;
  const look = choosePlanLook(
    lookOf(prompt, brief),
    SUITED.product,
    createRandom(prompt, seed, 'tool'),
  );
  const title = TITLE.exec(prompt)?.groups?.title;
  const { chunks, heading, understood } = drawTool({ tool, look, language, title });
  return {
    html: chunks.join(''),
    chunks,
    language,
    title: heading,
    trade: 'tool',
    direction: look.direction.id,
    understood,
    toComplete: [],
    sections: [tool.kind],
    notDone: undoneOfTool(prompt, chunks.join('')),
  };
}
