import { templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { useWatch } from 'react-hook-form';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { Day } from '../../../shared/form/controls/masked.tsx';
import { ExpiryUnit } from './controls.tsx';
import * as styles from './form.css.ts';
import type { LinkFormHandle } from './form-props.ts';

/** Until when a link can be paid: so long after it is made, or to the end of a day. */
export function ExpiryFields({ link: { Field, form } }: { readonly link: LinkFormHandle }) {
  const unit = useWatch({ control: form.control, name: 'expiryUnit' });
  const choice = <Field name="expiryUnit" as={ExpiryUnit} label={templateFieldLabels.expiresAt} />;
  if (unit === 'specificDate') {
    return (
      <>
        {choice}
        <Field
          name="expiryDay"
          as={Day}
          label="Last day"
          description="The link expires as this day ends."
          isRequired
          hasCalendar
        />
      </>
    );
  }
  return (
    <div className={styles.pair}>
      <Field name="expiryValue" as={WholeNumber} label="How long it lasts" isRequired />
      {choice}
    </div>
  );
}
