import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormActions, FormErrorSummary, FormLayout, FormSection } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Keep the button enabled. Say what’s missing, and keep what was typed.',
    good: (
      <FormLayout label="Contact">
        <FormErrorSummary
          isFocused={false}
          problems={[{ name: 'email', message: 'Enter an email address.' }]}
        />
        <FormSection>
          <TextField label="Contact name" defaultValue="Ada Lovelace" />
          <TextField label="Email" errorMessage="Enter an email address." isTouched />
        </FormSection>
        <FormActions>
          <Button variant="primary">Save contact</Button>
        </FormActions>
      </FormLayout>
    ),
    dont: 'Don’t disable the button and make people find out why.',
    bad: (
      <FormLayout label="Contact">
        <FormSection>
          <TextField label="Contact name" defaultValue="Ada Lovelace" />
          <TextField label="Email" />
        </FormSection>
        <FormActions>
          <Button variant="primary" isDisabled>
            Submit
          </Button>
        </FormActions>
      </FormLayout>
    ),
  },
];
