import { Stack } from '@payfac/ui/layout';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { TokenCharts } from './charts.tsx';
import { tokenSessions } from './list.tsx';
import { TokenPayments } from './token-payments.tsx';

/** The token sessions of merchants' own pages, what their customers opened them with, and what was paid. */
export const TokenSessions = () => (
  <Stack gap="xl">
    <TokenCharts />
    <TokenPayments />
    <ListView list={tokenSessions} prefix="tokens" isBeside />
  </Stack>
);
