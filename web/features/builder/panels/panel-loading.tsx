import { Skeleton } from '#web/components/ui/skeleton.tsx';

export function PanelLoading() {
  return (
    <div className="grid gap-2 p-4">
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-2/3" />
    </div>
  );
}
