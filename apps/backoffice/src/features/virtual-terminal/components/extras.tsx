import { motoIndicatorLabels, motoIndicators } from '@payfac/domain/enumerations';
import { Button } from '@payfac/ui/button';
import { AddIcon } from '@payfac/ui/icons';
import { type ReactNode, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import * as styles from '../page.css.ts';
import type { SectionProps } from './sections.tsx';

const OrderTaken = choiceOf(motoIndicators, motoIndicatorLabels);

const folded = {
  invoiceNumber: 'Invoice number',
  taxAmount: 'Tax',
  description: 'Note',
  motoIndicator: 'Order taken by',
} as const;
type Folded = keyof typeof folded;
const names = ['invoiceNumber', 'taxAmount', 'description', 'motoIndicator'] as const;

interface ExtrasProps extends SectionProps {
  readonly isCard: boolean;
  /** The customer's field, or the button that opens it. */
  readonly customer: ReactNode;
}

/** Optional fields, each behind a button that opens and focuses it. Fields that are filled in or invalid are open. */
export function Extras({ sale: { Field, form }, isCard, customer }: ExtrasProps) {
  const [opened, setOpened] = useState<readonly Folded[]>([]);
  const [asked, setAsked] = useState<Folded>();
  const values = useWatch({ control: form.control, name: names });
  const state = useFormState({ control: form.control, name: names });
  const offered = names.filter((name) => isCard || name !== 'motoIndicator');
  const isOpen = (name: Folded): boolean =>
    opened.includes(name) ||
    form.getFieldState(name, state).invalid ||
    (values[names.indexOf(name)] ?? '') !== '';
  const open = (name: Folded) => {
    setOpened([...opened, name]);
    setAsked(name);
  };
  const shown = new Set(offered.filter(isOpen));
  const closed = offered.filter((name) => !shown.has(name));
  return (
    <div className={styles.extras}>
      {shown.size > 0 && (
        <div className={styles.pair}>
          {shown.has('invoiceNumber') && (
            <Field
              name="invoiceNumber"
              as={Text}
              label="Invoice number"
              maxLength={40}
              autoFocus={asked === 'invoiceNumber'}
            />
          )}
          {shown.has('taxAmount') && (
            <Field
              name="taxAmount"
              as={Amount}
              label="Tax included"
              autoFocus={asked === 'taxAmount'}
            />
          )}
          {shown.has('description') && (
            <Field
              name="description"
              as={Text}
              label="Notes"
              maxLength={255}
              autoFocus={asked === 'description'}
            />
          )}
          {shown.has('motoIndicator') && (
            <Field
              name="motoIndicator"
              as={OrderTaken}
              label="Order taken by"
              placeholder="In person"
              autoFocus={asked === 'motoIndicator'}
            />
          )}
        </div>
      )}
      <div className={styles.openers}>
        {customer}
        {closed.map((name) => (
          <Button
            key={name}
            variant="quiet"
            size="small"
            icon={<AddIcon size={14} />}
            aria-label={`Add ${folded[name].toLowerCase()}`}
            onPress={() => open(name)}
          >
            {folded[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}
