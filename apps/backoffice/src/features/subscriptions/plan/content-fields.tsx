import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { Effect } from './controls.ts';
import type { ScheduleProps } from './schedule-props.ts';

/** What the plan is called, for the merchant and for payers. */
export const NameFields = ({ plan: { Field } }: Pick<ScheduleProps, 'plan'>) => (
  <>
    <Field
      name="name"
      as={Text}
      label="Name"
      description="For your lists."
      isRequired
      maxLength={80}
    />
    <Field name="description" as={Text} label="Description" maxLength={500} />
    <FormWide>
      <Field
        name="title"
        as={Text}
        label="Title"
        description="What customers read when they subscribe."
        isRequired
        maxLength={120}
      />
    </FormWide>
    <FormWide>
      <Field name="subTitle" as={Text} label="Subtitle" maxLength={200} />
    </FormWide>
  </>
);

/** How a subscription to it ends. */
export const CancelFields = ({ plan: { Field } }: Pick<ScheduleProps, 'plan'>) => (
  <FormSection title="Cancellation">
    <Field name="takesEffect" as={Effect} label="Takes effect" isRequired />
    <Field name="noticeDays" as={WholeNumber} label="Notice (days)" />
    <FormWide>
      <Field name="byPayer" as={Tick} label="Customers can cancel by themselves" />
    </FormWide>
  </FormSection>
);
