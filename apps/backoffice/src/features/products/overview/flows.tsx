import * as products from '@payfac/api/contract/products';
import { can } from '@payfac/domain/access';
import { type OnboardingFlowTemplate, onboardingStepLabels } from '@payfac/domain/products';
import { Badge } from '@payfac/ui/badge';
import { Inline } from '@payfac/ui/layout';
import { SortableList } from '@payfac/ui/sortable-list';
import { useRef, useState } from 'react';
import { send } from '../../../shared/api/connection.ts';
import { notify, notifyFailure } from '../../../shared/notify/notify.ts';
import { changes } from '../../../shared/query/client.ts';
import { useHolder } from '../../../shared/session/session.ts';
import * as styles from './overview.css.ts';

interface FlowProps {
  readonly flow: OnboardingFlowTemplate;
  /** Whether invites without a flow use this one. */
  readonly isDefault: boolean;
}

/** One onboarding flow, step by step. */
const Flow = ({ flow, isDefault }: FlowProps) => (
  <div className={styles.flow}>
    <Inline>
      <span className={styles.name}>{flow.name}</span>
      {isDefault && <Badge tone="info">Default</Badge>}
    </Inline>
    <p className={styles.note}>{flow.description}</p>
    <ol className={styles.steps} aria-label={`Steps of ${flow.name}`}>
      {flow.steps.map((step) => (
        <li key={step} className={styles.step}>
          {onboardingStepLabels[step]}
        </li>
      ))}
    </ol>
  </div>
);

interface FlowsProps {
  readonly spProductId: string;
  readonly flows: readonly OnboardingFlowTemplate[];
}

/** The flows in the order that invites offer them; a new order is saved when a flow is dropped. */
export function Flows({ spProductId, flows }: FlowsProps) {
  const [wanted, setWanted] = useState<readonly string[]>();
  const isEditable = can(useHolder(), 'products.edit');
  const saved = useRef(Promise.resolve());
  const save = async (ids: readonly string[]) => {
    try {
      await send(products.orderOnboardingFlowTemplates)({
        params: { spProductId },
        body: { onboardingFlowTemplateIds: [...ids] },
      });
      notify('success', 'Saved the order of the onboarding flows.');
    } catch (error) {
      notifyFailure(error);
    }
    await changes().loaded();
    setWanted((latest) => (latest === ids ? undefined : latest));
  };
  /** Saves are serialized, since keyboard users may move a flow again before the last order is saved. */
  const order = (ids: readonly string[]) => {
    setWanted(ids);
    saved.current = saved.current.then(() => save(ids));
  };
  const placeOf = ({ onboardingFlowTemplateId: id }: OnboardingFlowTemplate) =>
    wanted?.indexOf(id) ?? 0;
  const shown = flows.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <SortableList
      label="Onboarding flows"
      isReadOnly={!isEditable || flows.length < 2}
      items={shown.map((flow, index) => ({
        id: flow.onboardingFlowTemplateId,
        name: flow.name,
        content: <Flow flow={flow} isDefault={index === 0} />,
      }))}
      onReorder={order}
    />
  );
}
