import type { ApiLog } from '@payfac/domain/api-logs';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';
import { momentColumn } from '../../../shared/lists/columns.ts';
import { showDateTime } from '../../../shared/time/show.ts';

const milliseconds = new Intl.NumberFormat('en-US');
export const showDuration = (duration: number): string => `${milliseconds.format(duration)} ms`;

const toneOf = (status: number): BadgeTone => {
  if (status < 400) return 'success';
  return status < 500 ? 'warning' : 'danger';
};

export const StatusCode = ({ statusCode }: Pick<ApiLog, 'statusCode'>) => (
  <StatusBadge tone={toneOf(statusCode)}>{String(statusCode)}</StatusBadge>
);

/** Who called: a key by its name, a person by theirs. */
export const callerOf = ({ apiUserName, username }: ApiLog): string =>
  apiUserName ?? username ?? 'Nobody signed in';

export const callColumns = [
  {
    id: 'call',
    header: 'Call',
    render: ({ method, pattern }: ApiLog) => `${method} ${pattern}`,
    isRowHeader: true,
    content: 'text',
  },
  {
    id: 'statusCode',
    header: 'Status',
    render: (call: ApiLog) => <StatusCode {...call} />,
    sort: 'statusCode',
    firstDirection: 'descending',
    content: 'status',
    onCard: 'status',
  },
  {
    id: 'caller',
    header: 'Caller',
    render: callerOf,
    content: 'name',
    onCard: 'detail',
    noteOnCard: ({ createdAt }: ApiLog) => showDateTime(createdAt),
  },
  {
    id: 'durationMs',
    header: 'Time',
    render: ({ durationMs }: ApiLog) => showDuration(durationMs),
    sort: 'durationMs',
    firstDirection: 'descending',
    align: 'end',
  },
  momentColumn('createdAt', 'Date'),
  { id: 'ip', header: 'IP address', render: ({ ip }: ApiLog) => ip ?? '—', content: 'id' },
  {
    id: 'requestId',
    header: 'Request ID',
    render: ({ requestId }: ApiLog) => requestId,
    content: 'id',
    isHiddenAtFirst: true,
  },
] as const;
