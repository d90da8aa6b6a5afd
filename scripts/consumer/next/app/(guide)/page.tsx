import { createClient } from '@payfac/api';
import { reporting } from '@payfac/api/contract/reporting';
import { Badge } from '@payfac/ui/badge';
import { Button } from '@payfac/ui/button';
import { LineChart } from '@payfac/ui/line-chart';
import { Counter } from './counter';

export const dynamic = 'force-dynamic';

const api = createClient(
  { baseUrl: process.env.PAYFAC_URL ?? '', apiKey: process.env.PAYFAC_KEY ?? '' },
  { reporting },
);

const day = (date: number) => new Date(Date.UTC(2026, 4, date, 3, 30));

export default async function Page() {
  const list = () => api.reporting.listTransactions({ query: { pageSize: 1 } });
  const lists = await Promise.all(Array.from({ length: 10 }, list));
  const points = [1, 2, 3, 4].map((date) => ({ x: day(date), y: date * 10 }));
  return (
    <main>
      <Badge tone="success">Settled</Badge>
      <Button type="submit">Drawn by a server component</Button>
      <p>{`${lists.length} lists, ${lists[0]?.data[0]?.transactionId}`}</p>
      <LineChart label="Sales" series={[{ name: 'Sales', points }]} />
      <Counter />
    </main>
  );
}
