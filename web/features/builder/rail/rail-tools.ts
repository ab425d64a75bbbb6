import {
  ArrowDown,
  ArrowUp,
  BellOff,
  Code,
  Columns2,
  Copy,
  Eye,
  Heading,
  Image,
  LayoutTemplate,
  Link,
  type LucideIcon,
  Save,
  Square,
  TextCursorInput,
  Trash2,
  Unlock,
  Zap,
} from 'lucide-react';

/** The tools below the panels, top to bottom. Their names are `builderTabs.tools.<id>`. */
export const RAIL_TOOLS = [
  { id: 'preview', group: 'page', icon: Eye },
  { id: 'code', group: 'page', icon: Code },
  { id: 'split', group: 'page', icon: Columns2 },
  { id: 'mode', group: 'page', icon: TextCursorInput },
  { id: 'save', group: 'page', icon: Save },
  { id: 'assistant', group: 'element', icon: Zap },
  { id: 'delete', group: 'element', icon: Trash2 },
  { id: 'duplicate', group: 'element', icon: Copy },
  { id: 'up', group: 'element', icon: ArrowUp },
  { id: 'down', group: 'element', icon: ArrowDown },
  { id: 'heading', group: 'insert', icon: Heading },
  { id: 'picture', group: 'insert', icon: Image },
  { id: 'container', group: 'insert', icon: Square },
  { id: 'link', group: 'insert', icon: Link },
  { id: 'layout', group: 'settings', icon: LayoutTemplate },
  { id: 'silent', group: 'settings', icon: BellOff },
  { id: 'api', group: 'settings', icon: Unlock },
] as const satisfies readonly { id: string; group: string; icon: LucideIcon }[];

export type RailToolId = (typeof RAIL_TOOLS)[number]['id'];
export type RailGroup = (typeof RAIL_TOOLS)[number]['group'];
