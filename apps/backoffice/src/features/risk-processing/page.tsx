import * as processorSessions from '@payfac/api/contract/processor-sessions';
import * as raws from '@payfac/api/contract/raws';
import { laterPart } from '../../shared/later/later-part.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';

const AccountMetrics = laterPart(async () => (await import('./metrics/lists.tsx')).AccountMetrics);
const CardMetrics = laterPart(async () => (await import('./metrics/lists.tsx')).CardMetrics);
const Sessions = laterPart(async () => (await import('./sessions/list.tsx')).Sessions);
const SuspiciousIps = laterPart(async () => (await import('./ips/list.tsx')).SuspiciousIps);
const DisabledFeatures = laterPart(
  async () => (await import('./disabled-features/list.tsx')).DisabledFeatures,
);
const ScheduledWork = laterPart(async () => (await import('./jobs/page-part.tsx')).ScheduledWork);

const one = (subMerchantId: string | undefined) => ({
  pageSize: 1,
  ...(subMerchantId !== undefined && { subMerchantId: [subMerchantId] }),
});

const parts: readonly PagePart[] = [
  {
    id: 'accounts',
    label: 'Account metrics',
    access: ['sidebar.riskMetrics'],
    Content: AccountMetrics,
  },
  { id: 'cards', label: 'Card metrics', access: ['sidebar.riskMetrics'], Content: CardMetrics },
  {
    id: 'sessions',
    label: 'Processor sessions',
    access: ['sidebar.systemMonitor'],
    Content: Sessions,
    count: countOf(processorSessions.list, one),
  },
  {
    id: 'ips',
    label: 'Suspicious IPs',
    access: ['sidebar.systemMonitor'],
    Content: SuspiciousIps,
    // An IP address belongs to no account.
    count: countOf(raws.list, () => ({ kind: 'suspiciousIps' as const, pageSize: 1 })),
  },
  {
    id: 'features',
    label: 'Disabled features',
    access: ['sidebar.systemMonitor'],
    Content: DisabledFeatures,
    count: countOf(raws.list, (account) => ({
      kind: 'disabledFeatures' as const,
      ...one(account),
    })),
  },
  {
    id: 'jobs',
    label: 'Scheduled work',
    access: ['sidebar.system'],
    Content: ScheduledWork,
    isPage: true,
  },
];

/** /risk-management/processing: card payment metrics, suspicious addresses, and scheduled jobs. */
export const Component = () => (
  <PageParts label="Processing monitor" queryKey="processing" parts={parts} />
);
