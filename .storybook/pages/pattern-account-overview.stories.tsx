import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '../../packages/api/src/testing/index.ts';
import { applicationStatusLabels } from '../../packages/domain/src/areas/accounts/index.ts';
import { StatusBadge } from '../../packages/ui/src/components/badge/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { Card } from '../../packages/ui/src/components/card/index.ts';
import { DescriptionList } from '../../packages/ui/src/components/description-list/index.ts';
import { Money } from '../../packages/ui/src/components/money/index.ts';
import { PageHeader } from '../../packages/ui/src/components/page-header/index.ts';
import { Table } from '../../packages/ui/src/components/table/index.ts';
import { exampleColumns, examplePayments } from '../../packages/ui/src/stories/payments.tsx';
import { PatternPage } from './pattern-page.tsx';

const meta = { title: 'Patterns/Account overview', parameters: { isPage: true } } satisfies Meta;
export default meta;

const balance = (cents: number) => <Money amount={cents} rank="balance" />;

const [account] = fixtures.accounts.view.data;
const [funds] = fixtures.balance.list.data;

/** Who the merchant is and how it stands, what it has, then what it did last. */
export const Overview: StoryObj = {
  render: () => (
    <PatternPage activeHref="#customers">
      {account && funds && (
        <>
          <PageHeader
            title={account.dbaName}
            description={account.legalName}
            breadcrumbs={[{ label: 'Accounts', href: '#accounts' }]}
            badges={
              <StatusBadge tone="success">{applicationStatusLabels[account.status]}</StatusBadge>
            }
            actions={<Button>Log in as this merchant</Button>}
          />
          <Card title="Balance">
            <DescriptionList
              columns={3}
              entries={[
                { term: 'Available', value: balance(funds.available) },
                { term: 'On its way to the bank', value: balance(funds.inTransit) },
                { term: 'Held in reserve', value: balance(funds.reserved) },
              ]}
            />
          </Card>
          <Card title="Business">
            <DescriptionList
              columns={2}
              entries={[
                {
                  term: 'Owners',
                  value: account.owners
                    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
                    .join(', '),
                },
                { term: 'Ownership', value: account.ownershipType },
                { term: 'Location', value: `${account.city}, ${account.state}` },
                { term: 'Merchant category code', value: account.mcc },
                { term: 'Product', value: account.spProductName },
                { term: 'Account', value: account.subMerchantId },
              ]}
            />
          </Card>
          <Card title="Latest payments" isFlush>
            <Table
              label="Latest payments"
              columns={exampleColumns}
              rows={examplePayments(5)}
              rowKey={({ id }) => id}
            />
          </Card>
        </>
      )}
    </PatternPage>
  ),
};
