/** The parts of a key event that identify a shortcut. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const MODIFIERS = ['ctrl', 'alt', 'shift', 'meta'] as const;
const LETTER_OR_WORD = /^(\p{L}|\p{N}|.{2,})$/u;

/**
 * The keys of a shortcut such as 'mod+k', in lower case. 'mod' is the system's own shortcut key: Command on Apple
 * devices, Ctrl elsewhere.
 */
export const keysOf = (shortcut: string, isApple: boolean): string[] =>
  shortcut
    .toLowerCase()
    .split(/\+(?=.)/)
    .map((key) => (key === 'mod' ? (isApple ? 'meta' : 'ctrl') : key));

/** The presses of a shortcut in sequence: two for 'g t', otherwise one. */
export const pressesOf = (shortcut: string): string[] => shortcut.split(' ');

/**
 * Whether a key event is the shortcut: exactly these keys. A symbol such as '?' needs Shift on some keyboards only, so
 * for symbols Shift is ignored.
 */
export function matchesShortcut(event: KeyPress, shortcut: string, isApple: boolean): boolean {
  const keys = keysOf(shortcut, isApple);
  const key = keys.at(-1) ?? '';
  const pressed = event.key === ' ' ? 'space' : event.key.toLowerCase();
  const held = {
    ctrl: event.ctrlKey,
    alt: event.altKey,
    shift: event.shiftKey,
    meta: event.metaKey,
  };
  return (
    pressed === key &&
    MODIFIERS.every(
      (modifier) =>
        held[modifier] === keys.includes(modifier) ||
        (modifier === 'shift' && !LETTER_OR_WORD.test(key)),
    )
  );
}

/** Whether the shortcut consists of keys that typing text would press. */
export const isTyped = (shortcut: string): boolean =>
  !keysOf(shortcut, false).some((key) => key === 'ctrl' || key === 'alt' || key === 'meta');
