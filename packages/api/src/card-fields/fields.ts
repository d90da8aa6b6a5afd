import type { CardBrand } from '@payfac/domain/enumerations';

export type CardField = 'number' | 'expiry' | 'cvv';

export interface CardFieldError {
  /** `form` is for problems no single field is to blame for. */
  readonly field: CardField | 'form';
  /** A sentence for people; those of a field are shown beside it already. */
  readonly message: string;
}

export type Tokenized =
  | {
      readonly ok: true;
      /** Goes into a sale, or to a customer's cards. It lives half an hour unless a customer keeps it. */
      readonly token: string;
      readonly cardBrand: CardBrand;
      /** The last four digits. */
      readonly truncatedCardNumber: string;
      /** 1 to 12. */
      readonly expirationMonth: number;
      /** All four digits. */
      readonly expirationYear: number;
    }
  | { readonly ok: false; readonly errors: readonly CardFieldError[] };

export interface CardFieldEvents {
  readonly ready: undefined;
  readonly change: {
    /** Every field is filled in and in order, as far as the browser can tell. */
    readonly isComplete: boolean;
    readonly isEmpty: boolean;
    readonly cardBrand: CardBrand | null;
    /** The first six digits, for a BIN look-up, once there are as many. */
    readonly bin: string | null;
  };
  readonly focus: { readonly field: CardField };
  readonly blur: { readonly field: CardField };
  /** Enter was pressed in a field. */
  readonly submit: undefined;
  /** The fields cannot be used: they did not load, or were open for too long. */
  readonly error: { readonly reason: 'unavailable' | 'expired'; readonly message: string };
}

export interface MountOptions {
  /** Signed by the platform (`tokenization.generateContext`); names the origins that may embed the fields. */
  readonly context: string;
  readonly vaultId: string;
  /** Takes the frame with the fields. */
  readonly container: HTMLElement;
  /** Custom properties of the design system; by default as they hold in the container. */
  readonly style?: Readonly<Record<string, string>>;
  readonly labels?: Partial<Readonly<Record<CardField, string>>>;
}

/** What the hosted script returns; it has this shape by the script's version, `/fields/v1/`. */
export interface HostedFields {
  readonly on: <E extends keyof CardFieldEvents>(
    event: E,
    listener: (detail: CardFieldEvents[E]) => void,
  ) => () => void;
  readonly tokenize: () => Promise<Tokenized>;
  readonly focus: (field: CardField) => void;
  /** Says at each field what is wrong with it, and sends nothing. */
  readonly validate: () => void;
  readonly clear: () => void;
  readonly destroy: () => void;
}

/** Mounted card fields. The page that embeds them never sees a card number. */
export interface CardFields extends HostedFields {
  /** Resolves when the fields can be filled in; rejects with a `CardFieldsError` when they cannot. */
  readonly ready: Promise<void>;
}

export interface HostedFieldsScript {
  readonly create: (options: MountOptions) => HostedFields;
}
