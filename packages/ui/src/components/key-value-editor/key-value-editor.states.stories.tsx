import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { KeyValueEditor } from './index.ts';

const meta = {
  title: 'Fields/Key-value editor/States',
  id: 'components-keyvalueeditor-states',
  component: KeyValueEditor,
} satisfies Meta<typeof KeyValueEditor>;
export default meta;

const none = () => undefined;
const pairs = [
  { key: 'order', value: '10042' },
  { key: 'location', value: 'Portland' },
];
const wrong = [...pairs, { key: 'order', value: '7' }, { key: '', value: 'no key' }];

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="with pairs">
        <KeyValueEditor label="Metadata" pairs={pairs} onChange={none} />
      </Case>
      <Case label="with problems">
        <KeyValueEditor label="With problems" pairs={wrong} onChange={none} isTouched />
      </Case>
      <Case label="none yet">
        <KeyValueEditor label="Empty" pairs={[]} onChange={none} description="Up to 20 pairs." />
      </Case>
      <Case label="full">
        <KeyValueEditor label="Full" pairs={pairs} onChange={none} maxPairs={2} />
      </Case>
      <Case label="read-only">
        <KeyValueEditor label="Read-only" pairs={pairs} onChange={none} isReadOnly />
      </Case>
      <Case label="disabled">
        <KeyValueEditor label="Disabled" pairs={pairs} onChange={none} isDisabled />
      </Case>
    </Cases>
  ),
};
