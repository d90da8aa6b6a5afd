import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { JsonView } from './index.ts';

const meta = {
  title: 'Data/JSON view/States',
  id: 'components-jsonview-states',
  component: JsonView,
} satisfies Meta<typeof JsonView>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="closed">
        <JsonView label="Request body" openLevels={0} value={{ amount: 48.2, tip: 3 }} />
      </Case>
      <Case label="every kind of value">
        <JsonView
          label="Response body"
          value={{ text: 'Blue Door', amount: -0.5, live: true, until: null, tags: [], more: {} }}
        />
      </Case>
      <Case label="a long text">
        <JsonView label="Error" value={{ signature: '9f86d081884c7d65'.repeat(10) }} />
      </Case>
      <Case label="a list of many">
        <JsonView label="IDs" openLevels={0} value={Array.from({ length: 500 }, (_, id) => id)} />
      </Case>
      <Case label="a single value">
        <JsonView label="Response" value={true} />
      </Case>
    </Cases>
  ),
};
