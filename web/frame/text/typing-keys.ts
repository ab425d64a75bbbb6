import { lower } from '../natives.ts';
import { formatText } from './format.ts';
import { insertSpace, pressEnter } from './text-events.ts';
import { currentSession, endTyping } from './typing.ts';

interface PressedKey {
  name: string;
  hasCommand: boolean;
  isShifted: boolean;
}

/** A key pressed in the text that is edited; true when the browser has nothing more to do. */
export function handleTypingKey({ name, hasCommand, isShifted }: PressedKey): boolean {
  const session = currentSession();
  if (session === null || session.isComposing) return false;
  const letter = lower(name);
  if (hasCommand && (letter === 'b' || letter === 'i')) {
    formatText(letter === 'b' ? 'bold' : 'italic');
    return true;
  }
  // Underline and undo of the browser would change what the pieces cannot say.
  if (hasCommand && (letter === 'u' || letter === 'y')) return true;
  switch (name) {
    case 'Enter':
      pressEnter(isShifted);
      return true;
    case 'Escape':
      endTyping(false);
      return true;
    case 'Tab':
      endTyping(true);
      return true;
    case ' ':
      return !hasCommand && insertSpace(session.host);
    default:
      return false;
  }
}
