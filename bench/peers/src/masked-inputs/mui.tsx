import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import {
  type Contender,
  type InputProps,
  textOf,
} from '../../../src/masked-inputs/page/contender.ts';

/** It has no input for an amount or a phone. */
function DateInput({ row, start, onChange }: InputProps) {
  const { earliest, latest } = row;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date"
        format="MM-DD-YYYY"
        {...(textOf('date', start) !== '' && { defaultValue: dayjs(String(start)) })}
        {...(earliest !== undefined && { minDate: dayjs(earliest) })}
        {...(latest !== undefined && { maxDate: dayjs(latest) })}
        onChange={(date) => onChange(date?.isValid() === true ? date.format('YYYY-MM-DD') : '')}
      />
    </LocalizationProvider>
  );
}

export const mui: Contender = {
  name: 'MUI',
  isControlled: false,
  inputs: { date: DateInput },
  /** All of it, when all of it is selected. */
  segments: { date: '[role=spinbutton], [contenteditable=true]' },
};
