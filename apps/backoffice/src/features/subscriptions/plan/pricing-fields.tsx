import { useWatch } from 'react-hook-form';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { ModuleRows } from './module-rows.tsx';
import type { ScheduleProps } from './schedule-props.ts';
import { TierRows } from './tier-rows.tsx';

/** What the chosen pricing model asks for. */
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
