import { PercentageInput } from '@payfac/ui/percentage-input';
import { type ControlProps, textOrNothing } from './control.ts';

/** As many as a sales tax has, such as 8.875 %. */
const decimals = 3;

/** A rate of tax or discount in percent, held as its decimal text. */
export const Rate = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <PercentageInput
    {...rest}
    decimals={decimals}
    value={value}
    onChange={(rate) => onChange(textOrNothing(rate))}
  />
);
