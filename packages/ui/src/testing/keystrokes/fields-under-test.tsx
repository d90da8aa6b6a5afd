import type { ReactNode } from 'react';
import {
  type CurrencyKeysProps,
  currencyKeys,
} from '../../components/currency-input/currency-input.keys.ts';
import { CurrencyInput } from '../../components/currency-input/index.ts';
import { type DateKeysProps, dateKeys } from '../../components/date-input/date-input.keys.ts';
import { DateInput } from '../../components/date-input/index.ts';
import { PercentageInput } from '../../components/percentage-input/index.ts';
import {
  type PercentageKeysProps,
  percentageKeys,
} from '../../components/percentage-input/percentage-input.keys.ts';
import { PhoneInput } from '../../components/phone-input/index.ts';
import { phoneKeys } from '../../components/phone-input/phone-input.keys.ts';
import type { KeystrokeRow } from '../../field/keystroke-tables/table.ts';
import { unmarked } from '../../field/keystroke-tables/table.ts';
import {
  type FieldMode,
  type MountedField,
  mountField,
  type ValueChannel,
} from './mount-field.tsx';

/** One row with a function that mounts its field. */
export interface RowUnderTest {
  readonly row: KeystrokeRow<unknown>;
  mount(mode: FieldMode): MountedField;
}

function rows<Props, Value>(
  table: readonly KeystrokeRow<Props>[],
  valueOf: (text: string, props: Props | undefined) => Value,
  field: (props: Props | undefined, channel: ValueChannel<Value>) => ReactNode,
): readonly RowUnderTest[] {
  return table.map((row) => ({
    row,
    mount: (mode) => {
      const start = valueOf(unmarked(row.start ?? '').text, row.props);
      return mountField<Value>((channel) => field(row.props, channel), start, mode);
    },
  }));
}

const phone = rows<object, string>(
  phoneKeys,
  (text) => text.replace(/\D/g, ''),
  (_, channel) => <PhoneInput label="Phone" {...channel} />,
);

function numberProps({ decimals, prefix, min, max, allowNegative }: CurrencyKeysProps = {}) {
  return { label: 'Amount', decimals, prefix, min, max, allowNegative };
}

const currency = rows<CurrencyKeysProps, number | null>(
  currencyKeys.filter((row) => row.props?.output !== 'string'),
  (text) => (text === '' ? null : Number(text.replace(/[$,]/g, ''))),
  (props, channel) => <CurrencyInput {...numberProps(props)} {...channel} />,
);

const currencyStrings = rows<CurrencyKeysProps, string>(
  currencyKeys.filter((row) => row.props?.output === 'string'),
  (text) => text.replace(/[$,]/g, ''),
  (props, channel) => <CurrencyInput {...numberProps(props)} {...channel} output="string" />,
);

const date = rows<DateKeysProps, string>(
  dateKeys,
  (text) => text.replace(/(\d\d)-(\d\d)-(\d{4})/, '$3-$1-$2'),
  (props, channel) => <DateInput label="Date" {...props} {...channel} />,
);

const percentage = rows<PercentageKeysProps, string>(
  percentageKeys,
  (text) => text.replaceAll(',', ''),
  (props, channel) => <PercentageInput label="Percentage" {...props} {...channel} />,
);

/** The whole keystroke table with our own fields. */
export const fieldsUnderTest = {
  phone,
  currency: [...currency, ...currencyStrings],
  date,
  percentage,
} as const;
