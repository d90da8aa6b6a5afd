import * as applications from '@payfac/api/contract/applications';
import {
  type Application,
  mayRemindOfPci,
  noticeAddressOf,
  pciReminderHours,
} from '@payfac/domain/accounts';
import { send } from '../../shared/api/connection.ts';
import type { RowAction } from '../../shared/lists/actions/row-action.ts';
import { now } from '../../shared/time/clock.ts';
import { isDue } from './standing.tsx';

const nameOf = ({ identity }: Application): string => identity.business.dbaName;

export const pciActions: readonly RowAction<Application>[] = [
  {
    label: 'Send reminder',
    ability: 'sidebar.pciCompliance',
    isOffered: (row) =>
      isDue(row.settings.pci) &&
      noticeAddressOf(row) !== null &&
      mayRemindOfPci(row.settings.pci.remindedAt, now()),
    confirm: (row) => ({
      title: `Remind ${nameOf(row)}?`,
      text: `An email to ${noticeAddressOf(row) ?? ''} says what is due. The next can be sent in ${pciReminderHours} hours.`,
      confirmLabel: 'Send reminder',
    }),
    run: ({ applicationId }) => send(applications.remindPci)({ params: { id: applicationId } }),
    done: (row) => `Sent a PCI reminder to ${nameOf(row)}.`,
  },
];
