export { PercentageInput, type PercentageInputProps } from './percentage-input.tsx';
