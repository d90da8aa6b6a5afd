import type { NoticeReason } from '../masked/mask.ts';

/** Non-character keys; 'Primary' is Control, or Command on a Mac. */
export type PressedKey =
  | 'Backspace'
  | 'Delete'
  | 'Enter'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'End'
  | 'Control+Backspace'
  | 'Control+Delete'
  | 'Control+a'
  | 'Control+x'
  | 'Control+z'
  | 'Control+y'
  | 'Control+Shift+Z';

/**
 * One step of a row: an action on the input, or an expectation. In texts a vertical bar is the caret, and `[` and `]`
 * enclose a selection.
 */
export type KeystrokeStep =
  | { readonly type: string }
  | { readonly press: PressedKey; readonly times?: number }
  | { readonly paste: string }
  /** Text dropped from elsewhere. */
  | { readonly drop: string }
  /** Sets the whole value, as autofill and password managers do. */
  | { readonly fill: string }
  /** One IME composition that ends with this text. */
  | { readonly compose: string }
  /** A composition per character, as Android keyboards send them. */
  | { readonly composeEach: string }
  | { readonly select: string }
  | { readonly blur: true }
  /** The parent re-renders with its current value. */
  | { readonly rerender: true }
  | { readonly reset: true }
  | { readonly see: string }
  /** All values emitted since the last such step, in order. */
  | { readonly emits: readonly unknown[] }
  /** The last emitted value, regardless of earlier ones. */
  | { readonly emitted: unknown }
  /** The field's error: an error code of a date, or the message. */
  | { readonly error: string | null }
  | { readonly says: NoticeReason | null };

export interface KeystrokeRow<Props> {
  /** Number of the rule, and what it tests. */
  readonly name: string;
  readonly props?: Props;
  readonly start?: string;
  readonly steps: readonly KeystrokeStep[];
}

/** Parses a text with caret or selection marks into text and selection. */
export function unmarked(notation: string): { text: string; start: number; end: number } {
  const caret = notation.indexOf('|');
  if (caret >= 0) return { text: notation.replace('|', ''), start: caret, end: caret };
  const start = notation.indexOf('[');
  const end = notation.indexOf(']') - 1;
  const text = notation.replace('[', '').replace(']', '');
  return start < 0 ? { text, start: text.length, end: text.length } : { text, start, end };
}

/** Adds the marks to a text. */
export function marked(text: string, start: number, end: number): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}
