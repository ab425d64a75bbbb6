import { Zip, ZipDeflate } from 'fflate';
import type { ExportEntry } from './export-entries.ts';

/** Streams a zip of the entries. It asks for the next entry only when the last one has been read. */
export function zipStream(entries: AsyncGenerator<ExportEntry>): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error !== null) return controller.error(error);
        if (chunk.length > 0) controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value: entry, done } = await entries.next();
      if (done === true) return zip.end();
      const member = new ZipDeflate(entry.path, { level: 6 });
      zip.add(member);
      member.push(entry.bytes, true);
    },
    async cancel() {
      zip.terminate();
      await entries.return(undefined);
    },
  });
}
