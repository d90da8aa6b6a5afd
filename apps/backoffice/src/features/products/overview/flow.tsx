import { type OnboardingFlowTemplate, onboardingStepLabels } from '@payfac/domain/products';
import { Badge } from '@payfac/ui/badge';
import { Inline } from '@payfac/ui/layout';
import * as styles from './overview.css.ts';

interface FlowProps {
  readonly flow: OnboardingFlowTemplate;
  /** What an invite that names no flow leads to. */
  readonly isDefault: boolean;
}

/** One way through the onboarding pages, step by step. */
export const Flow = ({ flow, isDefault }: FlowProps) => (
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
