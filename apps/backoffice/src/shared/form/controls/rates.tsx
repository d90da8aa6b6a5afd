import { PercentageInput } from '@payfac/ui/percentage-input';
import { type ControlProps, textOrNothing } from './control.ts';

/** As many as domain's `rate` has: fewer would cut what another program saved. */
const decimals = 4;

/** A rate of tax or discount in percent, held as its decimal text. */
export const Rate = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <PercentageInput
    {...rest}
    decimals={decimals}
    value={value}
    onChange={(rate) => onChange(textOrNothing(rate))}
  />
);
