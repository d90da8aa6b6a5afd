export {
  CurrencyInput,
  type CurrencyInputProps,
  type CurrencyNumberProps,
  type CurrencyStringProps,
} from './currency-input.tsx';
