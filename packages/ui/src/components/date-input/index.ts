export { dateText, type IsoDate, parseIsoDate } from './calendar-date.ts';
export { DateInput, type DateInputProps } from './date-input.tsx';
