import { FormSection, FormWide } from '@payfac/ui/form-layout';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LongText, Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { Action, type PartProps } from './controls.tsx';
import * as styles from './form.css.ts';

interface CustomizationPartProps extends PartProps {
  /** The custom questions, below the checkbox that turns them on. */
  readonly questions: ReactNode;
  /** Whether there are questions. */
  readonly hasQuestions: boolean;
}

/** The texts on the payer's page, and its custom questions. */
export function CustomizationPart(props: CustomizationPartProps) {
  const { link, Slot, questions, hasQuestions } = props;
  const { Field, form } = link;
  const [action, hasOwnMessages, hasCustomFields] = useWatch({
    control: form.control,
    name: ['callToAction', 'hasOwnMessages', 'hasCustomFields'],
  });
  return (
    <FormSection>
      <Slot name="callToAction">
        <Field name="callToAction" as={Action} label="Button" />
        {action === 'Custom' && (
          <Field name="callToActionLabel" as={Text} label="Button text" isRequired maxLength={30} />
        )}
      </Slot>
      <FormWide>
        <Slot name="modifyTransactionMessages">
          <Field name="hasOwnMessages" as={Tick} label="Your own messages after payment" />
          {hasOwnMessages && (
            <div className={styles.below}>
              <Field
                name="successMessage"
                as={LongText}
                label="Message after payment"
                isRequired
                maxLength={500}
              />
              <Field
                name="failureMessage"
                as={LongText}
                label="Message if the payment fails"
                isRequired
                maxLength={500}
              />
            </div>
          )}
        </Slot>
      </FormWide>
      {hasQuestions && (
        <FormWide>
          <Slot name="hasCustomFields">
            <Field
              name="hasCustomFields"
              as={Tick}
              label="Custom fields"
              description="Questions to the payer. Answers are kept with the payment."
            />
            {hasCustomFields && questions}
          </Slot>
        </FormWide>
      )}
    </FormSection>
  );
}
