import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '../join-classes.ts';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A control at the right edge of the box, such as “show password”. */
  trailing?: ReactNode;
}

/** A labelled input. Its error is shown beside it and announced. */
export function Field({ label, hint, error, trailing, className, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={joinClasses('grid gap-1.5', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
          className={joinClasses(inputClasses, trailing ? 'pr-11' : null)}
        />
        {trailing ? (
          <div className="absolute inset-y-0 right-0.5 grid place-items-center">{trailing}</div>
        ) : null}
      </div>
      <p
        id={noteId}
        role={error === undefined ? undefined : 'alert'}
        className={joinClasses(
          'min-h-4 text-xs',
          error === undefined ? 'text-soft' : 'text-danger',
        )}
      >
        {note}
      </p>
    </div>
  );
}

export const inputClasses =
  'h-11 w-full rounded-control border border-edge bg-surface px-3 text-base text-ink transition-colors duration-150 ' +
  'hover:border-ink focus-visible:border-marine focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:outline-danger disabled:opacity-60 ' +
  // What can be read but not changed does not look like a box to fill in.
  '[&[readonly]]:border-dashed [&[readonly]]:border-line [&[readonly]]:bg-sunken';
