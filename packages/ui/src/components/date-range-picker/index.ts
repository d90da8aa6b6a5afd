export { CustomRangeForm, type CustomRangeFormProps } from './custom-range-form.tsx';
export {
  type DateRange,
  DateRangePicker,
  type DateRangePickerProps,
} from './date-range-picker.tsx';
