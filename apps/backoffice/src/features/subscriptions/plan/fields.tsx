import {
  billingTimingLabels,
  billingTimings,
  cancelEffectLabels,
  cancelEffects,
  maximumSchedules,
} from '@payfac/domain/plans';
import { pricingModelLabels, pricingModels } from '@payfac/domain/pricing';
import { calendarUnits } from '@payfac/domain/time';
import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { AddIcon } from '@payfac/ui/icons';
import { useFieldArray, useWatch } from 'react-hook-form';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { loadedOnFocus } from '../../../shared/form/controls/loaded-on-focus.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { laterPart } from '../../../shared/later/later-part.ts';
import { type ScheduleProps } from './form-values.ts';
import * as styles from './plan.css.ts';
import { PricingFields } from './pricing-fields.tsx';
import { newSchedule } from './schedule-values.ts';

const Model = choiceOf(pricingModels, pricingModelLabels);
const Timing = choiceOf(billingTimings, billingTimingLabels);
const Effect = choiceOf(cancelEffects, cancelEffectLabels);
const Unit = choiceOf(calendarUnits, {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
});

/** The plan's names for the merchant and for payers. */
export const NameFields = ({ plan: { Field } }: Pick<ScheduleProps, 'plan'>) => (
  <>
    <Field
      name="name"
      as={Text}
      label="Name"
      description="Only your team sees this."
      isRequired
      maxLength={80}
    />
    <Field name="description" as={Text} label="Description" maxLength={500} />
    <FormWide>
      <Field
        name="title"
        as={Text}
        label="Title"
        description="Customers see this when they subscribe."
        isRequired
        maxLength={120}
      />
    </FormWide>
    <FormWide>
      <Field name="subTitle" as={Text} label="Subtitle" maxLength={200} />
    </FormWide>
  </>
);

/** How its subscriptions end. */
export const CancelFields = ({ plan: { Field } }: Pick<ScheduleProps, 'plan'>) => (
  <FormSection title="Cancellation">
    <Field name="takesEffect" as={Effect} label="Takes effect" isRequired />
    <Field name="noticeDays" as={WholeNumber} label="Notice (days)" />
    <FormWide>
      <Field name="byPayer" as={Tick} label="Customers can cancel by themselves" />
    </FormWide>
  </FormSection>
);

const DaysOnceReached = loadedOnFocus(
  laterPart(async () => (await import('./days.ts')).Days),
  'Search days',
);

/** Loaded when the user changes the days of the month. */
const Days = (props: ControlProps<string[]>) => (
  <DaysOnceReached {...props} chosenText={props.value?.join(', ')} />
);

interface ScheduleFieldsProps extends ScheduleProps {
  /** Whether it is the last schedule: only that one can continue without end. */
  readonly isLast: boolean;
  readonly onRemove?: () => void;
}

/** One schedule of a plan: its price, its billing, and its length. */
function ScheduleFields({ plan, index, isLast, onRemove }: ScheduleFieldsProps) {
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
              description="Shorter months use their last day."
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

/** The plan's schedules, in order. */
export function SchedulesFields({ plan }: Pick<ScheduleProps, 'plan'>) {
  const { fields, append, remove } = useFieldArray({
    control: plan.form.control,
    name: 'schedules',
  });
  return (
    <>
      {fields.map(({ id }, index) => (
        <ScheduleFields
          key={id}
          plan={plan}
          index={index}
          isLast={index === fields.length - 1}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {fields.length < maximumSchedules && (
        <div>
          <Button
            icon={<AddIcon size={16} />}
            onPress={() => append(newSchedule(`Schedule ${fields.length + 1}`))}
          >
            Add schedule
          </Button>
        </div>
      )}
    </>
  );
}
