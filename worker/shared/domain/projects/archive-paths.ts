import { fileExtension } from '../files/file-type.ts';

/** Characters that some systems refuse in file names. */
const UNPORTABLE = /[<>:"|?*\\]/g;

/** The name of a single download: the file's own, with `.txt` added when it has no extension. */
export function downloadName(name: string): string {
  const portable = portableName(name);
  return fileExtension(portable) === '' ? `${portable}.txt` : portable;
}

/** `Forno Aurora – pane` → `forno-aurora-pane`; `project` when nothing is left. */
export function archiveName(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${slug || 'project'}.zip`;
}

/**
 * Paths that unpack on every system: portable names that do not differ only in case. One path for each given
 * path, in order.
 */
export function archivePaths(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
    const wanted = parts.map(portableName).join('/') || 'file';
    const free = firstFree(wanted, taken);
    taken.add(free.toLowerCase());
    return free;
  });
}

function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  const extension = fileExtension(wanted.slice(wanted.lastIndexOf('/') + 1));
  const stem = wanted.slice(0, wanted.length - extension.length);
  let candidate = wanted;
  for (let count = 2; taken.has(candidate.toLowerCase()); count += 1) {
    candidate = `${stem}-${count}${extension}`;
  }
  return candidate;
}

function portableName(name: string): string {
  const portable = name.replace(UNPORTABLE, '-').replace(/[. ]+$/, '');
  return portable === '' ? 'file' : portable;
}
