/** The visible state of a masked input: text and selection, as offsets into the text. */
export interface MaskState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True when the separators are the user's own: the mask neither adds nor moves any. */
  readonly isAsTyped?: boolean;
}

export type DeleteUnit = 'character' | 'word' | 'line';

/**
 * One change requested by the user or the browser. `insert` is one typed character, `paste` several at once (clipboard,
 * drop, dictation, IME), `fill` sets the whole text (autofill, password managers).
 */
export type MaskEdit =
  | { readonly type: 'insert'; readonly text: string }
  | { readonly type: 'paste'; readonly text: string }
  | { readonly type: 'fill'; readonly text: string }
  | {
      readonly type: 'delete';
      readonly direction: 'backward' | 'forward';
      readonly unit: DeleteUnit;
    };

/** Why an edit was refused or adjusted; each has a sentence in the field messages. */
export type NoticeReason =
  | 'digits-only'
  | 'phone-full'
  | 'phone-country-code'
  | 'phone-unreadable'
  | 'amount-characters'
  | 'amount-unreadable'
  | 'amount-decimals'
  | 'amount-too-long'
  | 'amount-negative'
  | 'amount-above-max'
  | 'amount-below-min'
  | 'percentage-unreadable'
  | 'percentage-negative'
  | 'digits-full'
  | 'digits-unreadable'
  | 'date-full'
  | 'date-unreadable';

/** `limit` is the value named in the sentence, already formatted: a bound or a count. */
export interface Notice {
  readonly reason: NoticeReason;
  readonly limit?: string;
}

/** An accepted edit, with a notice when the result differs from the request. */
export interface Accepted {
  readonly state: MaskState;
  readonly notice?: Notice;
}

/** A refused edit leaves the text unchanged. `null`: nothing to do, no notice. */
export interface Refused {
  readonly refused: Notice | null;
}

export type MaskResult = Accepted | Refused;

/**
 * The value of a text. An equal `key` means that nothing new has to be emitted; `hold` that this text must not be
 * emitted yet.
 */
export interface Reading<Value> {
  readonly value: Value;
  readonly key: string;
  readonly hold?: boolean;
}

/** The rules of one kind of masked input: pure functions of text. */
export interface Mask<Value> {
  edit(state: MaskState, edit: MaskEdit): MaskResult;
  /** The text once the user is done with it: on blur and on Enter. */
  commit(text: string): Accepted;
  /** The text for a value set by the program. */
  textOf(value: Value | null | undefined): string;
  read(text: string): Reading<Value>;
  /** Whether a text already represents a value set by the program. */
  says(text: string, value: Value | null | undefined): boolean;
}

export const nothingToDo: Refused = { refused: null };

export function refuse(reason: NoticeReason, limit?: string): Refused {
  return { refused: limit === undefined ? { reason } : { reason, limit } };
}

export function caretAt(text: string, position: number): MaskState {
  return { text, start: position, end: position };
}

export function caretAtEnd(text: string): MaskState {
  return caretAt(text, text.length);
}
