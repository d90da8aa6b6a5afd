import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { MantineProvider, MaskInput, NumberInput } from '@mantine/core';
import { DateInput as MantineDate } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import {
  type Contender,
  emitted,
  type InputProps,
  textOf,
} from '../../../src/masked-inputs/page/contender.ts';

dayjs.extend(customParseFormat);

function Phone({ start, onChange }: InputProps) {
  return (
    <MantineProvider>
      <MaskInput
        label="Phone"
        mask="(999) 999-9999"
        slotChar={null}
        defaultValue={textOf('phone', start)}
        onChangeRaw={(digits) => onChange(emitted.phone(digits))}
      />
    </MantineProvider>
  );
}

function Currency({ row, start, onChange }: InputProps) {
  const { decimals = 2, prefix = '$', max, min, allowNegative = false, output } = row;
  return (
    <MantineProvider>
      <NumberInput
        label="Amount"
        hideControls
        prefix={prefix}
        thousandSeparator=","
        decimalScale={decimals}
        allowNegative={allowNegative}
        {...(min !== undefined && { min })}
        {...(max !== undefined && { max })}
        defaultValue={start ?? ''}
        onChange={(value) => {
          if (output === 'string') onChange(String(value));
          else onChange(value === '' ? null : Number(value));
        }}
      />
    </MantineProvider>
  );
}

function DateInput({ row, start, onChange }: InputProps) {
  const { earliest, latest } = row;
  return (
    <MantineProvider>
      <MantineDate
        label="Date"
        valueFormat="MM-DD-YYYY"
        popoverProps={{ opened: false }}
        {...(textOf('date', start) !== '' && { defaultValue: String(start) })}
        {...(earliest !== undefined && { minDate: earliest })}
        {...(latest !== undefined && { maxDate: latest })}
        onChange={(date) => onChange(date ?? '')}
      />
    </MantineProvider>
  );
}

export const mantine: Contender = {
  name: 'Mantine',
  isControlled: false,
  inputs: { phone: Phone, currency: Currency, date: DateInput },
};
