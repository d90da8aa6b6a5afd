import {
  type Application,
  businessTypeLabels,
  idTypeLabels,
  payoutVerificationLabels,
} from '@payfac/domain/accounts';
import { type Address, formatPhoneNumber } from '@payfac/domain/contact';
import { Button } from '@payfac/ui/button';
import { DescriptionList, type DescriptionListEntry } from '@payfac/ui/description-list';
import { FormSection } from '@payfac/ui/form-layout';
import { Link } from '@payfac/ui/link';
import { Tick } from '../../../../shared/form/controls/toggles.tsx';
import type { StepId } from '../../../../shared/form/wizard/steps.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { showDay } from '../../../../shared/time/show.ts';
import { useCategories } from '../queries.ts';
import type { newAccount, StepProps } from '../schema.ts';
import * as styles from './steps.css.ts';

type Step = StepId<typeof newAccount>;

const addressText = (address: Address | null): string | null =>
  address &&
  `${address.street}${address.unit ? `, ${address.unit}` : ''}, ${address.city}, ${address.state} ${address.zip}`;

const phone = (digits: string | null): string | null => digits && formatPhoneNumber(digits);
const ending = (number: string | null): string | null => number && `•••• ${number.slice(-4)}`;

/** The saved values, by the step that changes them. */
function partsOf(
  application: Application,
  kindOf: (mcc: string) => string,
): Readonly<Record<string, readonly [Step, readonly DescriptionListEntry[]]>> {
  const { identity, subMerchantDocs, payoutBankAccounts, spProductName } = application;
  const { business, owners, ownershipType } = identity;
  const mcc = subMerchantDocs[0]?.mcc;
  return {
    Business: [
      'business',
      [
        { term: 'Product', value: spProductName },
        { term: 'Ownership type', value: businessTypeLabels[ownershipType] },
        { term: 'Legal name', value: business.legalName },
        { term: 'DBA name', value: business.dbaName },
        {
          term: business.taxIdType ? idTypeLabels[business.taxIdType] : 'Tax ID',
          value: ending(business.taxId),
        },
        { term: 'In business since', value: business.startedOn && showDay(business.startedOn) },
        { term: 'Phone', value: phone(business.phone) },
        { term: 'Email', value: business.email },
      ],
    ],
    Owners: [
      'owners',
      owners.map(({ firstName, lastName, title, ownership, isController }) => ({
        term:
          [title, isController ? 'Controller' : undefined].filter(Boolean).join(', ') || 'Owner',
        value: `${firstName} ${lastName}${ownership === null ? '' : ` (${ownership}%)`}`,
      })),
    ],
    Location: [
      'location',
      [{ term: 'Address', value: addressText(business.location), isWide: true }],
    ],
    Processing: [
      'processing',
      [
        { term: 'Merchant category', value: mcc && kindOf(mcc) },
        { term: 'Statement descriptor', value: business.billingDescriptor },
        { term: 'Website', value: business.website },
        { term: 'Products or services', value: business.description, isWide: true },
      ],
    ],
    'Payout account': [
      'payout',
      payoutBankAccounts.map(({ bankName, last4, verification, accountHolderName }) => ({
        term: accountHolderName,
        value: `${bankName ?? 'Checking'} •••• ${last4}, ${payoutVerificationLabels[verification].toLowerCase()}`,
      })),
    ],
  };
}

/** A summary of all steps, each with a link back to it, and the owner's confirmation. */
export function ReviewStep({ wizard: { Field, go }, application }: StepProps) {
  const { branding } = useSession();
  const { termsUrl, privacyUrl } = application?.terms ?? { termsUrl: null, privacyUrl: null };
  const kinds = useCategories(application?.spProductId);
  const kindOf = (mcc: string) => kinds.find(({ value }) => value === mcc)?.label ?? mcc;
  return (
    <>
      {application &&
        Object.entries(partsOf(application, kindOf)).map(([title, [step, entries]]) => (
          <section key={step} className={styles.part} aria-label={title}>
            <div className={styles.partHead}>
              <h3 className={styles.partTitle}>{title}</h3>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Edit ${title.toLowerCase()}`}
                onPress={() => go(step)}
              >
                Edit
              </Button>
            </div>
            <DescriptionList entries={entries} />
          </section>
        ))}
      <FormSection title="Terms" columns={1}>
        <p className={styles.terms}>
          <Link href={termsUrl ?? branding.termsUrl} variant="standalone" isExternal>
            Terms and Conditions
          </Link>
          <Link href={privacyUrl ?? branding.privacyUrl} variant="standalone" isExternal>
            Privacy Policy
          </Link>
        </p>
        <Field
          name="review.accepted"
          as={Tick}
          label="The owner has read and accepts the Terms and Conditions and the Privacy Policy."
        />
      </FormSection>
    </>
  );
}
