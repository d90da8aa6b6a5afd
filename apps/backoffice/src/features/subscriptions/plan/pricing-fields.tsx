import { maximumModules, maximumTiers } from '@payfac/domain/pricing';
import { Button } from '@payfac/ui/button';
import { FormWide } from '@payfac/ui/form-layout';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, CloseIcon } from '@payfac/ui/icons';
import { Stack } from '@payfac/ui/layout';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Amount, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import type { ScheduleProps } from './form-values.ts';
import * as styles from './plan.css.ts';

/** Optional modules, each with its price per period. */
function ModuleRows({ plan, index }: ScheduleProps) {
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

interface TierRowsProps extends ScheduleProps {
  readonly priceLabel: string;
}

/** Tiers of units with their prices; the last one has no end. */
function TierRows({ plan, index, priceLabel }: TierRowsProps) {
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

/** The fields of the chosen pricing model. */
export function PricingFields({ plan, index }: ScheduleProps) {
  const { Field, form } = plan;
  const at = `schedules.${index}` as const;
  const model = useWatch({ control: form.control, name: `${at}.model` });
  switch (model) {
    case 'free':
      return null;
    case 'flat':
      return <Field name={`${at}.amount`} as={Amount} label="Price per period" isRequired />;
    case 'perUsageQuantity':
      return <Field name={`${at}.unitPrice`} as={Amount} label="Price per unit" isRequired />;
    case 'perModule':
      return <ModuleRows plan={plan} index={index} />;
    case 'flatTiered':
      return <TierRows plan={plan} index={index} priceLabel="Price per period" />;
    case 'perUsageVolume':
    case 'perUsageTiered':
      return <TierRows plan={plan} index={index} priceLabel="Price per unit" />;
  }
}
