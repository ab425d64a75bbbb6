import { Popover } from '@base-ui/react/popover';
import { RotateCcw } from 'lucide-react';
import { type ReactElement, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { parseColour, writeColour } from '#domain/colour/css-colour.ts';
import { readTheme, resolveTokens, tokenValues } from '#domain/theme/read-theme.ts';
import { ColorChoices } from './color-choices.tsx';
import type { ColorFieldProps, ResolveColour } from './color-types.ts';
import type { EditingSession } from './editing-types.ts';
import { TEXT_COLOURS } from './style-choices.ts';
import { useEditing } from './use-editing.ts';

/** A colour: its swatch opens the page's own colours, ready ones and a picker. */
export function ColorField(props: ColorFieldProps) {
  const { session, label, detail, value, onReset } = props;
  const t = useTranslations('editorPanels.colour');
  const resolve = useResolve(session);
  const resolved = resolve(value);
  const colour = resolved && writeColour(resolved);
  const shown = colour ?? t(value === '' ? 'none' : 'ofPage');
  return (
    <span className="flex min-w-0 items-center gap-1">
      <ColorPopover
        {...props}
        resolve={resolve}
        trigger={
          <button
            type="button"
            title={detail ?? value}
            className="flex h-9 min-w-0 grow items-center gap-2 rounded-control border border-line bg-surface px-2 text-left text-sm hover:border-ink pointer-coarse:h-11"
          >
            <Swatch colour={colour} />
            <span className="min-w-0 grow truncate">{label}</span>{' '}
            {/* A colour with a name of its own needs no number beside it. */}
            <span
              className={detail === undefined ? 'shrink-0 font-mono text-xs text-soft' : 'sr-only'}
            >
              {shown}
            </span>
          </button>
        }
      />
      {onReset ? (
        <button
          type="button"
          aria-label={t('reset', { label })}
          onClick={onReset}
          className="grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-hover hover:text-ink pointer-coarse:size-10"
        >
          <RotateCcw className="size-3.5" aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}

interface ColorPopoverProps extends ColorFieldProps {
  resolve: ResolveColour;
  /** The button that opens it. */
  trigger: ReactElement;
}

/** The page's own colours, ready ones and a picker, at the button that opens them. */
export function ColorPopover({ trigger, ...props }: ColorPopoverProps) {
  // Beside its button instead of at the document's end: so it stays inside the button's landmark.
  const host = useRef<HTMLSpanElement>(null);
  return (
    <Popover.Root onOpenChange={(isOpen) => (isOpen ? undefined : props.onTry?.(null))}>
      <Popover.Trigger render={trigger} />
      <span ref={host} />
      <Popover.Portal container={host}>
        <Popover.Positioner sideOffset={6} align="start" positionMethod="fixed" className="z-50">
          <Popover.Popup className="max-h-(--available-height) w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-3 text-sm text-ink shadow-float outline-none">
            <Popover.Title className="mb-2 text-sm font-medium">
              {props.label}
              {props.detail === undefined ? null : (
                <span className="block font-mono text-xs font-normal text-soft">
                  {props.detail}
                </span>
              )}
            </Popover.Title>
            <ColorChoices {...props} presets={props.presets ?? TEXT_COLOURS} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Reads colours of this page as it is shown: its tokens are followed. */
export function useResolve(session: EditingSession): ResolveColour {
  const version = useEditing(session, (state) => state.version);
  const scheme = useEditing(session, (state) => state.scheme);
  const values = useMemo(
    () => (version < 0 ? new Map() : tokenValues(readTheme(session.page().index), scheme)),
    [session, version, scheme],
  );
  return (value) => {
    const colour = parseColour(resolveTokens(value, values));
    return colour && colour.alpha > 0 ? colour : undefined;
  };
}

const CHECKED =
  'bg-[repeating-conic-gradient(var(--line)_0_25%,transparent_0_50%)] bg-size-[0.5rem_0.5rem]';

/** A colour as it looks, on a chequered ground; crossed out for none. */
export function Swatch({ colour }: { colour: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`block size-5 shrink-0 overflow-hidden rounded-sm border border-edge ${CHECKED}`}
    >
      <span
        className="block size-full"
        style={
          colour === undefined
            ? {
                background:
                  'linear-gradient(to top right, transparent 46%, red 46% 54%, transparent 54%)',
              }
            : { backgroundColor: colour }
        }
      />
    </span>
  );
}
