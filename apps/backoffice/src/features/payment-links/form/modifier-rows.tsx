import { maximumTotalModifiers } from '@payfac/domain/cart';
import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, CloseIcon } from '@payfac/ui/icons';
import { memo } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { newModifier } from './content.ts';
import { ModifierType } from './controls.tsx';
import * as styles from './form.css.ts';
import type { LinkFormHandle } from './form-props.ts';

interface RowProps extends Pick<LinkFormHandle, 'Field'> {
  readonly index: number;
  readonly remove: (index: number) => void;
}

/** A coupon or discount takes from the total, a fee adds to it. */
const ModifierRow = memo(function ModifierRow({ Field, index, remove }: RowProps) {
  const at = `totalModifiers.${index}` as const;
  return (
    <fieldset className={styles.modifier} aria-label={`Coupon, discount or fee ${index + 1}`}>
      <Field name={`${at}.type`} as={ModifierType} label="Type" />
      <div className={styles.whole}>
        <Field name={`${at}.description`} as={Text} label="Label" maxLength={80} />
      </div>
      <Field name={`${at}.amount`} as={Amount} label="Amount" isRequired />
      <div className={styles.remove}>
        <IconButton
          label={`Remove coupon, discount or fee ${index + 1}`}
          icon={<CloseIcon size={16} />}
          onPress={() => remove(index)}
        />
      </div>
    </fieldset>
  );
});

/** What changes the total. */
export function ModifierRows({ link }: { readonly link: LinkFormHandle }) {
  const { control } = link.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'totalModifiers' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <ModifierRow key={id} Field={link.Field} index={index} remove={remove} />
      ))}
      {fields.length < maximumTotalModifiers && (
        <div>
          <Button size="small" icon={<AddIcon size={14} />} onPress={() => append(newModifier())}>
            Add coupon, discount or fee
          </Button>
        </div>
      )}
    </div>
  );
}
