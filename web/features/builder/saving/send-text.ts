import type { SaveAnswer, SaveFault } from '#domain/saving/save-state.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { saveFile, saveSite } from '../builder-api.ts';
import { stepOfText, type EditHistory } from '#domain/edit-history/edit-history.ts';
import type { OpenDocument } from '../workspace/documents.ts';

interface TextToSend {
  text: string;
  /** The revision that it replaces; 0 creates the document. */
  revision: number;
  owner: string;
}

/** Sends a document's text to the server. Never rejects; an error is a result too. */
export async function sendText(
  document: OpenDocument,
  { text, revision, owner: userId }: TextToSend,
): Promise<SaveAnswer> {
  const change = { userId, ...describeOrigin(document.history, text) };
  try {
    const stored =
      document.kind === 'site'
        ? await saveSite({ site: { ...document, revision }, html: text, ...change })
        : await saveFile({ file: { ...document, revision }, content: text, ...change });
    return { kind: 'accepted', revision: stored.revision };
  } catch (error) {
    return readAnswer(error);
  }
}

/** What made the text, and the prompt if it was the AI: shown in the list of versions. */
function describeOrigin(history: EditHistory, text: string) {
  const { origin = 'open', label = '' } = stepOfText(history, text) ?? {};
  const kind = origin === 'ai' || origin === 'restore' ? origin : 'manual';
  return { origin: kind, comment: label } as const;
}

function readAnswer(error: unknown): SaveAnswer {
  const code = isApiError(error) ? error.code : null;
  switch (code) {
    case 'files.conflict':
      return readConflict(error, { part: 'file', text: 'content' });
    case 'sites.conflict':
      return readConflict(error, { part: 'current', text: 'html' });
    case 'files.not-found':
    case 'sites.not-found':
      return { kind: 'gone', fault: { kind: faultOf(error), cause: error } };
    default:
      return { kind: 'failed', fault: { kind: faultOf(error), cause: error } };
  }
}

/** Where a conflict's details have the document as the server has it, and where that has its text. */
interface ConflictShape {
  part: 'file' | 'current';
  text: 'content' | 'html';
}

function readConflict(error: unknown, shape: ConflictShape): SaveAnswer {
  const details = isApiError(error) ? error.details : undefined;
  const theirs = isRecord(details) ? details[shape.part] : undefined;
  const { [shape.text]: text, name, revision } = isRecord(theirs) ? theirs : {};
  if (typeof text === 'string' && typeof name === 'string' && typeof revision === 'number')
    return { kind: 'conflict', theirs: { text, name, revision } };
  return { kind: 'failed', fault: { kind: 'server', cause: error } };
}

function faultOf(error: unknown): SaveFault['kind'] {
  if (!isApiError(error)) return 'server';
  const { cause, code, status } = error;
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'timeout';
  if (code === 'client.network') return 'network';
  if (code === 'auth.required') return 'signed-out';
  return status >= 500 || status === 429 ? 'server' : 'refused';
}
