import { totalmem } from 'node:os';

/** A quarter of the machine's memory, of which a gigabyte holds a million payments with their indexes' upper parts. */
const cacheMegabytes = Math.min(1024, Math.max(128, Math.floor(totalmem() / 4 / 2 ** 20)));

/** Settings of the embedded server, given on its command line. */
export type ServerSettings = Readonly<Record<string, string>>;

/** One machine, one writer of its log, nobody replicates: so COPY into a new table skips the log. */
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
  // An entry of an index in memory costs more than PostgreSQL takes it for: two large indexes are not joined for a page.
  cpu_index_tuple_cost: '0.01',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

/** For tests: data that may be lost with the machine, in exchange for quick commits. */
export const throwawaySettings: ServerSettings = {
  ...localSettings,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};
