import { type KeyboardEvent, useRef, useState } from 'react';
import { completesInput } from './completes-input.ts';

interface NameFieldProps {
  label: string;
  name: string;
  /** How many characters are selected at first; by default all. */
  selectedLength?: number;
  maxLength?: number;
  /** The id of the element that shows the error; null when there is none. */
  problemId?: string | null;
  className: string;
  onTyped?: () => void;
  /**
   * Called on Enter (`isByKey`) and when the field loses focus. Returns false when the name is refused, and
   * then the field stays.
   */
  onKeep: (typed: string, isByKey: boolean) => boolean;
  onDrop: () => void;
}

/**
 * Edits a name in place. Enter keeps it, Escape discards it, and `onKeep` decides when the field loses focus.
 */
export function NameField(props: NameFieldProps) {
  const { name, selectedLength = name.length, problemId = null, onKeep } = props;
  const [typed, setTyped] = useState(name);
  // The field loses focus before it is removed; that must not count as a second end.
  const isOver = useRef(false);
  function keep(isByKey: boolean): void {
    if (isOver.current) return;
    isOver.current = true;
    isOver.current = onKeep(typed, isByKey);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const isEscape = event.key === 'Escape';
    if (!isEscape && !completesInput(event)) return;
    // Otherwise Escape would close the surrounding dialog, and Enter would press the button that gets the focus
    // next.
    event.stopPropagation();
    event.nativeEvent.stopPropagation();
    event.preventDefault();
    if (!isEscape) return keep(true);
    isOver.current = true;
    props.onDrop();
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person just asked to type here
      autoFocus
      aria-label={props.label}
      aria-invalid={problemId === null ? undefined : true}
      aria-describedby={problemId ?? undefined}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      maxLength={props.maxLength}
      onChange={(event) => {
        setTyped(event.target.value);
        props.onTyped?.();
      }}
      onFocus={({ target }) => target.setSelectionRange(0, selectedLength)}
      onBlur={() => keep(false)}
      onKeyDown={handleKey}
      className={props.className}
    />
  );
}
