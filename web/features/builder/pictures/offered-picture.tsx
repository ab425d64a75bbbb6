import { useMutation } from '@tanstack/react-query';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { showError } from '#web/lib/show-error.ts';

interface OfferedPictureProps {
  /** What a press does. */
  label: string;
  title?: string;
  address: string;
  onTake: () => Promise<void>;
}

/** A picture that the site does not have yet: a press takes it, and it shows that this is under way. */
export function OfferedPicture({ label, title, address, onTake }: OfferedPictureProps) {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: onTake,
    onError: (error) => showError(error),
  });
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isPending || undefined}
      title={title}
      onClick={() => {
        if (!isPending) mutate();
      }}
      className="relative block w-full overflow-hidden rounded-control border border-line bg-sunken hover:border-ink"
    >
      <img src={address} alt="" loading="lazy" className="aspect-4/3 w-full object-cover" />
      {isPending ? (
        <span className="absolute inset-0 grid place-items-center bg-scrim">
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
