import type { ReactNode } from 'react';

export type Kind = 'phone' | 'currency' | 'date';

/** Props set by a row of the keystroke table; see the tables beside the components. */
export interface RowProps {
  readonly decimals?: number | undefined;
  readonly prefix?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly allowNegative?: boolean | undefined;
  readonly output?: 'number' | 'string' | undefined;
  readonly earliest?: string | undefined;
  readonly latest?: string | undefined;
}

export type Value = string | number | null;

export interface InputProps {
  readonly row: RowProps;
  /** Set for a controlled input; otherwise `start` is its initial value. */
  readonly value: Value | undefined;
  readonly start: Value;
  readonly onChange: (value: Value) => void;
}

/** One way to build the three inputs, following its documentation. */
export interface Contender {
  readonly name: string;
  /** Called on every emission, when `value` is controlled. */
  readonly isControlled: boolean;
  /** Undefined when a library has none. */
  readonly inputs: Readonly<Partial<Record<Kind, (props: InputProps) => ReactNode>>>;
  /** Selector of the focusable element, for inputs made of segments. */
  readonly segments?: Readonly<Partial<Record<Kind, string>>>;
}

const isoText = /^(\d{2})-(\d{2})-(\d{4})$/;

/** Formats of emitted values, shared by all contenders, so that only their masks differ. */
export const emitted = {
  phone: (text: string): string => {
    const digits = text.replace(/\D/g, '');
    return digits.length === 10 ? digits : 'invalid format';
  },
  currency: (text: string, output: 'number' | 'string' = 'number'): Value => {
    const plain = text.replace(/[^\d.-]/g, '');
    if (!/\d/.test(plain)) return output === 'string' ? '' : null;
    return output === 'string' ? plain.replace(/\.$/, '') : Number(plain);
  },
  date: (text: string): string => {
    const match = isoText.exec(text);
    if (match === null) return '';
    const iso = `${match[3] ?? ''}-${match[1] ?? ''}-${match[2] ?? ''}`;
    const date = new Date(`${iso}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : '';
  },
} as const;

/** A row's bound as local midnight, for masks that use JavaScript dates. */
export function midnight(date: string | undefined): Date | undefined {
  return date === undefined ? undefined : new Date(`${date}T00:00:00`);
}

/** A value as text, for contenders that start with text. */
export function textOf(kind: Kind, value: Value | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  if (kind === 'date') return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
  return text === 'invalid format' ? '' : text;
}
