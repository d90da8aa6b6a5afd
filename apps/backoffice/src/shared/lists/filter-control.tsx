import { addDays, formatDay, startOfZonedDay } from '@payfac/domain/time';
import { Checkbox } from '@payfac/ui/checkbox';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { DateInput } from '@payfac/ui/date-input';
import { TextField } from '@payfac/ui/text-field';
import { getZone } from '../time/clock.ts';
import type { Filter, FilterValues } from './definition.ts';
import { formatFilterHint } from './filter-hint.ts';
import * as styles from './list-page.css.ts';

interface FilterControlProps {
  readonly filter: Filter;
  readonly values: FilterValues;
  readonly onChange: (changes: FilterValues) => void;
}

const one = (values: FilterValues, key: string): string => values[key]?.[0] ?? '';
const held = (value: string): readonly string[] => (value === '' ? [] : [value]);

const dayOf = (instant: string, shift: number): string =>
  instant === '' ? '' : addDays(formatDay(new Date(instant), getZone()), shift);

const instantOf = (day: string, shift: number): readonly string[] => {
  const start = day === '' ? undefined : startOfZonedDay(addDays(day, shift), getZone());
  return start ? [start.toISOString()] : [];
};

/** The fields of one filter. Values are kept in the form the address has. */
export function FilterControl({ filter, values, onChange }: FilterControlProps) {
  switch (filter.kind) {
    case 'text':
      return (
        <TextField
          label={filter.label}
          value={one(values, filter.key)}
          onChange={(text) => onChange({ [filter.key]: held(text) })}
          description={formatFilterHint(one(values, filter.key))}
        />
      );
    case 'options': {
      const chosen = values[filter.key] ?? [];
      return (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{filter.label}</legend>
          {filter.options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              value={chosen.includes(value)}
              onChange={(isChosen) =>
                onChange({
                  [filter.key]: isChosen
                    ? [...chosen, value]
                    : chosen.filter((other) => other !== value),
                })
              }
            />
          ))}
        </fieldset>
      );
    }
    case 'money-range':
      return (
        <div className={styles.pair}>
          <CurrencyInput
            label={`${filter.label} from`}
            output="string"
            value={one(values, filter.min)}
            onChange={(text) => onChange({ [filter.min]: held(text) })}
          />
          <CurrencyInput
            label={`${filter.label} to`}
            output="string"
            value={one(values, filter.max)}
            onChange={(text) => onChange({ [filter.max]: held(text) })}
          />
        </div>
      );
    case 'date-range':
      return (
        <div className={styles.pair}>
          <DateInput
            label={`${filter.label} from`}
            value={dayOf(one(values, 'from'), 0)}
            onChange={(day) => onChange({ from: instantOf(day, 0) })}
          />
          <DateInput
            label={`${filter.label} to`}
            value={dayOf(one(values, 'to'), -1)}
            onChange={(day) => onChange({ to: instantOf(day, 1) })}
          />
        </div>
      );
  }
}
