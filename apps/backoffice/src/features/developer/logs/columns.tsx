import type { ApiLog } from '@payfac/domain/api-logs';
import { momentColumn } from '../../../shared/lists/columns.ts';
import type { Standing } from '../../../shared/status/standings.ts';
import { StatusNote } from '../../../shared/status/status-word.tsx';
import { showDateTime } from '../../../shared/time/show.ts';
import * as styles from './columns.css.ts';

const milliseconds = new Intl.NumberFormat('en-US');
export const showDuration = (duration: number): string => `${milliseconds.format(duration)} ms`;

const standingOfCode = (status: number): Standing => {
  if (status < 400) return 'done';
  return status < 500 ? 'waits' : 'failed';
};

export const StatusCode = ({ statusCode }: Pick<ApiLog, 'statusCode'>) => (
  <StatusNote standing={standingOfCode(statusCode)}>{String(statusCode)}</StatusNote>
);

/** The caller: an API key's or a user's name. */
export const callerOf = ({ apiUserName, username }: ApiLog): string =>
  apiUserName ?? username ?? 'Anonymous';

/** Changes stand out among the many readings. */
export const Call = ({ method, pattern }: Readonly<Record<'method' | 'pattern', string>>) => (
  <code className={styles.call}>
    <span className={method === 'GET' ? styles.reading : styles.method}>{`${method} `}</span>/
    {pattern}
  </code>
);

export const callColumns = [
  {
    id: 'call',
    header: 'Call',
    render: (call: ApiLog) => <Call {...call} />,
    isRowHeader: true,
    content: 'text',
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
    id: 'statusCode',
    header: 'Status',
    render: (call: ApiLog) => <StatusCode {...call} />,
    sort: 'statusCode',
    firstDirection: 'descending',
    content: 'status',
    onCard: 'status',
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
