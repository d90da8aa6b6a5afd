/** What of a key event decides. */
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
 * The keys of a shortcut such as 'mod+k', in lower case. 'mod' is the key that the system's own
 * shortcuts use: Command on Apple's, Ctrl elsewhere.
 */
export const keysOf = (shortcut: string, isApple: boolean): string[] =>
  shortcut
    .toLowerCase()
    .split(/\+(?=.)/)
    .map((key) => (key === 'mod' ? (isApple ? 'meta' : 'ctrl') : key));

/** The presses of a shortcut, one after the other: two for 'g t', else one. */
export const pressesOf = (shortcut: string): string[] => shortcut.split(' ');

/**
 * Whether a key event is the shortcut: these keys and no other. A sign such as '?' needs Shift on one
 * keyboard and not on another, so for signs Shift is not looked at.
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

/** Whether the shortcut is keys that somebody who types a text would press. */
export const isTyped = (shortcut: string): boolean =>
  !keysOf(shortcut, false).some((key) => key === 'ctrl' || key === 'alt' || key === 'meta');
