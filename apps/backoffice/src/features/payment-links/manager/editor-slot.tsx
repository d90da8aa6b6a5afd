import { type TemplateFieldName, templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { collectFields } from '@payfac/domain/payment-links';
import { IconButton } from '@payfac/ui/icon-button';
import { HideIcon, LockIcon, ShowIcon, UnlockIcon } from '@payfac/ui/icons';
import { Tooltip } from '@payfac/ui/tooltip';
import { accountsWith } from '../../../entities/accounts/with-feature.ts';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { RecordsInput } from '../../../shared/records/records-input.tsx';
import type { LinkFormHandle, Place } from '../form/controls.tsx';
import type { FieldAccess } from '../form/values.ts';
import * as styles from './templates.css.ts';

interface AccessProps extends ControlProps<FieldAccess> {
  /** The template's field. */
  readonly field: string;
}

/** A field is editable as it is; two switches lock it or hide it. */
function Access({ field, value = 'open', onChange, onBlur, isDisabled, isReadOnly }: AccessProps) {
  const turn = (to: FieldAccess) => () => {
    onChange(value === to ? 'open' : to);
    onBlur();
  };
  const shared = { size: 'small', isDisabled: isDisabled ?? isReadOnly } as const;
  const isLocked = value === 'locked';
  const isHidden = value === 'hidden';
  return (
    <>
      <Tooltip text={isLocked ? 'Senders can read it' : 'Senders can edit it'}>
        <IconButton
          {...shared}
          label={`Lock ${field}`}
          isPressed={isLocked}
          icon={isLocked ? <LockIcon size={14} /> : <UnlockIcon size={14} />}
          onPress={turn('locked')}
        />
      </Tooltip>
      <Tooltip text={isHidden ? 'Hidden from senders' : 'Senders can see it'}>
        <IconButton
          {...shared}
          label={`Hide ${field}`}
          isPressed={isHidden}
          icon={isHidden ? <HideIcon size={14} /> : <ShowIcon size={14} />}
          onPress={turn('hidden')}
        />
      </Tooltip>
    </>
  );
}

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
          field={templateFieldLabels[name]}
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
