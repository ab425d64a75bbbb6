import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted for good. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, onClose } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={props.cancelLabel}
    >
      <DialogActions>
        <Button variant="danger" isPending={props.isPending} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
        <Button onClick={onClose}>{props.cancelLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
