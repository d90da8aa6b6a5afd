import * as plans from '@payfac/api/contract/plans';
import { can } from '@payfac/domain/access';
import { formatUsd } from '@payfac/domain/money';
import { billingTimingLabels, isPlanUnused, type Plan } from '@payfac/domain/plans';
import { type Pricing, pricingModelLabels } from '@payfac/domain/pricing';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { FormSection } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { wholeNumber } from '../../../shared/counted.ts';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { Beside } from '../../../shared/preview/beside.tsx';
import { shows } from '../../../shared/query/follow.ts';
import { LoadedScreen } from '../../../shared/screen/loaded-screen.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { planActions } from '../plans/actions.tsx';
import { PlanStatusBadge, scheduleText } from '../plans/shown.tsx';
import { problemsOf } from './checks.ts';
import { CancelFields, NameFields, SchedulesFields } from './fields.tsx';
import { FirstInvoices, PlanPreview } from './first-invoices.tsx';
import { contentOf, planForm, savedValues } from './form-values.ts';
import { checkable } from './schedule-values.ts';

const upTo = (limit: number | null): string =>
  limit === null ? 'Above that' : `Up to ${wholeNumber(limit)} units`;

/** The individual prices of a pricing model with several. */
function pricesOf(pricing: Pricing): readonly { term: string; value: string }[] {
  switch (pricing.model) {
    case 'flatTiered':
      return pricing.tiers.map((tier) => ({
        term: upTo(tier.upTo),
        value: formatUsd(tier.amount),
      }));
    case 'perUsageVolume':
    case 'perUsageTiered':
      return pricing.tiers.map((tier) => ({
        term: upTo(tier.upTo),
        value: `${formatUsd(tier.unitPrice)} per unit`,
      }));
    case 'perModule':
      return pricing.modules.map(({ name, amount }) => ({ term: name, value: formatUsd(amount) }));
    default:
      return [];
  }
}

/** Read-only schedules, for a plan with subscriptions. */
const FixedSchedules = ({ plan }: { readonly plan: Plan }) => (
  <Card
    title="Schedules"
    description={
      isPlanUnused(plan)
        ? undefined
        : 'Customers subscribed at these prices, so they can’t be changed.'
    }
  >
    <Stack gap="lg">
      {plan.schedules.map((schedule) => (
        <DescriptionList
          key={schedule.name}
          entries={[
            { term: schedule.name, value: scheduleText(schedule), isWide: true },
            { term: 'Pricing model', value: pricingModelLabels[schedule.pricing.model] },
            { term: 'Billing timing', value: billingTimingLabels[schedule.billing.timing] },
            ...pricesOf(schedule.pricing),
          ]}
        />
      ))}
    </Stack>
  </Card>
);

interface EditFormProps {
  readonly plan: Plan;
}

/** Edits a plan. A plan with subscriptions keeps its schedules. */
export function EditForm({ plan: saved }: EditFormProps) {
  const isFree = isPlanUnused(saved);
  const plan = useCallForm(planForm, {
    initial: savedValues(saved),
    call: (values) => {
      const { schedules, ...content } = contentOf(values);
      return send(plans.update)({
        params: { id: saved.planId },
        body: isFree ? { ...content, schedules } : content,
      });
    },
    onDone: ({ name }) => notify('success', `Saved ${name}.`),
    draft: `plan-${saved.planId}`,
    check: ({ schedules = [] }) => (isFree ? problemsOf(schedules.map(checkable)) : []),
  });
  if (!can(useHolder(), 'subscriptions.manage')) {
    return <FixedSchedules plan={saved} />;
  }
  return (
    <Beside
      aside={
        isFree ? (
          <PlanPreview plan={plan} planId={saved.planId} />
        ) : (
          <FirstInvoices schedules={saved.schedules} />
        )
      }
    >
      <CallForm of={plan} label={saved.name} submitLabel="Save changes">
        <FormSection title="Plan">
          <NameFields plan={plan} />
        </FormSection>
        {isFree ? <SchedulesFields plan={plan} /> : <FixedSchedules plan={saved} />}
        <CancelFields plan={plan} />
      </CallForm>
    </Beside>
  );
}

/** /subscriptions/plans/:id: a plan with its actions and its form. */
export function Component() {
  const { id = '' } = useParams();
  const plan = useQuery<Plan>({
    queryKey: [shows(plans.get), 'plan', id],
    queryFn: () => send(plans.get)({ params: { id } }),
    refetchOnWindowFocus: false,
  });
  return (
    <LoadedScreen of={plan} noun="plan" list="/subscriptions/plans">
      {(data) => (
        <Screen
          name={data.name}
          description={data.accountName}
          badges={<PlanStatusBadge status={data.status} />}
          actions={<RecordActions actions={planActions} record={data} name={data.name} />}
        >
          <EditForm key={data.planId} plan={data} />
        </Screen>
      )}
    </LoadedScreen>
  );
}
