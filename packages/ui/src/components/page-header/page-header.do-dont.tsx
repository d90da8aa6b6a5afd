import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { MoreIcon } from '../icons/index.ts';
import { PageHeader } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Show the main action, and put the rest in a `Menu`.',
    good: (
      <PageHeader
        title="Transactions"
        description="All accounts · Eastern Time"
        actions={
          <>
            <IconButton label="More actions" icon={<MoreIcon size={16} />} />
            <Button variant="primary">New payment</Button>
          </>
        }
      />
    ),
    dont: 'Don’t show more than three buttons, or repeat the title in the breadcrumbs.',
    bad: (
      <PageHeader
        breadcrumbs={[{ label: 'Transactions', href: '#transactions' }]}
        title="Transactions"
        actions={
          <>
            <Button>Import</Button>
            <Button>Export</Button>
            <Button>Print</Button>
            <Button>Columns</Button>
            <Button variant="primary">New payment</Button>
          </>
        }
      />
    ),
  },
];
