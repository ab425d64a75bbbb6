import { create } from 'zustand';

/** Which dialog of export and import is open. */
interface ExportState {
  isNamingProject: boolean;
  /** The file being imported; null when there is none. */
  importing: File | null;
}

export const useExport = create<ExportState>(() => ({ isNamingProject: false, importing: null }));

export function startNaming(): void {
  useExport.setState({ isNamingProject: true });
}

export function startImport(file: File): void {
  useExport.setState({ importing: file });
}

/** Opens a file chooser for an import. */
export function chooseImport(): void {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    accept: '.html,.htm,.zip,.css,.js,.json,.md,.txt,.svg',
  });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file !== undefined) startImport(file);
  });
  input.click();
}
