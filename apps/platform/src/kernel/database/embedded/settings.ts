import { totalmem } from 'node:os';

/** A quarter of the machine's memory. A gigabyte holds a million payments with the upper parts of their indexes. */
const cacheMegabytes = Math.min(1024, Math.max(128, Math.floor(totalmem() / 4 / 2 ** 20)));

/** The embedded server's settings, passed on its command line. */
export type ServerSettings = Readonly<Record<string, string>>;

/** One machine without replicas, so COPY into a new table can skip the log. */
export const localSettings: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: `${cacheMegabytes}MB`,
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  jit: 'off',
  random_page_cost: '1.1',
  // An index entry in memory costs more than PostgreSQL assumes: this keeps it from joining two large indexes for one
  // page.
  cpu_index_tuple_cost: '0.01',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** For tests, whose data may be lost with the machine, in exchange for fast commits. */
export const throwawaySettings: ServerSettings = {
  ...localSettings,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
