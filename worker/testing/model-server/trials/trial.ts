/** What must have become of a request for a change. */
export type Outcome =
  /** The page is exactly this one, or has these texts and lacks those; one credit is charged. */
  | { kind: 'changed'; page: string }
  | { kind: 'changed'; has: readonly string[]; lacks?: readonly string[] }
  /** Words instead of a change; the page stays and nothing is charged. */
  | { kind: 'answered'; words: string }
  /** Nothing is changed, the reason is told and nothing is charged. */
  | { kind: 'refused' }
  /** Either as `changed` or as `refused`, never anything else that is charged. */
  | { kind: 'right-or-refused'; page: string }
  /** Another site, for its owner to agree to. */
  | { kind: 'proposed'; page: string };

/** How a model ends its answer, unless it ends by itself. */
export type AnswerEnd = 'length';

/** What the model writes in one call. */
export type Answer =
  | string
  | { text: string; end: AnswerEnd }
  /** A second thought: for the page with the first blocks in it, or for the page as it was, whichever it is asked for. */
  | { onChanged: string; onOriginal: string }
  /** Translates the texts that it is given and names the language when asked to; what the list does not know gets the language's code. */
  | { translate: Readonly<Record<string, string>>; lang: string };

/** One request for a change of a page, what the model answers call by call, and what must come of it. */
export interface EditTrial {
  name: string;
  page: string;
  request: string;
  selection?: string;
  /** In order; the last one is given again for any further call. */
  answers: readonly [Answer, ...Answer[]];
  /** How a small model sorts the request when it is asked to; `edit` unless given. */
  sort?: 'edit' | 'restyle' | 'copy' | 'translate' | 'image' | 'question';
  /** Model calls, one for sorting left aside; two unless given. */
  mostCalls?: number;
  outcome: Outcome;
  /** What the report must not say. */
  summaryLacks?: readonly string[];
}
