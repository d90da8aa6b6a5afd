import { catalog } from 'virtual:payfac-catalog';
import { type Of, Source, Story, useOf } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { Button } from '../../../packages/ui/src/components/button/index.ts';
import { CodeView } from '../../../packages/ui/src/components/code-view/index.ts';
import { Framed } from '../framed.tsx';
import { liveCode } from './live-code.ts';
import { type PlayedProp, playedProps } from './main-props.ts';
import { PropControl } from './prop-control.tsx';
import { usePlayedArgs } from './use-played-args.ts';
import './playground.css';

interface PlaygroundProps {
  /** A story that renders the component with the given props. */
  readonly of: Of;
  /** For a component that fills a window: gets its own frame, which restarts on each change. */
  readonly isFramed?: boolean;
}

/** Parts of the story's file, found at build time. */
interface Written {
  readonly component?: string;
  readonly args?: Readonly<Record<string, string>>;
}

const writtenIn = ({ parameters }: PreparedStory): Written => parameters['written'] ?? {};

const nameOf = ({ component }: PreparedStory): string =>
  component?.displayName ?? component?.name ?? 'Component';

interface PanelProps {
  readonly props: readonly PlayedProp[];
  readonly args: Readonly<Record<string, unknown>>;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onReset: () => void;
}

function Panel({ props, args, onChange, onReset }: PanelProps) {
  return (
    <section className="pf-play-panel" aria-label="Main props">
      <div className="pf-play-head">
        <strong>Props</strong>
        <Button size="small" variant="quiet" onPress={onReset}>
          Reset
        </Button>
      </div>
      {props.length === 0 && <span>No props to change here. All of them are listed below.</span>}
      {props.map((prop) => (
        <div key={prop.name} className="pf-play-prop" title={prop.description}>
          <code>{prop.name}</code>
          <PropControl
            prop={prop}
            value={args[prop.name]}
            onChange={(value) => onChange(prop.name, value)}
          />
        </div>
      ))}
    </section>
  );
}

/** First block of a component's page: the component, its main properties, and their code. */
export function Playground({ of, isFramed = false }: PlaygroundProps) {
  const { story } = useOf(of, ['story']);
  const { args, change, reset } = usePlayedArgs(story);
  const { initialArgs, argTypes } = story;
  const written = writtenIn(story);
  const id = story.componentId;
  const folder = catalog.find((entry) => entry.id === id)?.folder ?? '';
  const props = playedProps(argTypes, initialArgs);
  const code = liveCode({
    component: written.component ?? nameOf(story),
    folder,
    args,
    initialArgs,
    written: written.args ?? {},
  });
  return (
    <div className="pf-playground">
      <div className="pf-play-top">
        <div className="pf-play-stage" {...(isFramed && { 'data-framed': '' })}>
          {isFramed ? <Framed of={of} args={args} height="100%" /> : <Story of={of} />}
        </div>
        <div className="sb-unstyled">
          <Panel props={props} args={args} onChange={change} onReset={reset} />
        </div>
      </div>
      <div className="pf-play-code sb-unstyled">
        <CodeView label="Code with these props" code={code} />
      </div>
      <details className="pf-play-whole">
        <summary>Full example</summary>
        <Source of={of} />
      </details>
    </div>
  );
}
