import type { ReactNode } from 'react';
import { CheckIcon, CloseIcon } from '../../packages/ui/src/components/icons/index.ts';
import type { DoDontPair } from '../../packages/ui/src/stories/do-dont.ts';
import { Words } from './words.tsx';

interface DoDontProps {
  /** Right and wrong uses, live and side by side. */
  readonly pairs?: readonly DoDontPair[];
  /** Further recommendations, one sentence each. */
  readonly do?: readonly string[];
  /** Further uses to avoid, with an alternative unless it is obvious. */
  readonly dont?: readonly string[];
}

type Kind = 'do' | 'dont';

const kinds = {
  do: { title: 'Do', Icon: CheckIcon },
  dont: { title: 'Don’t', Icon: CloseIcon },
} as const;

function Title({ kind }: { readonly kind: Kind }) {
  const { title, Icon } = kinds[kind];
  return (
    <>
      <Icon aria-hidden size={16} /> {title}
    </>
  );
}

interface PictureProps {
  readonly kind: Kind;
  readonly caption: string;
  readonly children: ReactNode;
}

/**
 * A live example that can't be pressed, focused or read out: the caption describes it, so that a wrong use isn't
 * mistaken for a part of the page.
 */
const Picture = ({ kind, caption, children }: PictureProps) => (
  <figure className="pf-rule" data-kind={kind}>
    <p className="pf-rule-title">
      <Title kind={kind} />
    </p>
    <div className="pf-rule-picture sb-unstyled" inert>
      <div>{children}</div>
    </div>
    <figcaption>
      <Words>{caption}</Words>
    </figcaption>
  </figure>
);

interface RulesProps {
  readonly kind: Kind;
  readonly rules: readonly string[];
}

const Rules = ({ kind, rules }: RulesProps) => (
  <div className="pf-rule" data-kind={kind}>
    <h3 className="pf-rule-title">
      <Title kind={kind} />
    </h3>
    <ul>
      {rules.map((rule) => (
        <li key={rule}>
          <Words>{rule}</Words>
        </li>
      ))}
    </ul>
  </div>
);

/** How to use a component and how not to: in pictures, then in sentences. */
export function DoDont({ pairs = [], do: good = [], dont: bad = [] }: DoDontProps) {
  return (
    <div className="pf-rules">
      {pairs.map((pair) => (
        <div key={pair.do} className="pf-rule-pair">
          <Picture kind="do" caption={pair.do}>
            {pair.good}
          </Picture>
          <Picture kind="dont" caption={pair.dont}>
            {pair.bad}
          </Picture>
        </div>
      ))}
      {good.length + bad.length > 0 && (
        <div className="pf-rule-pair">
          {good.length > 0 && <Rules kind="do" rules={good} />}
          {bad.length > 0 && <Rules kind="dont" rules={bad} />}
        </div>
      )}
    </div>
  );
}
