import type { MetricUnit } from '@payfac/domain/metrics';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { PercentageInput } from '@payfac/ui/percentage-input';
import { type ControlProps, textOrNothing } from '../../../shared/form/controls/control.ts';

const CountLimit = ({ value, onChange, ...rest }: ControlProps<string>) => (
  <CurrencyInput
    {...rest}
    prefix=""
    decimals={0}
    value={value === undefined ? null : Number(value)}
    onChange={(number) => onChange(number === null ? undefined : String(number))}
  />
);

const MoneyLimit = ({ value, onChange, ...rest }: ControlProps<string>) => (
  <CurrencyInput
    {...rest}
    value={value === undefined ? null : Number(value)}
    onChange={(dollars) => onChange(dollars === null ? undefined : dollars.toFixed(2))}
  />
);

const PercentLimit = ({ value = '', onChange, ...rest }: ControlProps<string>) => (
  <PercentageInput
    {...rest}
    value={value}
    onChange={(percent) => onChange(textOrNothing(percent))}
  />
);

/** A metric's limit is a decimal text, edited by what the metric is counted in. */
export const limitControls = {
  count: CountLimit,
  money: MoneyLimit,
  percent: PercentLimit,
} as const satisfies Readonly<Record<MetricUnit, unknown>>;
