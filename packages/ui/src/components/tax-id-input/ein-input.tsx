import { digitGroupsMask } from '../../field/masked/digit-groups.ts';
import { DigitsField, type DigitsFieldProps } from '../../field/masked/digits-field.tsx';

export type EinInputProps = DigitsFieldProps;

const mask = digitGroupsMask({ groups: [2, 7], sample: '12-3456789' });

/** A US employer identification number, ##-#######. Emits the digits so far. */
export function EinInput(props: EinInputProps) {
  return <DigitsField rules={{ mask, complete: [9], placeholder: '##-#######' }} props={props} />;
}
