import { Zip, ZipDeflate } from 'fflate';
import type { ExportEntry } from './export-entries.ts';

/** A zip of the entries, made while it is read: the next entry is asked for when the last one has gone out. */
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
