import type { CardBrand } from '@payfac/domain/enumerations';
import type { CardField } from '../card/check.ts';

/*
 * The postMessage protocol between the loader, in the embedding page, and the frame with the card fields. Both check
 * the other's origin and window before they read a message.
 */

/** Marks this protocol's messages among others on the page. */
export const protocol = 'payfac-fields/1';

export type Mode = 'light' | 'dark';

/** `form` is for problems that don't belong to a single field. */
export interface FieldError {
  readonly field: CardField | 'form';
  readonly message: string;
}

export type Tokenized =
  | {
      readonly ok: true;
      readonly token: string;
      readonly cardBrand: CardBrand;
      /** The last four digits. */
      readonly truncatedCardNumber: string;
      /** 1 to 12. */
      readonly expirationMonth: number;
      /** All four digits. */
      readonly expirationYear: number;
    }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

export interface Change {
  /** Every field is filled in and valid, as far as the browser can tell. */
  readonly isComplete: boolean;
  /** Nothing has been entered. */
  readonly isEmpty: boolean;
  readonly cardBrand: CardBrand | null;
  /** The BIN, once all six digits are entered. */
  readonly bin: string | null;
}

export type Labels = Readonly<Record<CardField, string>>;
/** Custom properties of the design system by name, such as `--pf-color-focus`. */
export type Style = Readonly<Record<string, string>>;

export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'change'; readonly detail: Change }
  | { readonly type: 'focus' | 'blur'; readonly field: CardField }
  | { readonly type: 'submit' }
  | { readonly type: 'expired' }
  | { readonly type: 'result'; readonly request: number; readonly result: Tokenized };

export type ToFrame =
  | {
      readonly type: 'appearance';
      readonly mode: Mode;
      readonly style: Style;
      readonly labels: Partial<Labels>;
    }
  | { readonly type: 'tokenize'; readonly request: number }
  | { readonly type: 'focus'; readonly field: CardField }
  /** In response to `blur`, once no button of the page is pressed: the field may show its error, and grow. */
  | { readonly type: 'left'; readonly field: CardField }
  /** Shows each field's error and sends nothing. */
  | { readonly type: 'validate' }
  | { readonly type: 'clear' };

export type Envelope<Message> = Message & { readonly protocol: typeof protocol };

/**
 * Accepts a message whose origin and window were checked. Since the other half of this script sent it, only its mark is
 * checked.
 */
export const isEnvelope = <Message>(data: unknown): data is Envelope<Message> =>
  typeof data === 'object' && data !== null && 'protocol' in data && data.protocol === protocol;

/** The custom properties that style the fields; no others are taken from the page. */
export const styleNames: readonly string[] = [
  '--pf-color-text',
  '--pf-color-text-muted',
  '--pf-color-text-subtle',
  '--pf-color-surface',
  '--pf-color-border-strong',
  '--pf-color-focus',
  '--pf-color-danger-solid',
  '--pf-color-danger-text',
  '--pf-color-primary-ground',
  '--pf-size-control',
  '--pf-size-focus-ring',
  '--pf-space-sm',
  '--pf-radius-md',
  '--pf-font-size-sm',
  '--pf-font-size-md',
];
