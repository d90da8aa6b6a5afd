import * as paymentLinks from '@payfac/api/contract/payment-links';
import { draftChargeTotals } from '@payfac/domain/cart';
import { cents } from '@payfac/domain/money';
import {
  type PaymentLinkTemplate,
  sectionFields,
  type TemplateFieldName,
} from '@payfac/domain/payment-link-templates';
import { Banner } from '@payfac/ui/banner';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAccountPricing } from '../../../entities/accounts/pricing.ts';
import { contextual } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { Beside } from '../../../shared/preview/beside.tsx';
import { LivePreview } from '../../../shared/preview/live-preview.tsx';
import { madeAt } from '../address.ts';
import { AmountPart, ModifiersPart } from '../form/amount-part.tsx';
import { fieldsOf } from '../form/content.ts';
import type { Place } from '../form/controls.tsx';
import { previewOf } from '../form/preview-data.ts';
import { accessOf, checkable, type LinkFields, linkForm } from '../form/values.ts';
import { blockedBy, linkOf, openValues, problemsOf } from './checks.ts';
import { lockedFacts } from './facts.ts';
import { MoreParts } from './more-parts.tsx';
import { SendTo } from './send-to.tsx';

interface LinkPreviewProps {
  readonly fields: LinkFields;
  readonly template: PaymentLinkTemplate;
  readonly subMerchantId: string;
  /** The account's debit discount in percent, if it has dual pricing. */
  readonly ofAccount: string | null;
}

/** The amount that a preview shows until there is something to pay. */
const sampleAmount = cents(100_00);

/** The payer's page for the link's current values, with a sample amount until there is something to pay. */
function LinkPreview({ fields, template, subMerchantId, ofAccount }: LinkPreviewProps) {
  const link = linkOf(fields, template);
  const isSample = (draftChargeTotals(link)?.totalAmount ?? 0) <= 0;
  const shown = isSample
    ? { ...link, amountOrCart: 'amount' as const, amount: sampleAmount }
    : link;
  return (
    <LivePreview
      modelName="paymentLinks"
      modelId={null}
      data={previewOf(shown, subMerchantId, ofAccount)}
      sample={isSample ? 'a sample amount' : undefined}
    />
  );
}

interface SendFormProps {
  readonly subMerchantId: string;
  readonly template: PaymentLinkTemplate;
}

/** Shows only the fields that the template leaves open. */
const placeOf = (template: PaymentLinkTemplate): Place => {
  const isOpen = (name: TemplateFieldName) => accessOf(template, name) === 'open';
  return {
    Slot: ({ name, children }) => isOpen(name) && children,
    isShown: (names) => names.some(isOpen),
    isTemplate: false,
  };
};

/** A link from one template: its open fields next to the payer's page. */
export function SendForm({ subMerchantId, template }: SendFormProps) {
  const navigate = useNavigate();
  const { paymentLinkTemplateId } = template;
  const link = useCallForm(linkForm, {
    initial: fieldsOf(template),
    call: (fields) => {
      const { email, mobileNumber, ...values } = linkOf(fields, template);
      return send(paymentLinks.create)({
        body: {
          ...openValues(fields, template),
          subMerchantId,
          paymentLinkTemplateId,
          customerId: fields.customerId ?? null,
          ...(values.sendEmail && { email }),
          ...(values.sendSms && { mobileNumber }),
        },
      });
    },
    onDone: ({ sessionId }) => void navigate(contextual(madeAt(sessionId), location.search)),
    draft: `payment-link.${subMerchantId}.${paymentLinkTemplateId}`,
    check: (filled) => problemsOf(checkable(filled), template),
  });
  // Watched values are as complete as the form's initial ones.
  const fields = useWatch({ control: link.form.control, compute: (all: LinkFields) => all });
  const place = useMemo(() => placeOf(template), [template]);
  const facts = lockedFacts(template);
  const blocked = blockedBy(fields, template);
  const { sendEmail, sendSms, diffPercentage } = linkOf(fields, template);
  const pricing = useAccountPricing(subMerchantId);
  const ofAccount = pricing?.enabled ? pricing.diffPercentage : null;
  const part = { link, ...place, discount: diffPercentage ?? ofAccount };
  return (
    <Beside
      aside={
        <LinkPreview
          fields={fields}
          template={template}
          subMerchantId={subMerchantId}
          ofAccount={ofAccount}
        />
      }
    >
      <CallForm
        of={link}
        label="Payment link"
        submitLabel={sendEmail || sendSms ? 'Send link' : 'Create link'}
      >
        {blocked.length > 0 && (
          <Banner tone="warning" title="This template needs changes before you can use it">
            {blocked.join(' ')} Choose another template.
          </Banner>
        )}
        {facts.length > 0 && (
          <Card title="Set by the template">
            <DescriptionList entries={facts} />
          </Card>
        )}
        <AmountPart {...part} />
        {(place.isShown(sectionFields.totalModifiers) ||
          place.isShown(sectionFields.cartItems)) && <ModifiersPart {...part} />}
        <SendTo {...part} subMerchantId={subMerchantId} sendEmail={sendEmail} sendSms={sendSms} />
        <MoreParts {...part} template={template} fields={fields} />
      </CallForm>
    </Beside>
  );
}
