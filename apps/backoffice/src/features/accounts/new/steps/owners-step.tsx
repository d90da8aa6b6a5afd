import { entityOwnerTypeOf } from '@payfac/domain/accounts';
import { Button } from '@payfac/ui/button';
import { AddIcon } from '@payfac/ui/icons';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { Owner } from '../schema.ts';
import { OwnerFields } from './owner-fields.tsx';
import type { StepProps } from './step-props.ts';
import * as styles from './steps.css.ts';

const mostOwners = 10;
const another: Partial<Owner> = { idType: 'SSN', isController: false };

const who = {
  individual: 'The sole proprietor.',
  business: 'Everyone who owns 25% or more, and the person who runs the business.',
  'government-public-corp': 'The person who runs the organization.',
} as const;

/** Who stands behind the business. */
export function OwnersStep({ wizard, application }: StepProps) {
  const { control } = wizard.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'owners.people' });
  const type = useWatch({ control, name: 'business.ownershipType' });
  const kind = entityOwnerTypeOf(type ?? 'LLC');
  const known = application?.identity.owners ?? [];
  return (
    <>
      <div className={styles.intro}>
        <h3 className={styles.partTitle}>Owners</h3>
        <p className={styles.lead}>{who[kind]}</p>
      </div>
      {fields.map(({ id }, index) => (
        <OwnerFields
          key={id}
          wizard={wizard}
          index={index}
          known={known}
          {...(fields.length > 1 && { onRemove: () => remove(index) })}
        />
      ))}
      {kind !== 'individual' && fields.length < mostOwners && (
        <div>
          <Button
            icon={<AddIcon size={16} />}
            onPress={() =>
              // A new owner's fields are empty until somebody fills them in.
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion
              append(another as Owner)
            }
          >
            Add another owner
          </Button>
        </div>
      )}
    </>
  );
}
