import {
  advance,
  type HistoryEdit,
  type HistoryResult,
  type MaskHistory,
  reduceHistory,
  startHistory,
} from './history.ts';
import { caretAtEnd, type Mask, type MaskState, type Notice } from './mask.ts';

/** Callbacks from a masked input to its component. All are called synchronously. */
export interface MaskedInputHost<Value> {
  onEmit(value: Value, text: string): void;
  /** Called after every text change and before it is emitted, even when nothing is. */
  onText: ((text: string) => void) | undefined;
  /** Called with a refusal or adjustment to announce; `null` when the last one no longer applies. */
  onNotice(notice: Notice | null): void;
  /** Called when the user is done with the text: before blur, on Enter, on submission. */
  onCommit: ((text: string) => void) | undefined;
  onLeave: (() => void) | undefined;
}

/** A masked text over time: its history, its emitted value, and its notice. */
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

  /** The result of an edit on a state; changes nothing yet. */
  reduce(from: MaskState, edit: HistoryEdit): HistoryResult {
    return reduceHistory(this.mask, { ...this.history, present: from }, edit);
  }

  /** Applies the result of {@link reduce}, announces its notice and emits the new value. */
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

  /** Completes the text; `true` when that changed it. The caret stays in a completed text. */
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

  /** Starts over with a text, without history. */
  restart(text: string): void {
    this.history = startHistory(caretAtEnd(text));
    this.say(null);
    this.changed();
  }

  /** Applies new rules: a complete text is reformatted, an incomplete one is kept. */
  setMask(next: Mask<Value>): void {
    if (next === this.mask) return;
    const { value } = this.mask.read(this.text);
    const isFinished = this.mask.textOf(value) === this.text;
    this.mask = next;
    const text = isFinished ? next.textOf(value) : this.text;
    if (text === this.text) this.changed();
    else this.restart(text);
  }

  /** Shows a value set by the program, unless it was emitted last or the text already represents it. */
  show(value: Value | null | undefined): void {
    if (Object.is(value, this.emittedValue) || this.mask.says(this.text, value)) return;
    const text = this.mask.textOf(value);
    this.emittedKey = this.mask.read(text).key;
    if (text !== this.text) this.restart(text);
    this.emittedValue = value;
    this.correct(value);
  }

  /** A value that differs from its text was changed by the rules: the program must be told. */
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
