import { type KeyboardEvent, useRef, useState } from 'react';
import { endsEntry } from './ends-entry.ts';

interface NameFieldProps {
  label: string;
  name: string;
  /** How many characters of the name are selected at first; left out: all of them. */
  selectedLength?: number;
  maxLength?: number;
  /** The element that says what is wrong with the name; null while nothing is. */
  problemId?: string | null;
  className: string;
  onTyped?: () => void;
  /** By key: with Enter, else by leaving the field. False: the name cannot be taken and the field stays. */
  onKeep: (typed: string, isByKey: boolean) => boolean;
  onDrop: () => void;
}

/** A name that is changed where it stands: Enter keeps it, Escape drops it, and `onKeep` decides about leaving the field. */
export function NameField(props: NameFieldProps) {
  const { name, selectedLength = name.length, problemId = null, onKeep } = props;
  const [typed, setTyped] = useState(name);
  // The field loses the focus before it is gone: that is no second end.
  const isOver = useRef(false);
  function keep(isByKey: boolean): void {
    if (isOver.current) return;
    isOver.current = true;
    isOver.current = onKeep(typed, isByKey);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    const isEscape = event.key === 'Escape';
    if (!isEscape && !endsEntry(event)) return;
    // Or Escape would close what is around the field, and Enter press the button that has the focus next.
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
