import { digitGroupsMask } from '../../field/masked/digit-groups.ts';
import { DigitsField, type DigitsFieldProps } from '../../field/masked/digits-field.tsx';

export type RoutingNumberInputProps = DigitsFieldProps;

const mask = digitGroupsMask({ groups: [9], sample: '021000021' });

/**
 * The nine digits of a US bank's ABA routing number. Emits the digits so far; pass the result of the checksum as the
 * error.
 */
export function RoutingNumberInput(props: RoutingNumberInputProps) {
  return <DigitsField rules={{ mask, complete: [9], placeholder: '#########' }} props={props} />;
}
