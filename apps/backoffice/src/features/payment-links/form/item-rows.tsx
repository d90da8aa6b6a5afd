import { draftItemAmount, maximumCartItems, maximumTotalModifiers } from '@payfac/domain/cart';
import { formatUsd } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, CloseIcon } from '@payfac/ui/icons';
import { memo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Amount, AmountOrZero, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { newItem, newModifier, typedItem } from './content.ts';
import { type LinkFormHandle, ModifierType } from './controls.tsx';
import * as styles from './form.css.ts';

interface ItemRowProps extends Pick<LinkFormHandle, 'Field'> {
  readonly control: LinkFormHandle['form']['control'];
  readonly index: number;
  readonly isOnly: boolean;
  readonly remove: (index: number) => void;
}

/** One item. It re-renders only for its own values, so that a hundred of them stay fast to type in. */
const ItemRow = memo(function ItemRow({ Field, control, index, isOnly, remove }: ItemRowProps) {
  const at = `cartItems.${index}` as const;
  const amount = draftItemAmount(typedItem(useWatch({ control, name: at }) ?? {}));
  return (
    <fieldset className={styles.item} aria-label={`Item ${index + 1}`}>
      <div className={styles.whole}>
        <Field name={`${at}.description`} as={Text} label="Item" maxLength={200} />
      </div>
      <Field name={`${at}.quantity`} as={WholeNumber} label="Quantity" />
      <Field name={`${at}.price`} as={AmountOrZero} label="Price" />
      <p className={styles.itemAmount}>
        <span className={styles.itemLabel}>Amount </span>
        {amount === undefined ? '—' : formatUsd(amount)}
      </p>
      <div className={styles.remove}>
        {!isOnly && (
          <IconButton
            label={`Remove item ${index + 1}`}
            icon={<CloseIcon size={16} />}
            onPress={() => remove(index)}
          />
        )}
      </div>
    </fieldset>
  );
});

/** The items of a link. */
export function ItemRows({ link }: { readonly link: LinkFormHandle }) {
  const { control } = link.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'cartItems' });
  return (
    <div className={styles.rows}>
      {fields.map(({ id }, index) => (
        <ItemRow
          key={id}
          Field={link.Field}
          control={control}
          index={index}
          isOnly={fields.length === 1}
          remove={remove}
        />
      ))}
      {fields.length < maximumCartItems && (
        <div>
          <Button size="small" icon={<AddIcon size={14} />} onPress={() => append(newItem())}>
            Add item
          </Button>
        </div>
      )}
    </div>
  );
}

interface ModifierRowProps extends Pick<LinkFormHandle, 'Field'> {
  readonly index: number;
  readonly remove: (index: number) => void;
}

/** A coupon or discount reduces the total, a fee increases it. */
const ModifierRow = memo(function ModifierRow({ Field, index, remove }: ModifierRowProps) {
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

/** The discounts and fees. */
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
