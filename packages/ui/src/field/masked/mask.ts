/** What a masked input shows: its text and its selection, as offsets into the text. */
export interface MaskState {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The separators in the text are the person's own: the mask neither adds nor moves one. */
  readonly isAsTyped?: boolean;
}

export type DeleteUnit = 'character' | 'word' | 'line';

/**
 * One change a person (or the browser for them) asks for. `insert` is one typed character,
 * `paste` several at once (clipboard, drop, dictation, an input method), `fill` sets the whole
 * text at once (autofill, password managers).
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

/** `limit` is the figure the sentence names, already formatted: a bound or a count. */
export interface Notice {
  readonly reason: NoticeReason;
  readonly limit?: string;
}

/** An accepted edit, with a notice when the result is not literally what was asked for. */
export interface Accepted {
  readonly state: MaskState;
  readonly notice?: Notice;
}

/** A refused edit leaves the text as it was. `null`: there was nothing to do, nothing is said. */
export interface Refused {
  readonly refused: Notice | null;
}

export type MaskResult = Accepted | Refused;

/**
 * What a text means. An equal `key` means that nothing new has to be emitted; `hold` that this
 * text must not be emitted at all for now.
 */
export interface Reading<Value> {
  readonly value: Value;
  readonly key: string;
  readonly hold?: boolean;
}

/** The rules of one kind of masked input: pure functions over text, no screen. */
export interface Mask<Value> {
  edit(state: MaskState, edit: MaskEdit): MaskResult;
  /** The text once the person is done with it: on blur and on Enter. */
  commit(text: string): Accepted;
  /** The text shown for a value set by the program. */
  textOf(value: Value | null | undefined): string;
  read(text: string): Reading<Value>;
  /** Whether a value set by the program is what this text already says. */
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
