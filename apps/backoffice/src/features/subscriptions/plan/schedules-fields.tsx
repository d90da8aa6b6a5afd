import { maximumSchedules } from '@payfac/domain/plans';
import { Button } from '@payfac/ui/button';
import { AddIcon } from '@payfac/ui/icons';
import { useFieldArray } from 'react-hook-form';
import { newSchedule } from './form-values.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import type { ScheduleProps } from './schedule-props.ts';

/** The plan's schedules, one after the other. */
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
