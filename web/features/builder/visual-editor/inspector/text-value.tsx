import { useId } from 'react';
import type { NumberRule } from './number-rules.ts';
import { useDraft, type DraftInput } from './use-draft.ts';
import { SCRUB_CLASSES, useScrub } from './use-scrub.ts';

interface TextValueProps extends DraftInput {
  label: string;
  /** What is said below the field when the value cannot be taken. */
  problem: string;
  placeholder?: string;
  /** The caret is put into it when it appears. */
  isFocused?: boolean;
  list?: readonly string[] | undefined;
  /** A number in words (`auto`) comes to this; pulling its label begins here. */
  computed?: string;
  /** Id of a text that says more about the value. */
  describedBy?: string | undefined;
}

const fieldClasses =
  'w-full rounded-control border border-line bg-surface px-2 text-sm text-ink hover:border-ink focus-visible:border-marine focus-visible:outline-1 aria-invalid:border-danger';

/** A field that changes something when it is left or at Enter; numbers are also stepped and pulled. */
export function TextValue(props: TextValueProps) {
  const { label, isLong = false, rule } = props;
  const draft = useDraft(props);
  const id = useId();
  const shared = {
    id,
    value: draft.said.text,
    // What is said in short is told in full to whoever points at it.
    title: draft.said.text + draft.said.unit === draft.shown ? undefined : draft.shown,
    placeholder: props.placeholder,
    'aria-invalid': draft.isWrong || undefined,
    'aria-describedby': draft.isWrong ? `${id}-problem` : props.describedBy,
    spellCheck: isLong,
    onFocus: draft.activate,
    onBlur: draft.finish,
    onKeyDown: draft.handleKey,
  };
  return (
    <div className="grid gap-1">
      {rule ? (
        <ScrubLabel
          htmlFor={id}
          label={label}
          rule={rule}
          draft={draft}
          computed={props.computed}
        />
      ) : (
        <label htmlFor={id} className="flex items-center text-xs text-soft pointer-coarse:min-h-8">
          {label}
        </label>
      )}
      {isLong ? (
        <textarea
          {...shared}
          rows={4}
          onChange={(event) => draft.change(event.target.value)}
          className={`${fieldClasses} py-1.5 pointer-coarse:text-base`}
        />
      ) : (
        <span className="relative">
          <input
            {...shared}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by what was done a moment ago
            autoFocus={props.isFocused}
            list={props.list ? `${id}-list` : undefined}
            onChange={(event) => draft.change(event.target.value)}
            className={`${fieldClasses} h-8 pointer-coarse:h-10 pointer-coarse:text-base`}
          />
          <QuietUnit unit={draft.said.unit} />
        </span>
      )}
      {props.list ? (
        <datalist id={`${id}-list`}>
          {props.list.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </datalist>
      ) : null}
      {draft.isWrong ? (
        <p id={`${id}-problem`} role="alert" className="text-xs text-danger">
          {props.problem}
        </p>
      ) : null}
    </div>
  );
}

/** Beside a number that is not typed at the moment. */
export function QuietUnit({ unit }: { unit: string }) {
  if (unit === '') return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-2 flex items-center text-xs text-soft"
    >
      {unit}
    </span>
  );
}

interface ScrubLabelProps {
  htmlFor: string;
  label: string;
  rule: NumberRule;
  draft: ReturnType<typeof useDraft>;
  computed: string | undefined;
}

/** The name of a number, at which it can be pulled. */
export function ScrubLabel({ htmlFor, label, rule, draft, computed }: ScrubLabelProps) {
  const scrub = useScrub({
    rule,
    begin: () => firstNumber(draft.shown, computed),
    onTry: draft.change,
    onKeep: draft.keep,
    onDrop: draft.drop,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the arrow keys of its field do the same
    <label
      htmlFor={htmlFor}
      className={`flex items-center text-xs text-soft hover:text-ink pointer-coarse:min-h-8 ${SCRUB_CLASSES}`}
      {...scrub}
    >
      <span className="truncate underline decoration-edge decoration-dotted underline-offset-4">
        {label}
      </span>
    </label>
  );
}

/** What a pull begins with: the number that is shown, else the one that it comes to. */
export function firstNumber(shown: string, computed: string | undefined): string | null {
  return [shown, computed].find((value) => value !== undefined && /^-?[\d.]/.test(value)) ?? null;
}
