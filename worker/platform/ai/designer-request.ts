import type {
  JSONObject,
  SharedV4ProviderMetadata,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import type { DrawingSource } from '#worker/designer/plan/follow-up/change-drawing.ts';
import type { FileType } from '#domain/generation/file-types.ts';

/**
 * The key of our structured request and answer in `providerOptions` and `providerMetadata`. Other providers
 * ignore it.
 */
const CHANNEL = 'bluewave';

type DesignerLanguage = 'en' | 'it';

/** The request for the built-in designer as data, so that it need not parse the prompt of a real model. */
export type DesignerRequest =
  | { kind: 'create'; prompt: string; seed: number; language: DesignerLanguage; year: number }
  | {
      kind: 'edit';
      prompt: string;
      html: string;
      language: DesignerLanguage;
      selectionHtml?: string;
      /** Where the selected element begins, in UTF-16 units, when nothing else may change. */
      selectionStart?: number;
      previousPrompt?: string;
    }
  | { kind: 'file'; prompt: string; text: string; fileType: string; language: DesignerLanguage }
  | { kind: 'new-file'; prompt: string; fileType: FileType; language: DesignerLanguage };

/** The designer's report on its own work. Other models leave none. */
export type DesignerNote =
  | {
      kind: 'created';
      understood: string;
      title: string;
      trade: string;
      direction: string;
      toComplete: string[];
      sections: string[];
      /** Clauses of the prompt whose facts are not on the page. */
      notDone: string[];
      /** What the page was drawn from; tools have no plan. */
      drawing?: DrawingSource;
    }
  | { kind: 'wrote-file'; summary: string; toComplete: string[] }
  | { kind: 'edited'; summary: string; changes: string[]; notDone: string[] }
  | { kind: 'refused'; summary: string };

/** The designer's answer in chunks for streaming, and its note about it. */
export interface DesignerAnswer {
  chunks: string[];
  note: DesignerNote;
}

/** Packs the request for `providerOptions`. */
export function toProviderOptions(request: DesignerRequest): SharedV4ProviderOptions {
  return { [CHANNEL]: { ...request } };
}

/** The request in `providerOptions`, or undefined when there is none of ours. */
export function readDesignerRequest(
  options: SharedV4ProviderOptions | undefined,
): DesignerRequest | undefined {
  return readOwn<DesignerRequest>(options?.[CHANNEL]);
}

/** Packs the note for the `providerMetadata` of the finish part. */
export function toProviderMetadata(note: DesignerNote): SharedV4ProviderMetadata {
  // A plan is plain data, but its type has no index signature.
  return { [CHANNEL]: { ...note } as unknown as JSONObject };
}

/** The note in `providerMetadata`, or undefined for models that leave none. */
export function readDesignerNote(
  metadata: SharedV4ProviderMetadata | undefined,
): DesignerNote | undefined {
  return readOwn<DesignerNote>(metadata?.[CHANNEL]);
}

/** Trusts the shape: only the two functions above write this value, and it never leaves the process. */
function readOwn<T extends { kind: string }>(value: JSONObject | undefined): T | undefined {
  return typeof value?.kind === 'string' ? (value as unknown as T) : undefined;
}
