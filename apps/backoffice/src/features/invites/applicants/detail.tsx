import { formatPhoneNumber } from '@payfac/domain/contact';
import type { Applicant } from '@payfac/domain/invites';
import { CopyValue } from '@payfac/ui/copy-value';
import { overviewAddress, overviewViewOf } from '../../../entities/accounts/overview-address.ts';
import { AccountStatusBadge } from '../../../entities/accounts/status-badge.tsx';
import { contextual } from '../../../shared/address.ts';
import type { Story } from '../../../shared/lists/detail/story/story.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { ProductName } from '../columns.tsx';

/** An applicant: contact data, product, and application. */
export function useApplicantStory(applicant: Applicant): Story {
  const { email, mobileNumber, businessName, spProductId, applicationId } = applicant;
  const view = overviewViewOf(useHolder());
  return {
    status: <AccountStatusBadge status={applicant.status} />,
    acts: {
      next:
        view && applicationId !== null
          ? {
              label: 'Open account',
              href: contextual(overviewAddress(view, applicationId), location.search),
            }
          : undefined,
      more: [],
    },
    facts: [
      { term: 'Business', value: businessName },
      { term: 'Product', value: <ProductName id={spProductId} /> },
      { term: 'Email', value: <CopyValue label="email" value={email} /> },
      { term: 'Mobile phone', value: mobileNumber && formatPhoneNumber(mobileNumber) },
      { term: 'Invited', value: applicant.inviteId === null ? 'No' : 'Yes' },
      {
        term: 'Last sign-in',
        value: applicant.lastSignInAt ? showMoment(applicant.lastSignInAt) : 'Never',
      },
      { term: 'Created', value: showMoment(applicant.createdAt) },
    ],
  };
}
