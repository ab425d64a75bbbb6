import { isRecord } from '#web/lib/is-record.ts';
import { readStoredJson, writeStored } from '#web/lib/storage.ts';
import type { PanelId } from '../workspace/view-slice.ts';

const KEY = 'bluewave_panel';

export const PANEL_WIDTH = { min: 220, normal: 320, max: 480, step: 16 } as const;

interface PanelMemory {
  panel: PanelId | null;
  widthPx: number;
}

/** The panel that was open on the last visit; null on the first visit. */
export function readPanelMemory(): PanelMemory | null {
  return readStoredJson(KEY, isMemory);
}

export function keepPanelMemory(memory: PanelMemory): void {
  writeStored(KEY, JSON.stringify(memory));
}

export function limitPanelWidth(widthPx: number): number {
  return Math.round(Math.min(Math.max(widthPx, PANEL_WIDTH.min), PANEL_WIDTH.max));
}

function isMemory(value: unknown): value is PanelMemory {
  return (
    isRecord(value) &&
    (value['panel'] === null || typeof value['panel'] === 'string') &&
    typeof value['widthPx'] === 'number'
  );
}
