import * as plans from '@payfac/api/contract/plans';
import {
  isPlanUnused,
  type Plan,
  type PlanAction,
  planTransitionsFrom,
} from '@payfac/domain/plans';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { planAddress } from '../records.ts';

const InvitePayer = laterPart(async () => (await import('./invite-payer.tsx')).InvitePayer);

const allows =
  (wanted: PlanAction) =>
  ({ status }: Plan): boolean =>
    planTransitionsFrom(status).some(({ action }) => action === wanted);

const idOf = ({ planId }: Plan) => ({ params: { id: planId } });

/** The actions on a plan besides editing it. */
export const planActions: readonly RowAction<Plan>[] = [
  {
    label: 'Invite customer',
    ability: 'subscriptions.manage',
    isOffered: ({ status }) => status === 'active',
    dialog: (plan, close) => <InvitePayer plan={plan} onClose={close} />,
  },
  {
    label: 'Activate',
    ability: 'subscriptions.manage',
    isOffered: allows('activate'),
    confirm: ({ name }) => ({
      title: `Activate ${name}?`,
      text: 'You can invite customers to it right away.',
      confirmLabel: 'Activate plan',
    }),
    run: (plan) => send(plans.activate)({ ...idOf(plan), body: {} }),
    done: ({ name }) => `Activated ${name}.`,
  },
  {
    label: 'Deactivate',
    ability: 'subscriptions.manage',
    isOffered: allows('deactivate'),
    confirm: ({ name }) => ({
      title: `Deactivate ${name}?`,
      text: 'Nobody new can subscribe. Existing subscriptions continue.',
      confirmLabel: 'Deactivate plan',
    }),
    run: (plan) => send(plans.deactivate)({ ...idOf(plan), body: {} }),
    done: ({ name }) => `Deactivated ${name}.`,
  },
];

export const planRowActions: readonly RowAction<Plan>[] = [
  { label: 'Edit', ability: 'subscriptions.manage', href: ({ planId }) => planAddress(planId) },
  ...planActions,
  {
    label: 'Delete',
    ability: 'subscriptions.manage',
    tone: 'danger',
    isOffered: isPlanUnused,
    confirm: ({ name }) => ({
      title: `Delete ${name}?`,
      text: 'This can’t be undone.',
      confirmLabel: 'Delete plan',
      tone: 'danger',
    }),
    run: ({ planId }) => send(plans.remove)({ body: { planId } }),
    done: ({ name }) => `Deleted ${name}.`,
  },
];
