import { entityOwnerTypeOf, type Owner as SavedOwner } from '@payfac/domain/accounts';
import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { AddIcon } from '@payfac/ui/icons';
import { useFieldArray, useWatch } from 'react-hook-form';
import { WholeNumber } from '../../../../shared/form/controls/amounts.tsx';
import { Day, Phone } from '../../../../shared/form/controls/masked.tsx';
import { Text } from '../../../../shared/form/controls/text.tsx';
import { Tick } from '../../../../shared/form/controls/toggles.tsx';
import { AddressSection, IdTypeChoice, numberOf, onFile, TitleChoice } from '../choices.tsx';
import type { Owner, StepProps } from '../schema.ts';
import * as styles from './steps.css.ts';

interface OwnerFieldsProps extends Pick<StepProps, 'wizard'> {
  readonly index: number;
  /** The saved owners. */
  readonly known: readonly SavedOwner[];
  readonly onRemove?: () => void;
}

/** One owner or officer: name, id and address. */
function OwnerFields({ wizard: { Field, form }, index, known, onRemove }: OwnerFieldsProps) {
  const at = `owners.people.${index}` as const;
  const { control } = form;
  const idType = useWatch({ control, name: `${at}.idType` }) ?? 'SSN';
  const ownerId = useWatch({ control, name: `${at}.ownerId` });
  const saved = known.find((owner) => owner.ownerId === ownerId);
  return (
    <div className={styles.owner}>
      <FormSection title={`Owner ${index + 1}`}>
        <Field name={`${at}.firstName`} as={Text} label="First name" isRequired maxLength={120} />
        <Field name={`${at}.lastName`} as={Text} label="Last name" isRequired maxLength={120} />
        <Field name={`${at}.title`} as={TitleChoice} label="Title" isRequired />
        <Field name={`${at}.ownership`} as={WholeNumber} label="Ownership (%)" />
        <Field name={`${at}.dateOfBirth`} as={Day} label="Date of birth" isRequired />
        <Field name={`${at}.idType`} as={IdTypeChoice} label="ID type" isRequired />
        <Field
          key={idType}
          name={`${at}.idNumber`}
          as={numberOf[idType]}
          label="ID number"
          isRequired={!saved?.idNumber}
          description={onFile(saved?.idNumber)}
        />
        <Field name={`${at}.phone`} as={Phone} label="Phone" />
        <Field name={`${at}.email`} as={Text} label="Email" type="email" />
        <FormWide>
          <Field name={`${at}.isController`} as={Tick} label="Runs the business" />
        </FormWide>
      </FormSection>
      <AddressSection Field={Field} at={at} title="Home address" />
      {onRemove && (
        <div>
          <Button variant="quiet" onPress={onRemove}>
            Remove owner {index + 1}
          </Button>
        </div>
      )}
    </div>
  );
}

const mostOwners = 10;
const another: Partial<Owner> = { idType: 'SSN', isController: false };

const who = {
  individual: 'The sole proprietor.',
  business: 'Everyone who owns 25% or more, and the person who runs the business.',
  'government-public-corp': 'The person who runs the organization.',
} as const;

/** The business's owners and officers. */
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
              // A new owner's fields are empty until they are filled in.
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
