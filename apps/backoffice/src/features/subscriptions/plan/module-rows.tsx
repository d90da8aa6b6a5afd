import { maximumModules } from '@payfac/domain/pricing';
import { Button } from '@payfac/ui/button';
import { FormWide } from '@payfac/ui/form-layout';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, CloseIcon } from '@payfac/ui/icons';
import { Stack } from '@payfac/ui/layout';
import { useFieldArray } from 'react-hook-form';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import * as styles from './plan.css.ts';
import type { ScheduleProps } from './schedule-props.ts';

/** Modules that a subscriber can have, each with its price per period. */
export function ModuleRows({ plan, index }: ScheduleProps) {
  const { Field, form } = plan;
  const at = `schedules.${index}.modules` as const;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: at });
  return (
    <FormWide>
      <Stack gap="md">
        {fields.map(({ id }, module) => (
          <div key={id} className={styles.moduleRow}>
            <Field
              name={`${at}.${module}.name`}
              as={Text}
              label="Module"
              isRequired
              maxLength={80}
            />
            <Field name={`${at}.${module}.key`} as={Text} label="Key" isRequired maxLength={40} />
            <Field name={`${at}.${module}.amount`} as={Amount} label="Price" isRequired />
            <div className={styles.remove}>
              {fields.length > 1 && (
                <IconButton
                  label={`Remove module ${module + 1}`}
                  icon={<CloseIcon size={16} />}
                  onPress={() => remove(module)}
                />
              )}
            </div>
          </div>
        ))}
        {fields.length < maximumModules && (
          <div>
            <Button size="small" icon={<AddIcon size={14} />} onPress={() => append({})}>
              Add module
            </Button>
          </div>
        )}
      </Stack>
    </FormWide>
  );
}
