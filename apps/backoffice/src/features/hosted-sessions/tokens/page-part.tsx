import { tokenSessionChartLabels } from '@payfac/domain/token-sessions';
import { Card } from '@payfac/ui/card';
import { Grid, Stack } from '@payfac/ui/layout';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { tokenSessions as tokenList } from './list.tsx';
import { Shares } from './shares.tsx';
import { TokenPayments } from './token-payments.tsx';

/** Below the list, since the devices stand in the title's line. */
const below = ['browser', 'os'] as const;

/** The token sessions of merchants' own pages, what opened them, and the payments made with tokens. */
export const TokenSessions = () => (
  <Stack gap="xl">
    <ListView list={tokenList} prefix="tokens" isBeside />
    <Grid column="xl" gap="xl">
      {below.map((kind) => (
        <Card key={kind} title={tokenSessionChartLabels[kind]}>
          <Shares kind={kind} />
        </Card>
      ))}
    </Grid>
    <TokenPayments />
  </Stack>
);
