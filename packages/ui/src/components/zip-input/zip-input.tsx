import { digitGroupsMask } from '../../field/masked/digit-groups.ts';
import { DigitsField, type DigitsFieldProps } from '../../field/masked/digits-field.tsx';

export type ZipInputProps = DigitsFieldProps;

const mask = digitGroupsMask({ groups: [5, 4], sample: '10001 or 10001-1234' });

/** A US ZIP code, five digits or nine: 10001 or 10001-1234. Emits the digits so far. */
export function ZipInput(props: ZipInputProps) {
  return (
    <DigitsField
      rules={{ mask, complete: [5, 9], placeholder: '#####', autoComplete: 'postal-code' }}
      props={props}
    />
  );
}
