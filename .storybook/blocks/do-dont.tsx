import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../packages/ui/src/components/icons/index.ts';
import { Words } from './words.tsx';

interface DoDontProps {
  /** What to do, one sentence each. */
  readonly do: readonly string[];
  /** What to avoid, and what to do instead where that is not plain. */
  readonly dont: readonly string[];
  /** The component used well. */
  readonly good?: ReactNode;
  /** The component used badly. */
  readonly bad?: ReactNode;
}

interface SideProps {
  readonly kind: 'do' | 'dont';
  readonly rules: readonly string[];
  readonly picture: ReactNode;
}

const sides = {
  do: { title: 'Do', Icon: CheckIcon },
  dont: { title: 'Don’t', Icon: CloseIcon },
} as const;

function Side({ kind, rules, picture }: SideProps) {
  const { title, Icon } = sides[kind];
  return (
    <div className="pf-rule-side" data-kind={kind}>
      <h3>
        <Icon aria-hidden size={16} /> {title}
      </h3>
      {picture !== undefined && <div className="pf-rule-picture sb-unstyled">{picture}</div>}
      <ul>
        {rules.map((rule) => (
          <li key={rule}>
            <Words>{rule}</Words>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How to use a component and how not to, side by side, with live pictures where they help. */
export function DoDont({ do: good, dont: bad, ...pictures }: DoDontProps) {
  return (
    <div className="pf-rules">
      <Side kind="do" rules={good} picture={pictures.good} />
      <Side kind="dont" rules={bad} picture={pictures.bad} />
    </div>
  );
}
