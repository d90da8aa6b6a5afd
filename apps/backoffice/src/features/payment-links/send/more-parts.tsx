import {
  type PaymentLinkTemplate,
  sectionFields,
  templateSectionLabels,
} from '@payfac/domain/payment-link-templates';
import { linkPaymentMethodLabels, usageTypeLabels } from '@payfac/domain/payment-links';
import { Disclosure } from '@payfac/ui/disclosure';
import { Skeleton } from '@payfac/ui/skeleton';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { PartProps } from '../form/controls.tsx';
import { CustomizationPart } from '../form/customization-part.tsx';
import * as styles from '../form/form.css.ts';
import { OptionsPart, optionNames, UsagePart } from '../form/options-part.tsx';
import type { LinkFields } from '../form/values.ts';
import { linkOf } from './checks.ts';
import { showExpiry } from './facts.ts';

interface FoldProps {
  readonly title: string;
  readonly summary: string;
  /** Whether one of its fields is invalid, which keeps it open. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** Its fields load when it is first opened, and stay loaded. */
function Fold({ title, summary, isWrong, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const [isReached, setReached] = useState(false);
  if (isWrong && !isOpen) setOpen(true);
  if (isOpen && !isReached) setReached(true);
  return (
    <Disclosure
      title={title}
      summary={isOpen ? undefined : summary}
      isOpen={isOpen}
      onOpenChange={setOpen}
      headingLevel={2}
    >
      {isReached && <Suspense fallback={<Skeleton lines={3} />}>{children}</Suspense>}
    </Disclosure>
  );
}

interface MorePartsProps extends PartProps {
  readonly template: PaymentLinkTemplate;
  readonly fields: LinkFields;
}

/** Collapsed sections that most links leave at the template's values, each with a summary. */
export function MoreParts({ template, fields, ...part }: MorePartsProps) {
  const { link, isShown } = part;
  const { errors } = useFormState({ control: link.form.control });
  const isWrong = (...names: readonly (keyof LinkFields)[]) => names.some((name) => errors[name]);
  const values = linkOf(fields, template);
  const { usageType, usageLimit } = values;
  const questions = template.customFields.map(({ label }) => label).join(', ');
  return (
    <div>
      {isShown(optionNames) && (
        <Fold
          title={templateSectionLabels.options}
          summary={`${values.paymentMethods.map((method) => linkPaymentMethodLabels[method]).join(', ')} · expires ${showExpiry(values.expiresAt)}`}
          isWrong={isWrong(
            'creditCard',
            'expiryValue',
            'expiryDay',
            'diffPercentage',
            'invoiceNumber',
            'notes',
          )}
        >
          <OptionsPart {...part} />
        </Fold>
      )}
      {isShown(sectionFields.usage) && (
        <Fold
          title={templateSectionLabels.usage}
          summary={
            usageType === 'multi_use'
              ? `Up to ${usageLimit ?? '…'} payments`
              : usageTypeLabels.single_use
          }
          isWrong={isWrong('usageLimit')}
        >
          <UsagePart {...part} />
        </Fold>
      )}
      {isShown(sectionFields.customization) && (
        <Fold
          title={templateSectionLabels.customization}
          summary={
            values.callToAction === 'Custom'
              ? (values.callToActionLabel ?? '')
              : values.callToAction
          }
          isWrong={isWrong('callToActionLabel', 'successMessage', 'failureMessage')}
        >
          <CustomizationPart
            {...part}
            hasQuestions={template.customFields.length > 0}
            questions={<p className={styles.note}>{questions}</p>}
          />
        </Fold>
      )}
    </div>
  );
}
