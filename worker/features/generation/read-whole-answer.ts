import type { FileType } from '#domain/generation/file-types.ts';
import { readFileAnswer } from '#domain/generation/file-answer.ts';
import { createPageStream } from '#domain/generation/page-stream.ts';

/** The whole file in an answer, or undefined when it holds none. */
export function readWholeAnswer(answer: string, fileType: FileType): string | undefined {
  if (fileType !== 'html') return readFileAnswer(answer, fileType).content || undefined;
  const stream = createPageStream();
  stream.push(answer);
  stream.end();
  return stream.phase() === 'finished' ? `${stream.sent()}\n` : undefined;
}
