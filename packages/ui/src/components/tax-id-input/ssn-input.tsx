import { digitGroupsMask } from '../../field/masked/digit-groups.ts';
import { DigitsField, type DigitsFieldProps } from '../../field/masked/digits-field.tsx';

export interface SsnInputProps extends DigitsFieldProps {
  /** Masked with dots while unfocused. @default true */
  readonly isConcealed?: boolean | undefined;
}

const mask = digitGroupsMask({ groups: [3, 2, 4], sample: '123-45-6789' });

/** A US Social Security number, ###-##-####. Emits the digits so far; the form validates them. */
export function SsnInput({ isConcealed = true, ...props }: SsnInputProps) {
  return (
    <DigitsField
      rules={{ mask, complete: [9], placeholder: '###-##-####', isConcealed }}
      props={props}
    />
  );
}
