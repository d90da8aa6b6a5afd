export type { DigitsChangeDetails } from '../../field/masked/digits-field.tsx';
export { EinInput, type EinInputProps } from './ein-input.tsx';
export { SsnInput, type SsnInputProps } from './ssn-input.tsx';
