import { Button } from '@payfac/ui/button';
import { CurrencyInput } from '@payfac/ui/currency-input';
import { DateInput } from '@payfac/ui/date-input';
import { presetOf, presetsOf } from './date-presets.ts';
import { boundOfDay, dayOfBound } from './dates.ts';
import { first, type Range } from './filter.ts';
import { type FilterFieldsProps, held } from './filter-props.ts';
import * as styles from './filters.css.ts';

type BoundProps = FilterFieldsProps<Range> & {
  readonly name: string;
  readonly text: string;
  readonly isEnd: boolean;
};

/** One end of a range. */
function Bound({ filter, values, onChange, problems, name, text, isEnd }: BoundProps) {
  const shared = {
    label: `${filter.label} ${text}`,
    errorMessage: problems[name],
    ...(problems[name] !== undefined && { isTouched: true }),
  };
  const value = first(values, name);
  return filter.kind === 'money-range' ? (
    <CurrencyInput
      {...shared}
      output="string"
      value={value}
      onChange={(amount) => onChange({ [name]: held(amount) })}
    />
  ) : (
    <DateInput
      {...shared}
      value={dayOfBound(value, filter, isEnd)}
      onChange={(day) => onChange({ [name]: held(boundOfDay(day, filter, isEnd)) })}
    />
  );
}

/** Both ends, and common presets. */
export function RangeFields(props: FilterFieldsProps<Range>) {
  const { filter, values, onChange } = props;
  const [low, high] = filter.kind === 'money-range' ? ['min', 'max'] : ['from', 'to'];
  const presets = presetsOf(filter);
  const chosen = presetOf(filter, values);
  return (
    <div className={styles.range}>
      {presets.length > 0 && (
        <div className={styles.presets}>
          {presets.map((preset) => (
            <Button
              key={preset.id}
              size="small"
              variant={preset.id === chosen?.id ? 'primary' : 'secondary'}
              onPress={() => onChange(preset.values)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.pair}>
        {filter.from && <Bound {...props} name={filter.from} text={low ?? ''} isEnd={false} />}
        <Bound {...props} name={filter.to} text={high ?? ''} isEnd />
      </div>
    </div>
  );
}
