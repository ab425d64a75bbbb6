import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { FILTERS, readFilter, type TemplateSearch } from './template-catalogue.ts';

interface TemplateFiltersProps {
  search: TemplateSearch;
  onChange: (next: Partial<TemplateSearch>) => void;
}

/** Search, categories, and the choices of language, look and colour. */
export function TemplateFilters({ search, onChange }: TemplateFiltersProps) {
  const t = useTranslations('templates');
  return (
    <search className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-line py-4">
      <SearchField
        label={t('search')}
        value={search.text}
        onChange={(text) => onChange({ text })}
        className="w-full sm:w-72"
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('categories')}</legend>
        {([null, ...FILTERS.category] as const).map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            aria-pressed={search.category === category}
            onClick={() => onChange({ category })}
            className="inline-flex h-10 items-center rounded-full border border-edge/60 px-4 text-sm font-medium transition-colors duration-150 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(`category.${category ?? 'all'}`)}
          </button>
        ))}
      </fieldset>
      <div className="grid w-full grid-cols-3 gap-2 sm:flex sm:w-auto">
        <Choice
          label={t('languages.label')}
          value={search.language}
          options={FILTERS.language.map((value) => [value, t(`languages.${value}`)])}
          onChange={(written) => onChange({ language: readFilter('language', written) })}
        />
        <Choice
          label={t('schemes.label')}
          value={search.scheme}
          options={FILTERS.scheme.map((value) => [value, t(`schemes.${value}`)])}
          onChange={(written) => onChange({ scheme: readFilter('scheme', written) })}
        />
        <Choice
          label={t('colours.label')}
          value={search.colour}
          options={FILTERS.colour.map((value) => [value, t(`colours.${value}`)])}
          onChange={(written) => onChange({ colour: readFilter('colour', written) })}
        />
      </div>
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string | null;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (written: string) => void;
}

/** A filter whose name stands in it until a value is chosen. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className="relative min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
        className={`h-10 w-full appearance-none rounded-full border py-0 pr-7 pl-3 text-sm text-ellipsis sm:pr-9 sm:pl-4 font-medium transition-colors duration-150 hover:border-ink ${value === null ? 'border-edge/60 bg-transparent' : 'border-ink bg-ink text-paper'}`}
      >
        <option value="">{label}</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown
        className={`pointer-events-none absolute inset-y-0 right-2 my-auto size-4 sm:right-3 ${value === null ? 'text-soft' : 'text-paper'}`}
        aria-hidden="true"
      />
    </span>
  );
}
