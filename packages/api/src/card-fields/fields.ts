import type { CardBrand } from '@payfac/domain/enumerations';

export type CardField = 'number' | 'expiry' | 'cvv';

export interface CardFieldError {
  /** `form` is for problems that belong to no single field. */
  readonly field: CardField | 'form';
  /** Human-readable message; a field's message is already shown beside it. */
  readonly message: string;
}

export type Tokenized =
  | {
      readonly ok: true;
      /** Token for a sale or a customer's vault. It expires after half an hour unless saved to a customer. */
      readonly token: string;
      readonly cardBrand: CardBrand;
      /** Last four digits of the card. */
      readonly truncatedCardNumber: string;
      /** Month, 1 to 12. */
      readonly expirationMonth: number;
      /** Year, four digits. */
      readonly expirationYear: number;
    }
  | { readonly ok: false; readonly errors: readonly CardFieldError[] };

export interface CardFieldEvents {
  readonly ready: undefined;
  readonly change: {
    /** Every field is complete and valid, as far as the browser can tell. */
    readonly isComplete: boolean;
    readonly isEmpty: boolean;
    readonly cardBrand: CardBrand | null;
    /** First six digits, for a BIN look-up; null until they are entered. */
    readonly bin: string | null;
  };
  readonly focus: { readonly field: CardField };
  readonly blur: { readonly field: CardField };
  /** Enter was pressed in a field. */
  readonly submit: undefined;
  /** The fields can't be used: they failed to load, or were open too long. */
  readonly error: { readonly reason: 'unavailable' | 'expired'; readonly message: string };
}

export interface MountOptions {
  /** Signed by the platform (`tokenization.generateContext`); lists the origins that may embed the fields. */
  readonly context: string;
  readonly vaultId: string;
  /** Element to mount the fields' frame in. */
  readonly container: HTMLElement;
  /** Custom properties of the design system; default: those computed on the container. */
  readonly style?: Readonly<Record<string, string>>;
  readonly labels?: Partial<Readonly<Record<CardField, string>>>;
}

/** The hosted script's return value; the script's version, `/fields/v1/`, fixes its shape. */
export interface HostedFields {
  readonly on: <E extends keyof CardFieldEvents>(
    event: E,
    listener: (detail: CardFieldEvents[E]) => void,
  ) => () => void;
  readonly tokenize: () => Promise<Tokenized>;
  readonly focus: (field: CardField) => void;
  /** Shows each field's error beside it, and sends nothing. */
  readonly validate: () => void;
  readonly clear: () => void;
  readonly destroy: () => void;
}

/** Mounted card fields. The embedding page never sees a card number. */
export interface CardFields extends HostedFields {
  /** Resolves when the fields are ready; rejects with a `CardFieldsError` when they can't be used. */
  readonly ready: Promise<void>;
}

export interface HostedFieldsScript {
  readonly create: (options: MountOptions) => HostedFields;
}
