import { Pipette } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { writeColour } from '#domain/colour/css-colour.ts';
import { pageColours } from '#domain/theme/page-colours.ts';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { ColorFieldProps, ResolveColour } from './color-types.ts';
import { ContrastLine } from './contrast-line.tsx';
import type { StyleChoice } from './style-choices.ts';
import { useEditing } from './use-editing.ts';
import { useTokenWords } from './use-token-words.ts';

interface ColorChoicesProps extends ColorFieldProps {
  presets: readonly StyleChoice[];
  resolve: ResolveColour;
}

/** The page's own colours, ready ones, any other; and how well the chosen one can be read. */
export function ColorChoices(props: ColorChoicesProps) {
  const { session, value, onChange, against, presets, resolve } = props;
  const t = useTranslations('editorPanels.colour');
  const names = useTranslations('visualEditor.choices');
  const wordsOf = useTokenWords();
  const scheme = useEditing(session, (state) => state.scheme);
  const own = useMemo(() => pageColours(session.page().index, scheme), [session, scheme]);
  const shown = resolve(value);
  const behind = against === undefined ? undefined : resolve(against);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {own.length === 0 ? null : (
        <SwatchGroup
          label={t('own')}
          value={value}
          onChange={onChange}
          choices={own.map((colour) => ({
            value: colour.value,
            shown: writeColour(colour.colour),
            label: colour.name === null ? colour.value : wordsOf(colour.name),
          }))}
        />
      )}
      <SwatchGroup
        label={t('ready')}
        value={value}
        onChange={onChange}
        choices={presets.flatMap((preset) =>
          preset.value === null
            ? []
            : [{ value: preset.value, shown: preset.value, label: names(preset.id as 'red') }],
        )}
      />
      <AnyColor {...props} hex={shown?.hex} />
      {shown && behind && behind.alpha === 1 ? (
        <ContrastLine text={shown} background={behind.hex} onMend={onChange} />
      ) : null}
    </div>
  );
}

interface SwatchGroupProps {
  label: string;
  value: string;
  choices: readonly { value: string; shown: string; label: string }[];
  onChange: (value: string) => void;
}

function SwatchGroup({ label, value, choices, onChange }: SwatchGroupProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs text-soft">{label}</legend>
      <div className="flex flex-wrap gap-1">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-label={choice.label}
            title={choice.label}
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
            style={{ backgroundColor: choice.shown }}
            className="size-7 rounded-sm border border-edge aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-marine pointer-coarse:size-10"
          />
        ))}
      </div>
    </fieldset>
  );
}

interface EyeDropperWindow {
  EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> };
}

function AnyColor({
  label,
  value,
  hex,
  onTry,
  onChange,
}: ColorChoicesProps & { hex: string | undefined }) {
  const t = useTranslations('editorPanels.colour');
  const problemId = useId();
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const [isWrong, setIsWrong] = useState(false);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
    setIsWrong(false);
  }
  const { EyeDropper } = window as EyeDropperWindow;

  function keep(): void {
    const wanted = draft.trim();
    if (wanted === value || wanted === '') return;
    if (isColour(wanted)) onChange(wanted);
    else setIsWrong(true);
  }
  async function pickFromScreen(): Promise<void> {
    if (!EyeDropper) return;
    // Escape rejects: nothing was picked.
    const picked = await new EyeDropper().open().catch(() => null);
    if (picked) onChange(picked.sRGBHex);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <div className="flex items-center gap-1.5">
        <Picker
          key={hex}
          label={t('picker', { label })}
          hex={hex ?? '#000000'}
          onTry={onTry}
          onChange={onChange}
        />
        <input
          aria-label={t('text')}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? problemId : undefined}
          value={draft}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setDraft(event.target.value);
            setIsWrong(false);
          }}
          onBlur={keep}
          className="h-9 w-0 min-w-0 grow rounded-control border border-edge bg-surface px-2 font-mono text-xs hover:border-ink aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base"
        />
        {EyeDropper ? (
          <IconButton label={t('eyedropper')} onClick={() => void pickFromScreen()}>
            <Pipette aria-hidden="true" />
          </IconButton>
        ) : null}
        <Button size="small" type="submit">
          {t('use')}
        </Button>
      </div>
      {isWrong ? (
        <p id={problemId} role="alert" className="mt-1 text-xs text-danger">
          {t('wrong')}
        </p>
      ) : null}
    </form>
  );
}

function isColour(value: string): boolean {
  return CSS.supports('color', value);
}

interface PickerProps {
  label: string;
  hex: string;
  onTry: ColorFieldProps['onTry'];
  onChange: (value: string) => void;
}

/** The browser's picker: it tells each colour on the way (`input`) and the one that was chosen (`change`). */
function Picker({ label, hex, onTry, onChange }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const keep = useRef(onChange);
  useEffect(() => {
    keep.current = onChange;
  });
  useEffect(() => {
    const element = input.current;
    // React listens to `input` where it says `onChange`.
    const handleChange = (): void => keep.current(element?.value ?? '');
    element?.addEventListener('change', handleChange);
    return () => element?.removeEventListener('change', handleChange);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      defaultValue={hex}
      onInput={(event) => onTry?.(event.currentTarget.value)}
      className="size-9 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-0.5 pointer-coarse:size-11"
    />
  );
}
