interface ChoiceOption {
  value: string;
  label: string;
  /** Options of one group stand under its name, behind those without one. */
  group?: string | undefined;
}

interface ChoiceSelectProps {
  label: string;
  value: string;
  options: readonly ChoiceOption[];
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** One of some choices; its label stands inside, as there is no room beside it. */
export function ChoiceSelect({ label, value, options, isDisabled, onChange }: ChoiceSelectProps) {
  return (
    <label className="flex shrink-0 items-center gap-1.5 text-xs text-soft">
      {label}
      <select
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        className="h-8 max-w-28 rounded-control border border-line bg-surface px-1.5 text-sm text-ink hover:border-ink disabled:opacity-50 pointer-coarse:h-10"
      >
        {options.filter(({ group }) => group === undefined).map(toOption)}
        {[...new Set(options.map(({ group }) => group))].map((group) =>
          group === undefined ? null : (
            <optgroup key={group} label={group}>
              {options.filter((option) => option.group === group).map(toOption)}
            </optgroup>
          ),
        )}
      </select>
    </label>
  );
}

function toOption({ value, label }: ChoiceOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
