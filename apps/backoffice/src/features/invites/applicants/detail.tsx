import { formatPhoneNumber } from '@payfac/domain/contact';
import type { Applicant } from '@payfac/domain/invites';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { ButtonLink } from '@payfac/ui/link';
import { overviewAddress, overviewViewOf } from '../../../entities/accounts/overview-address.ts';
import { AccountStatusBadge } from '../../../entities/accounts/status-badge.tsx';
import { ProductName } from '../../../entities/products/product-name.tsx';
import { contextual } from '../../../shared/address.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';

/** An applicant beside the list: who they are, what they apply for, and their application. */
export function ApplicantDetail({ applicant }: { readonly applicant: Applicant }) {
  const { id, email, mobileNumber, businessName, spProductId, applicationId } = applicant;
  const view = overviewViewOf(useHolder());
  return (
    <Stack gap="xl">
      <Inline gap="md">
        <AccountStatusBadge status={applicant.status} />
        {view && applicationId !== null && (
          <ButtonLink href={contextual(overviewAddress(view, applicationId), location.search)}>
            Open account
          </ButtonLink>
        )}
      </Inline>
      <DescriptionList
        entries={[
          { term: 'Business', value: businessName },
          { term: 'Product', value: <ProductName id={spProductId} /> },
          { term: 'Email', value: <CopyValue label="email" value={email} />, isWide: true },
          { term: 'Mobile phone', value: mobileNumber && formatPhoneNumber(mobileNumber) },
          { term: 'Invited', value: applicant.inviteId === null ? 'No' : 'Yes' },
          {
            term: 'Last sign-in',
            value: applicant.lastSignInAt ? showMoment(applicant.lastSignInAt) : 'Never',
          },
          { term: 'Created', value: showMoment(applicant.createdAt) },
          { term: 'Applicant ID', value: <CopyValue label="applicant ID" value={id} isMono /> },
        ]}
      />
    </Stack>
  );
}
