import { type DragEvent, useState } from 'react';

/** For a field that takes files that are dropped on it; the builder takes those that are dropped anywhere else. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-takes-files': true,
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent): void {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent): void {
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
