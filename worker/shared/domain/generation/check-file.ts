import { syntaxErrors } from './check-scripts.ts';
import type { FileType } from './file-types.ts';
import type { Check } from './generation-types.ts';
import { isJson } from './is-json.ts';

/** Checks a new file of a type that we can parse. Other types have no checks. */
export function checkFile(content: string, fileType: FileType): Check[] {
  if (fileType === 'js') return [scriptCheck(content)];
  if (fileType === 'json') return [{ id: 'json', ok: isJson(content), weight: 'hard', detail: '' }];
  return [];
}

/** A file may be a module or a classic script, so it has to parse as one of the two. */
function scriptCheck(content: string): Check {
  const [error] = syntaxErrors(content, 'module');
  const ok = error === undefined || syntaxErrors(content, 'script').length === 0;
  return { id: 'scripts', ok, weight: 'soft', detail: ok ? '' : (error ?? '') };
}
