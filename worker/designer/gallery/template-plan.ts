import { fromHex } from '#domain/colour/oklch.ts';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import {
  colourFamily,
  type ColourFamily,
  type TemplateCategory,
  type TemplateScheme,
} from '#domain/templates/template.ts';
import { drawPlan, planLook, type DrawnPlan } from '../plan/draw-plan.ts';

/** A template of the gallery: a complete plan with content of its own, and what the gallery says of it. */
export interface TemplatePlan {
  /** Names the template for good: its id is made from it. */
  slug: string;
  title: string;
  /** One sentence for the gallery, in the template's language. */
  description: string;
  category: TemplateCategory;
  /** The trade or occasion in English, one or two words: "hairdresser", "wedding". */
  trade: string;
  /** Words that somebody searches for, in the template's language. */
  tags: readonly string[];
  /** Which of the plan's drawings it is; the first unless another looks better. */
  seed?: number;
  /** Words of its texts that no dictionary knows: dishes, tools, dialect. */
  words?: readonly string[];
  plan: PagePlan;
}

export interface DrawnTemplate extends DrawnPlan {
  scheme: TemplateScheme;
  colour: ColourFamily;
}

const DARK_BELOW = 0.5;

/** The page of a template, as bright and coloured as it is drawn. `year` is the one in its footer. */
export function drawTemplate({ plan, seed = 0 }: TemplatePlan, year: number): DrawnTemplate {
  const { ground, brand } = planLook({ plan, seed }).light;
  return {
    ...drawPlan({ plan, seed, year }),
    scheme: fromHex(ground).lightness < DARK_BELOW ? 'dark' : 'light',
    colour: colourFamily(fromHex(brand)),
  };
}
