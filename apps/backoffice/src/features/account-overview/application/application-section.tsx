import * as applications from '@payfac/api/contract/applications';
import { businessTypeLabels } from '@payfac/domain/accounts';
import { formatUsd } from '@payfac/domain/money';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { Grid, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { useQuery } from '@tanstack/react-query';
import { settled } from '../../../shared/query/client.ts';
import { shows } from '../../../shared/query/follow.ts';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { addressText, phoneText, useAccount } from '../account.ts';
import { idNumberEntry, OwnersCard } from './owners-card.tsx';

const unchosen: ReadonlySet<string> = new Set(['initiated', 'sms_sent', 'sms_valid']);

/** The business's public and tax data. */
function BusinessCard() {
  const { acceptedTerms, identity, status, stage } = useAccount().application;
  // An invited merchant's type is a placeholder until they choose one.
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
          { term: 'Products or services', value: business.description, isWide: true },
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

/** The name of a merchant category code; undefined until it is loaded. */
function useCategoryName(mcc: string | null): string | undefined {
  const { reads } = useAccount();
  return useQuery<string | undefined>({
    queryKey: [shows(applications.categories), 'category-name', mcc],
    queryFn: async ({ signal }) => {
      const query = { mcc: mcc ?? '', pageSize: 10 } as const;
      const { data } = await settled(
        reads.categories({ query }, { signal, lane: 'category-name' }),
      );
      return data.find((category) => category.mcc === mcc)?.description ?? '';
    },
    enabled: mcc !== null,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}

/** What the merchant sells, its descriptor, and its pricing. */
function ProcessingCard() {
  const { application, record } = useAccount();
  const { fees, mcc } = record;
  const category = useCategoryName(mcc);
  return (
    <Card title="Processing">
      <DescriptionList
        entries={[
          { term: 'Merchant category', value: mcc && (category ? `${category} (${mcc})` : mcc) },
          { term: 'Statement descriptor', value: application.identity.business.billingDescriptor },
          { term: 'Fee per payment', value: `${fees.percentage}% + ${formatUsd(fees.fixed)}` },
          { term: 'Fee per dispute', value: formatUsd(fees.dispute) },
          {
            term: 'Reserve',
            value: Number(fees.reserve) === 0 ? 'None' : `${fees.reserve}% of each payment`,
          },
        ]}
      />
    </Card>
  );
}

/** The merchant's own statements. */
export const ApplicationSection = () => (
  <Grid column="xl">
    <Stack>
      <BusinessCard />
      <ProcessingCard />
    </Stack>
    <OwnersCard />
  </Grid>
);
