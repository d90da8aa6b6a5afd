import { maximumTiers } from '@payfac/domain/pricing';
import { Button } from '@payfac/ui/button';
import { FormWide } from '@payfac/ui/form-layout';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, CloseIcon } from '@payfac/ui/icons';
import { Stack } from '@payfac/ui/layout';
import { useFieldArray } from 'react-hook-form';
import { Amount, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import * as styles from './plan.css.ts';
import type { ScheduleProps } from './schedule-props.ts';

interface TierRowsProps extends ScheduleProps {
  readonly priceLabel: string;
}

/** Tiers of units with their prices; the last one has no end. */
export function TierRows({ plan, index, priceLabel }: TierRowsProps) {
  const { Field, form } = plan;
  const at = `schedules.${index}.tiers` as const;
  const { fields, insert, remove } = useFieldArray({ control: form.control, name: at });
  const last = fields.length - 1;
  return (
    <FormWide>
      <Stack gap="md">
        {fields.map(({ id }, tier) => (
          <div key={id} className={styles.row}>
            {tier === last ? (
              <p className={styles.endless}>
                {last === 0 ? 'Any number of units' : 'All units above'}
              </p>
            ) : (
              <Field name={`${at}.${tier}.upTo`} as={WholeNumber} label="Up to units" isRequired />
            )}
            <Field name={`${at}.${tier}.price`} as={Amount} label={priceLabel} isRequired />
            <div className={styles.remove}>
              {last > 0 && (
                <IconButton
                  label={`Remove tier ${tier + 1}`}
                  icon={<CloseIcon size={16} />}
                  onPress={() => remove(tier)}
                />
              )}
            </div>
          </div>
        ))}
        {fields.length < maximumTiers && (
          <div>
            <Button size="small" icon={<AddIcon size={14} />} onPress={() => insert(last, {})}>
              Add tier
            </Button>
          </div>
        )}
      </Stack>
    </FormWide>
  );
}
