import type { Owner } from '@payfac/domain/accounts';
import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { WholeNumber } from '../../../../shared/form/controls/amounts.tsx';
import { Day, Phone } from '../../../../shared/form/controls/masked.tsx';
import { Text } from '../../../../shared/form/controls/text.tsx';
import { Tick } from '../../../../shared/form/controls/toggles.tsx';
import { IdTypeChoice, numberOf, onFile, TitleChoice } from '../choices.tsx';
import { AddressSection } from './address-section.tsx';
import type { StepProps } from './step-props.ts';
import * as styles from './steps.css.ts';

interface OwnerFieldsProps extends Pick<StepProps, 'wizard'> {
  readonly index: number;
  /** As they were saved. */
  readonly known: readonly Owner[];
  readonly onRemove?: () => void;
}

/** One owner or officer: who they are, how they are identified, and where they live. */
export function OwnerFields({ wizard: { Field, form }, index, known, onRemove }: OwnerFieldsProps) {
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
