import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for what cannot be undone. */
  variant: 'primary' | 'danger';
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** One question with two answers. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, variant, isPending = false, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={props.cancelLabel}
    >
      {props.children}
      <DialogActions>
        <Button variant={variant} isPending={isPending} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
        <Button onClick={onClose}>{props.cancelLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
