import { Stack } from '@payfac/ui/layout';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { TokenCharts } from './charts.tsx';
import { tokenSessions } from './list.tsx';

/** The token sessions of merchants' own pages, and what their customers opened them with. */
export const TokenSessions = () => (
  <Stack gap="xl">
    <TokenCharts />
    <ListView list={tokenSessions} prefix="tokens" />
  </Stack>
);
