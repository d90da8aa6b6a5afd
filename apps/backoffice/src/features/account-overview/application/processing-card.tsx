import { formatUsd } from '@payfac/domain/money';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { useAccount } from '../account.ts';
import { useCategoryName } from './category-name.ts';

/** What the merchant processes, under which name, and at what price. */
export function ProcessingCard() {
  const { application, record } = useAccount();
  const { fees, mcc } = record;
  const category = useCategoryName(mcc);
  return (
    <Card title="Processing">
      <DescriptionList
        entries={[
          { term: 'Kind of business', value: mcc && (category ? `${category} (${mcc})` : mcc) },
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
