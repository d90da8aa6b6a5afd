import { type TemplateFieldName, templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { collectFields } from '@payfac/domain/payment-links';
import { Select } from '@payfac/ui/select';
import { accountsWith } from '../../../entities/accounts/with-feature.ts';
import { optionsOf } from '../../../shared/form/controls/choices.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { RecordsInput } from '../../../shared/records/records-input.tsx';
import type { LinkFormHandle, Place } from '../form/controls.tsx';
import { type FieldAccess, fieldAccesses } from '../form/values.ts';
import * as styles from './templates.css.ts';

const labels: Readonly<Record<FieldAccess, string>> = {
  open: 'Editable',
  locked: 'Read-only',
  hidden: 'Hidden',
};
const options = optionsOf(fieldAccesses, labels);

const Access = ({ value = 'open', onChange, isReadOnly, ...rest }: ControlProps<FieldAccess>) => (
  <Select
    {...rest}
    isLabelHidden
    isDisabled={rest.isDisabled ?? isReadOnly}
    value={value}
    options={options}
    onChange={(chosen) => onChange(fieldAccesses.find((each) => each === chosen))}
  />
);

/** Fields with a label above them; the others are on one line with theirs. */
const labeled: ReadonlySet<TemplateFieldName> = new Set<TemplateFieldName>([
  'description',
  'amount',
  'taxAmount',
  'invoiceNumber',
  'diffPercentage',
  'usageType',
  'usageLimit',
  'callToAction',
  'notes',
  'expiresAt',
]);

/** A checkbox is lower than the control next to it. */
const ticked: ReadonlySet<TemplateFieldName> = new Set<TemplateFieldName>([
  ...collectFields,
  'modifyTransactionMessages',
  'hasCustomFields',
  'sendEmail',
  'sendSms',
]);

/** Shows each of a template's fields with what a link's sender may do with it. */
export const editorPlace = ({ Field }: Pick<LinkFormHandle, 'Field'>): Place => ({
  Slot: ({ name, children }) => (
    <div className={styles.slot}>
      <div className={ticked.has(name) ? styles.ticked : styles.filledIn}>{children}</div>
      <div className={labeled.has(name) ? styles.accessBelowLabel : styles.access}>
        <Field
          name={`access.${name}`}
          as={Access}
          label={`${templateFieldLabels[name]} for senders`}
        />
      </div>
    </div>
  ),
  isShown: () => true,
  isTemplate: true,
});

const picker = accountsWith('payLinks');

/** The accounts that can use a template. */
export const Accounts = ({ value = [], onChange, ...rest }: ControlProps<string[]>) => (
  <RecordsInput {...rest} picker={picker} value={value} onChange={(ids) => onChange([...ids])} />
);
