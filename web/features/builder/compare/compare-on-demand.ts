import type { ComponentType } from 'react';
import { onDemand, type OnDemandProps } from '../on-demand.tsx';
import type { CompareDialogProps } from './compare-dialog.tsx';

export const CompareOnDemand: ComponentType<CompareDialogProps & OnDemandProps> = onDemand(
  () => import('./compare-dialog.tsx'),
  (it) => it.CompareDialog,
);
