import type { PciStatus } from '@payfac/domain/accounts';
import { type SQL, sql } from 'drizzle-orm';
import { applications, clock, facilitators } from '../../kernel/database/schema/index.ts';

const a = applications;

/** Business time, computed in the database. */
const now = sql`(now() + coalesce((select ${clock.offsetMs} from ${clock}), 0) * interval '1 millisecond')`;

/** Today in the zone of the application's facilitator. */
const today = sql`((${now} at time zone (select ${facilitators.timeZone} from ${facilitators}
  where ${facilitators.facilitatorId} = ${a.facilitatorId}))::date::text)`;

export const pciExpiresOn: SQL = sql`(${a.settings} #>> '{pci,expiresOn}')`;

/** The domain's `pciStatusOn` as of today, in SQL, so that filters, sorts and rows agree. */
export const pciStatusToday: SQL<PciStatus> = sql`(case
  when ${a.settings} #>> '{pci,status}' = 'compliant' and ${pciExpiresOn} < ${today} then 'expired'
  else ${a.settings} #>> '{pci,status}' end)`;
