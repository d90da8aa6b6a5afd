export { RoutingNumberInput, type RoutingNumberInputProps } from './routing-number-input.tsx';
