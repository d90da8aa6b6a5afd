import type { NoticeReason } from '../masked/mask.ts';

/** Keys that are pressed rather than typed; 'Primary' is Control, or Command on a Mac. */
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
 * One step of a row: something done to the input, or something that must then be true. In texts
 * `|` is the caret and `[` and `]` enclose a selection.
 */
export type KeystrokeStep =
  | { readonly type: string }
  | { readonly press: PressedKey; readonly times?: number }
  | { readonly paste: string }
  /** Text dragged in from elsewhere. */
  | { readonly drop: string }
  /** The value set as a whole, as autofill and password managers do. */
  | { readonly fill: string }
  /** One composition of an input method that ends with this text. */
  | { readonly compose: string }
  /** A composition for each character, as Android keyboards send them. */
  | { readonly composeEach: string }
  | { readonly select: string }
  | { readonly blur: true }
  /** The parent renders again with the value it has. */
  | { readonly rerender: true }
  | { readonly reset: true }
  | { readonly see: string }
  /** All that was emitted since the last such step, in order. */
  | { readonly emits: readonly unknown[] }
  /** What the last emission was, whatever came before it. */
  | { readonly emitted: unknown }
  /** What the field finds wrong: one of a date, or as it reads. */
  | { readonly error: string | null }
  | { readonly says: NoticeReason | null };

export interface KeystrokeRow<Props> {
  /** The number of the rule it belongs to and what it is about. */
  readonly name: string;
  readonly props?: Props;
  readonly start?: string;
  readonly steps: readonly KeystrokeStep[];
}

/** A text with `|` or `[ ]` marks, apart: the text and its selection. */
export function unmarked(notation: string): { text: string; start: number; end: number } {
  const caret = notation.indexOf('|');
  if (caret >= 0) return { text: notation.replace('|', ''), start: caret, end: caret };
  const start = notation.indexOf('[');
  const end = notation.indexOf(']') - 1;
  const text = notation.replace('[', '').replace(']', '');
  return start < 0 ? { text, start: text.length, end: text.length } : { text, start, end };
}

/** The same marks put into a text. */
export function marked(text: string, start: number, end: number): string {
  if (start === end) return `${text.slice(0, start)}|${text.slice(start)}`;
  return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}
