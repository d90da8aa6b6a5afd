import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { EmptyState } from '../../packages/ui/src/components/empty-state/index.ts';
import { AddIcon } from '../../packages/ui/src/components/icons/index.ts';
import { PageHeader } from '../../packages/ui/src/components/page-header/index.ts';
import { Pagination } from '../../packages/ui/src/components/pagination/index.ts';
import { SearchField } from '../../packages/ui/src/components/search-field/index.ts';
import { Table } from '../../packages/ui/src/components/table/index.ts';
import { exampleColumns, examplePayments } from '../../packages/ui/src/stories/payments.tsx';
import { PatternPage } from './pattern-page.tsx';

const meta = { title: 'Patterns/List page', parameters: { isPage: true } } satisfies Meta;
export default meta;

const payments = examplePayments(42);

function ListPage() {
  const [text, setText] = useState('');
  const [{ page, pageSize }, setPage] = useState({ page: 1, pageSize: 10 });
  const matching = payments.filter(({ id, customer }) =>
    `${id} ${customer}`.toLowerCase().includes(text.toLowerCase()),
  );
  const rows = matching.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      <PageHeader
        title="Transactions"
        description="Times are those of New York."
        actions={
          <Button variant="primary" icon={<AddIcon size={16} />}>
            New payment
          </Button>
        }
      />
      <SearchField
        label="Search transactions"
        isLabelHidden
        value={text}
        onChange={(next) => {
          setText(next);
          setPage({ page: 1, pageSize });
        }}
        placeholder="Customer or transaction"
      />
      <Table
        label="Transactions"
        columns={exampleColumns}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={() => undefined}
        empty={
          <EmptyState
            title="No transactions match"
            actions={<Button onPress={() => setText('')}>Clear search</Button>}
          />
        }
      />
      <Pagination page={page} pageSize={pageSize} count={matching.length} onChange={setPage} />
    </>
  );
}

/** Title with the page's one main action, search, list, pages. The empty list offers the next step. */
export const ListOfRecords: StoryObj = {
  render: () => (
    <PatternPage activeHref="#transactions">
      <ListPage />
    </PatternPage>
  ),
};
