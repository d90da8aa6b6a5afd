import { type Pci, pciStatusLabels } from '@payfac/domain/accounts';
import { formatDay } from '@payfac/domain/time';
import { counted } from '../../shared/counted.ts';
import { StatusWord } from '../../shared/status/status-word.tsx';
import { getZone, now } from '../../shared/time/clock.ts';
import { showDay } from '../../shared/time/show.ts';

export const PciStatusBadge = ({ status }: Pick<Pci, 'status'>) => (
  <StatusWord>{pciStatusLabels[status]}</StatusWord>
);

/** Merchants need weeks to complete a questionnaire again. */
const warningDays = 60;
const DAY_MS = 86_400_000;

const daysUntil = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(formatDay(now(), getZone()))) / DAY_MS);

/** An approved vendor scans every quarter. */
const scanDays = 90;

/** Whether a scan is older than the standard allows. */
export const isScanOld = (lastScanOn: string): boolean => daysUntil(lastScanOn) < -scanDays;

/** Whether the merchant must act to be compliant. */
export const isDue = ({ status, expiresOn, lastScanOn }: Pci): boolean =>
  status !== 'compliant' ||
  (expiresOn !== null && daysUntil(expiresOn) <= warningDays) ||
  lastScanOn === null ||
  isScanOld(lastScanOn);

/** The date of the last scan, and whether it is overdue. */
export const lastScanOf = ({ lastScanOn }: Pick<Pci, 'lastScanOn'>): string =>
  lastScanOn === null ? '—' : `${showDay(lastScanOn)}${isScanOld(lastScanOn) ? ', overdue' : ''}`;

/** An attestation's last day, and how long it is still valid if that is short. */
export function expiryOf({ status, expiresOn }: Pick<Pci, 'status' | 'expiresOn'>): string {
  if (expiresOn === null) return '—';
  const left = daysUntil(expiresOn);
  if (status !== 'compliant' || left > warningDays) return showDay(expiresOn);
  return `${showDay(expiresOn)}, ${left === 0 ? 'today' : `in ${counted(left, 'day')}`}`;
}
