import { type Application, pciReminderHours } from '@payfac/domain/accounts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { now } from '../../shared/time/clock.ts';
import { api } from './api.ts';
import { isDue } from './standing.tsx';

const HOUR_MS = 3_600_000;

const nameOf = ({ identity }: Application): string => identity.business.dbaName;
const addressOf = ({ settings, identity }: Application): string | null =>
  settings.notificationEmail ?? identity.business.email;

const wasJustReminded = ({ settings: { pci } }: Application): boolean =>
  pci.remindedAt !== null &&
  now().getTime() - pci.remindedAt.getTime() < pciReminderHours * HOUR_MS;

export const pciActions: readonly RowAction<Application>[] = [
  {
    label: 'Send reminder',
    ability: 'sidebar.pciCompliance',
    isOffered: (row) => isDue(row.settings.pci) && addressOf(row) !== null && !wasJustReminded(row),
    confirm: (row) => ({
      title: `Remind ${nameOf(row)}?`,
      text: `An email to ${addressOf(row) ?? ''} says what is due. The next can be sent in ${pciReminderHours} hours.`,
      confirmLabel: 'Send reminder',
    }),
    run: ({ applicationId }) => api.applications.remindPci({ params: { id: applicationId } }),
    done: (row) => `Sent a PCI reminder to ${nameOf(row)}.`,
  },
];
