import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { onceReached } from '../../../shared/form/controls/once-reached.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { Model, Timing, Unit } from './controls.ts';
import * as styles from './plan.css.ts';
import { PricingFields } from './pricing-fields.tsx';
import type { ScheduleProps } from './schedule-props.ts';

const DaysOnceReached = onceReached(
  laterPart(async () => (await import('./days.ts')).Days),
  'Search days',
);

/** Fetched when somebody changes the days of the month. */
const Days = (props: ControlProps<string[]>) => (
  <DaysOnceReached {...props} chosenText={props.value?.join(', ')} />
);

interface ScheduleFieldsProps extends ScheduleProps {
  /** Whether nothing follows it: only then can it go on without end. */
  readonly isLast: boolean;
  readonly onRemove?: () => void;
}

/** One stretch of a plan: its price, when it is charged, and how long it lasts. */
export function ScheduleFields({ plan, index, isLast, onRemove }: ScheduleFieldsProps) {
  const { Field, form } = plan;
  const at = `schedules.${index}` as const;
  const timing = useWatch({ control: form.control, name: `${at}.timing` });
  return (
    <div className={styles.part}>
      <FormSection title={`Schedule ${index + 1}`}>
        <Field name={`${at}.name`} as={Text} label="Schedule name" isRequired maxLength={80} />
        <Field name={`${at}.model`} as={Model} label="Pricing model" isRequired />
        <PricingFields plan={plan} index={index} />
        <FormWide>
          <Field name={`${at}.timing`} as={Timing} label="Billing timing" isRequired />
        </FormWide>
        {timing === 'executionDays' ? (
          <FormWide>
            <Field
              name={`${at}.executionDays`}
              as={Days}
              label="Days of the month"
              description="A day that a month doesn't have is its last day."
              isRequired
            />
          </FormWide>
        ) : (
          <>
            <Field name={`${at}.count`} as={WholeNumber} label="Bill every" isRequired />
            <Field name={`${at}.unit`} as={Unit} label="Unit" isRequired />
          </>
        )}
        <Field
          name={`${at}.cycles`}
          as={WholeNumber}
          label="Number of periods"
          {...(isLast
            ? { description: 'Leave empty to continue until canceled.' }
            : { isRequired: true })}
        />
      </FormSection>
      {onRemove && (
        <div>
          <Button variant="quiet" onPress={onRemove}>
            Remove schedule {index + 1}
          </Button>
        </div>
      )}
    </div>
  );
}
