import { RoutingNumberInput } from '@payfac/ui/routing-number-input';
import { EinInput, SsnInput } from '@payfac/ui/tax-id-input';
import { ZipInput } from '@payfac/ui/zip-input';
import { type ControlProps, textOrNothing } from './control.ts';

const ZIP_DIGITS = 5;

/** A formatted ZIP code: `46204` or `46204-1234`. */
export const Zip = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <ZipInput
    {...rest}
    value={value.replace('-', '')}
    onChange={(digits) =>
      onChange(
        digits.length > ZIP_DIGITS
          ? `${digits.slice(0, ZIP_DIGITS)}-${digits.slice(ZIP_DIGITS)}`
          : textOrNothing(digits),
      )
    }
  />
);

/** A Social Security number, nine digits. Never stored in a draft if the field's name says so. */
export const Ssn = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <SsnInput {...rest} value={value} onChange={(digits) => onChange(textOrNothing(digits))} />
);

/** An employer identification number, nine digits. */
export const Ein = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <EinInput {...rest} value={value} onChange={(digits) => onChange(textOrNothing(digits))} />
);

/** A bank's routing number, nine digits. */
export const RoutingNumber = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <RoutingNumberInput
    {...rest}
    value={value}
    onChange={(digits) => onChange(textOrNothing(digits))}
  />
);
