import { businessTypeLabels } from '@payfac/domain/accounts';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Link } from '@payfac/ui/link';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { useAccount } from '../account.ts';
import { idNumberEntry } from './id-number.tsx';
import { addressText, phoneText } from './texts.ts';

const unchosen: ReadonlySet<string> = new Set(['initiated', 'sms_sent', 'sms_valid']);

/** The business as its customers and the tax office know it. */
export function BusinessCard() {
  const { acceptedTerms, identity, status, stage } = useAccount().application;
  // An invited merchant's is a stand-in until they choose.
  const hasChosen = !(stage === 'initiated' && unchosen.has(status));
  const { business, ownershipType } = identity;
  const { taxIdType, taxId, startedOn, phone, email, website, location } = business;
  return (
    <Card title="Business">
      <DescriptionList
        entries={[
          { term: 'Legal name', value: business.legalName },
          { term: 'DBA name', value: business.dbaName },
          {
            term: 'Ownership type',
            value: hasChosen ? businessTypeLabels[ownershipType] : 'Not chosen yet',
          },
          idNumberEntry(taxIdType, taxId, 'Tax ID'),
          { term: 'In business since', value: startedOn && showDay(startedOn) },
          { term: 'Phone', value: phoneText(phone) },
          { term: 'Email', value: email },
          {
            term: 'Website',
            value: website && (
              <Link href={website} isExternal>
                {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
              </Link>
            ),
          },
          { term: 'Location', value: addressText(location), isWide: true },
          { term: 'Sells', value: business.description, isWide: true },
          {
            term: 'Terms',
            value: acceptedTerms
              ? `Version ${acceptedTerms.version}, accepted ${showMoment(acceptedTerms.acceptedAt)} by ${acceptedTerms.acceptedBy}`
              : 'Not accepted yet',
            isWide: true,
          },
        ]}
      />
    </Card>
  );
}
