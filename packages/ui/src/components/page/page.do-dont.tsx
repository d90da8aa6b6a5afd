import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillPage } from '../../stories/still.tsx';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Page } from './index.ts';

const facts = <DescriptionList entries={[{ term: 'Contact', value: 'Ada Lovelace' }]} />;

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Put tasks in the page, and facts in the aside.',
    good: (
      <StillPage>
        <Page title="Blue Door Cafe" width="record" aside={<Card title="About">{facts}</Card>}>
          <Card title="Verify the bank account" actions={<Button size="small">Verify</Button>}>
            Payouts start once it is verified.
          </Card>
        </Page>
      </StillPage>
    ),
    dont: 'Don’t put tasks in the aside.',
    bad: (
      <StillPage>
        <Page
          title="Blue Door Cafe"
          width="record"
          aside={
            <Card title="Verify the bank account" actions={<Button size="small">Verify</Button>}>
              Payouts start once it is verified.
            </Card>
          }
        >
          <Card title="About">{facts}</Card>
        </Page>
      </StillPage>
    ),
  },
];
