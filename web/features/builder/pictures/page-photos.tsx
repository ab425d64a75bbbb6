import { useWorkspace } from '../workspace-store.ts';
import { usePhotoJobs } from './photo-jobs.ts';
import { PhotoProgress } from './photo-progress.tsx';

/** How far files are that were dropped on the page or pasted, over its foot. The panel of the pictures says it itself. */
export function PagePhotos() {
  const hasJobs = usePhotoJobs(({ jobs }) => jobs.length > 0);
  const isInPanel = useWorkspace(({ panel }) => panel === 'pictures');
  if (!hasJobs || isInPanel) return null;
  return (
    <div className="absolute inset-x-0 bottom-4 z-10 mx-auto w-80 max-w-[calc(100%-2rem)] rounded-card border border-line bg-surface p-3 text-sm shadow-float">
      <PhotoProgress />
    </div>
  );
}
