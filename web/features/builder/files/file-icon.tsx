import {
  Braces,
  File,
  FileCode,
  FileText,
  Globe,
  Hash,
  type LucideIcon,
  SquareFunction,
} from 'lucide-react';
import type { FileType } from '#domain/files/file-type.ts';

const ICONS = {
  html: FileCode,
  css: Hash,
  js: SquareFunction,
  ts: SquareFunction,
  tsx: SquareFunction,
  jsx: SquareFunction,
  py: SquareFunction,
  json: Braces,
  md: FileText,
  txt: FileText,
  site: Globe,
  other: File,
} satisfies Record<FileType, LucideIcon>;

/** Decorative: the name beside it contains the type. */
export function FileIcon({ type }: { type: FileType }) {
  const Icon = ICONS[type];
  return <Icon className="size-4 shrink-0 text-soft" aria-hidden="true" />;
}
