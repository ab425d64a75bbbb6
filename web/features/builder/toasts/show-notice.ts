import { translator } from '#web/i18n/language-store.ts';
import { showInfo, showSuccess, showWarning, type SuccessOptions } from '#web/lib/show-success.ts';
import { isHeard } from './silent-mode.ts';
import type { ToastKey } from './toast-rules.ts';

type Values = Readonly<Record<string, string | number>>;

interface TellOptions extends SuccessOptions {
  values?: Values;
}

/** Says that something was done, unless silent mode leaves that out. */
export function tell(key: ToastKey, { values, ...options }: TellOptions = {}): void {
  if (isHeard(key)) showSuccess(translator()(key, values), options);
}

/** Says what is neither success nor failure. */
export function inform(key: ToastKey, values?: Values): void {
  if (isHeard(key)) showInfo(translator()(key, values));
}

/** Says what worked, but not quite as expected. */
export function warn(key: ToastKey, values?: Values): void {
  if (isHeard(key)) showWarning(translator()(key, values));
}
