import {
  advance,
  type HistoryEdit,
  type HistoryResult,
  type MaskHistory,
  reduceHistory,
  startHistory,
} from './history.ts';
import { caretAtEnd, type Mask, type MaskState, type Notice } from './mask.ts';

/** What a masked input tells the component it belongs to. All are called synchronously. */
export interface MaskedInputHost<Value> {
  onEmit(value: Value, text: string): void;
  /** After every change of the text and before it is emitted, also where nothing is. */
  onText: ((text: string) => void) | undefined;
  /** A refusal or an adjustment to be said; `null` when the last one no longer holds. */
  onNotice(notice: Notice | null): void;
  /** The person is done with the text: before the field is left, on Enter, on submission. */
  onCommit: ((text: string) => void) | undefined;
  onLeave: (() => void) | undefined;
}

/** A masked text over time: its history, what was emitted of it, and what was said about it. */
export class MaskedText<Value> {
  host: MaskedInputHost<Value> | null = null;
  private mask: Mask<Value>;
  private history: MaskHistory;
  private emittedKey: string;
  private emittedValue: Value | null | undefined;
  private isSaying = false;

  constructor(mask: Mask<Value>, value: Value | null | undefined) {
    this.mask = mask;
    this.history = startHistory(caretAtEnd(mask.textOf(value)));
    this.emittedKey = mask.read(this.text).key;
    this.emittedValue = value;
  }

  get text(): string {
    return this.history.present.text;
  }

  get state(): MaskState {
    return this.history.present;
  }

  /** What an edit at this state would lead to; nothing changes yet. */
  reduce(from: MaskState, edit: HistoryEdit): HistoryResult {
    return reduceHistory(this.mask, { ...this.history, present: from }, edit);
  }

  /** Takes over the result of {@link reduce}, says its notice and emits the new value. */
  accept(history: MaskHistory, notice: Notice | null): void {
    const isNewText = history.present.text !== this.text;
    this.history = history;
    this.say(notice);
    if (isNewText) this.changed();
  }

  say(notice: Notice | null): void {
    if (notice === null && !this.isSaying) return;
    this.isSaying = notice !== null;
    this.host?.onNotice(notice);
  }

  /** Finishes the text; `true` when that changed it. The caret stays in a text that is finished. */
  commit(): boolean {
    const { state, notice } = this.mask.commit(this.text);
    const isNewText = state.text !== this.text;
    const { start, end } = this.state;
    this.history = advance(this.history, isNewText ? state : { ...state, start, end });
    if (isNewText) this.changed();
    this.say(notice ?? null);
    this.host?.onCommit?.(this.text);
    return isNewText;
  }

  /** Starts over with a text, without a past. */
  restart(text: string): void {
    this.history = startHistory(caretAtEnd(text));
    this.say(null);
    this.changed();
  }

  /** Other rules: a finished text is written again by them, an unfinished one stays. */
  setMask(next: Mask<Value>): void {
    if (next === this.mask) return;
    const { value } = this.mask.read(this.text);
    const isFinished = this.mask.textOf(value) === this.text;
    this.mask = next;
    const text = isFinished ? next.textOf(value) : this.text;
    if (text === this.text) this.changed();
    else this.restart(text);
  }

  /** Shows a value set by the program, unless it is the one emitted last or the text says it. */
  show(value: Value | null | undefined): void {
    if (Object.is(value, this.emittedValue) || this.mask.says(this.text, value)) return;
    const text = this.mask.textOf(value);
    this.emittedKey = this.mask.read(text).key;
    if (text !== this.text) this.restart(text);
    this.emittedValue = value;
    this.correct(value);
  }

  /** A value that its text does not say was changed by the rules: the program must learn of it. */
  correct(value: Value | null | undefined): void {
    if (this.mask.says(this.text, value)) return;
    this.emittedValue = this.mask.read(this.text).value;
    this.host?.onEmit(this.emittedValue, this.text);
  }

  private changed(): void {
    this.host?.onText?.(this.text);
    const reading = this.mask.read(this.text);
    if (reading.hold !== true && reading.key !== this.emittedKey) {
      this.emittedKey = reading.key;
      this.emittedValue = reading.value;
      this.host?.onEmit(reading.value, this.text);
    }
  }
}
