import { unzipSync } from 'fflate';
import { fileExtension } from '#domain/files/file-type.ts';
import { checkName, utf8Length } from '#domain/files/file-name.ts';
import {
  type AcceptedEntry,
  type ArchiveEntry,
  type ArchiveProblem,
  checkArchive,
  type EntryProblem,
} from '#domain/projects/check-archive.ts';
import { inlineFiles, inlineIntoCss, type ProjectFiles } from '#domain/projects/link-files.ts';
import { listReferences } from '#domain/projects/page-references.ts';
import { ARCHIVE_LIMITS } from '#domain/projects/limits.ts';

export type LeftOut = { path: string; problem: EntryProblem | 'text' | 'media' };

export type ImportReading =
  | { ok: false; problem: ArchiveProblem | 'unreadable'; leftOut: LeftOut[] }
  | { ok: true; name: string; files: { path: string; text: string }[]; leftOut: LeftOut[] };

/** Compressed data is hardly ever larger than the original. A header that claims more is wrong. */
const DEFLATE_OVERHEAD_BYTES = 1_024;

/** Reads a page, another text file or a zip as the files of a new project. */
export async function readImport(file: File): Promise<ImportReading> {
  if (file.size > ARCHIVE_LIMITS.archiveBytes) return refuse('too-large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const name = projectName(file.name);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return readZip(bytes, name);
  const entry = { path: file.name, packedBytes: file.size, unpackedBytes: file.size };
  const check = checkArchive([entry]);
  if (!check.ok) return refuse(check.problem, check.refused);
  const path = /\.html?$/i.test(file.name) ? 'index.html' : file.name;
  const accepted = check.accepted.map((one) => ({ ...one, path }));
  return unpack(accepted, { name, leftOut: check.refused, read: () => bytes });
}

type Refused = Extract<ImportReading, { ok: false }>;

function refuse(problem: Refused['problem'], leftOut: LeftOut[] = []): Refused {
  return { ok: false, problem, leftOut };
}

function readZip(bytes: Uint8Array, name: string): ImportReading {
  const listed: ArchiveEntry[] = [];
  const refused: LeftOut[] = [];
  try {
    unzipSync(bytes, {
      filter({ name: path, size: packedBytes, originalSize: unpackedBytes }) {
        const isHonest = packedBytes <= unpackedBytes + DEFLATE_OVERHEAD_BYTES;
        if (isHonest) listed.push({ path, packedBytes, unpackedBytes });
        else refused.push({ path, problem: 'size' });
        return false;
      },
    });
    const check = checkArchive(listed);
    if (!check.ok) return refuse(check.problem, [...refused, ...(check.refused ?? [])]);
    const wanted = new Set(check.accepted.map(({ source }) => source));
    const contents = unzipSync(bytes, { filter: (entry) => wanted.has(entry.name) });
    return unpack(check.accepted, {
      name: check.root === '' ? name : check.root,
      leftOut: [...refused, ...check.refused],
      read: ({ source }) => contents[source] ?? new Uint8Array(),
    });
  } catch {
    return refuse('unreadable');
  }
}

interface Unpacking {
  name: string;
  leftOut: LeftOut[];
  read: (entry: AcceptedEntry) => Uint8Array;
}

/** Text becomes files; pictures and fonts are embedded in the pages and style sheets that use them. */
function unpack(
  entries: readonly AcceptedEntry[],
  { name, leftOut, read }: Unpacking,
): ImportReading {
  const left = [...leftOut];
  const texts = new Map<string, string>();
  const media = new Map<string, { base64: string }>();
  for (const entry of entries) {
    if (entry.kind === 'media') media.set(entry.path, { base64: toBase64(read(entry)) });
    else {
      const text = decode(read(entry));
      if (text === null) left.push({ path: entry.path, problem: 'text' });
      else texts.set(entry.path, text);
    }
  }
  const files = [...texts].map(([path, text]) => withMedia({ path, text }, media, left));
  if (files.length === 0) return refuse('empty', left);
  return { ok: true, name, files, leftOut: left };
}

function withMedia(
  file: { path: string; text: string },
  files: ProjectFiles,
  left: LeftOut[],
): { path: string; text: string } {
  if (files.size === 0) return file;
  const extension = fileExtension(file.path).toLowerCase();
  const place = { path: file.path, files };
  let { text } = file;
  if (extension === '.html' || extension === '.htm') text = inlineFiles(text, place);
  else if (extension === '.css') text = inlineIntoCss(text, place);
  if (utf8Length(text) <= ARCHIVE_LIMITS.fileBytes) return { ...file, text };
  const used = extension === '.css' ? [file.path] : listReferences(file.text);
  for (const path of used) if (files.has(path)) left.push({ path, problem: 'media' });
  return file;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function projectName(fileName: string): string {
  const extension = fileExtension(fileName);
  const checked = checkName(fileName.slice(0, fileName.length - extension.length));
  return checked.ok ? checked.name : 'project';
}

const CHUNK = 32_768;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
