import type { Language } from './languages.ts';
import type { MessageShape } from './message-shape.ts';

interface AreaTexts<T extends object> {
  en: () => Promise<T>;
  it: () => Promise<MessageShape<NoInfer<T>>>;
}

/** Both languages of an area: modules that export one or more namespaces; the Italian one has the English one's shape. */
function area<T extends object>(texts: AreaTexts<T>): AreaTexts<T> {
  return texts;
}

/** The message catalogues by the screens that need them. A screen names its areas where it is loaded (`lazyScreen`). */
export const AREAS = {
  core: area({ en: () => import('./en/core.ts'), it: () => import('./it/core.ts') }),
  home: area({ en: () => import('./en/home.ts'), it: () => import('./it/home.ts') }),
  pricing: area({ en: () => import('./en/pricing.ts'), it: () => import('./it/pricing.ts') }),
  templates: area({ en: () => import('./en/templates.ts'), it: () => import('./it/templates.ts') }),
  aiModels: area({ en: () => import('./en/ai-models.ts'), it: () => import('./it/ai-models.ts') }),
  aiAssistant: area({
    en: () => import('./en/ai-assistant.ts'),
    it: () => import('./it/ai-assistant.ts'),
  }),
  content: area({
    en: () => import('./en/content-area.ts'),
    it: () => import('./it/content-area.ts'),
  }),
  auth: area({ en: () => import('./en/auth.ts'), it: () => import('./it/auth.ts') }),
  account: area({ en: () => import('./en/account.ts'), it: () => import('./it/account.ts') }),
  checkout: area({ en: () => import('./en/checkout.ts'), it: () => import('./it/checkout.ts') }),
  operator: area({ en: () => import('./en/operator.ts'), it: () => import('./it/operator.ts') }),
  builder: area({
    en: () => import('./en/builder-area.ts'),
    it: () => import('./it/builder-area.ts'),
  }),
};

export type Area = keyof typeof AREAS;

export const AREA_NAMES = Object.keys(AREAS) as readonly Area[];

type ModuleOf<A> = A extends AreaTexts<infer T> ? T : never;
type Intersection<U> = (U extends unknown ? (value: U) => void : never) extends (
  value: infer I,
) => void
  ? I
  : never;

/** Every namespace of every area with the English texts' types. */
export type Messages = Intersection<ModuleOf<(typeof AREAS)[Area]>>;

/** The namespaces of one area in one language. */
export async function loadAreaTexts(name: Area, language: Language): Promise<Partial<Messages>> {
  // The shapes are equal by type and test; only the texts' literal types are the English ones.
  return (await AREAS[name][language]()) as Partial<Messages>;
}
