import { digitGroupsMask } from '../../field/masked/digit-groups.ts';
import { DigitsField, type DigitsFieldProps } from '../../field/masked/digits-field.tsx';

export interface SsnInputProps extends DigitsFieldProps {
  /** Drawn as dots while it has no focus. @default true */
  readonly isConcealed?: boolean | undefined;
}

const mask = digitGroupsMask({ groups: [3, 2, 4], sample: '123-45-6789' });

/** A US Social Security number, ###-##-####. Emits the digits so far; whether they are one is the form’s to say. */
export function SsnInput({ isConcealed = true, ...props }: SsnInputProps) {
  return (
    <DigitsField
      rules={{ mask, complete: [9], placeholder: '###-##-####', isConcealed }}
      props={props}
    />
  );
}
