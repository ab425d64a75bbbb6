import { create } from 'zustand';

/** What of export and import lies over the workspace. */
interface ExportState {
  isNamingProject: boolean;
  /** The file that is being imported; null while none is. */
  importing: File | null;
}

export const useExport = create<ExportState>(() => ({ isNamingProject: false, importing: null }));

export function startNaming(): void {
  useExport.setState({ isNamingProject: true });
}

export function startImport(file: File): void {
  useExport.setState({ importing: file });
}

/** Lets the visitor choose a file to import. */
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
