import { type Pci, type PciStatus, pciStatusLabels } from '@payfac/domain/accounts';
import { formatDay } from '@payfac/domain/time';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';
import { counted } from '../../shared/counted.ts';
import { getZone, now } from '../../shared/time/clock.ts';
import { showDay } from '../../shared/time/show.ts';

const tones: Readonly<Record<PciStatus, BadgeTone>> = {
  'not-started': 'neutral',
  'in-progress': 'info',
  compliant: 'success',
  expired: 'danger',
};

export const PciStatusBadge = ({ status }: Pick<Pci, 'status'>) => (
  <StatusBadge tone={tones[status]}>{pciStatusLabels[status]}</StatusBadge>
);

/** A merchant needs weeks to answer a questionnaire again. */
const warningDays = 60;
const DAY_MS = 86_400_000;

/** The last day of an attestation, and how long it still holds where that is not long. */
export function expiryOf({ status, expiresOn }: Pick<Pci, 'status' | 'expiresOn'>): string {
  if (expiresOn === null) return '—';
  const today = Date.parse(formatDay(now(), getZone()));
  const left = Math.round((Date.parse(expiresOn) - today) / DAY_MS);
  if (status !== 'compliant' || left > warningDays) return showDay(expiresOn);
  return `${showDay(expiresOn)}, ${left === 0 ? 'today' : `in ${counted(left, 'day')}`}`;
}
