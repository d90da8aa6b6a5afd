import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { CodeView } from './index.ts';

const meta = {
  title: 'Data/Code view/States',
  id: 'components-codeview-states',
  component: CodeView,
} satisfies Meta<typeof CodeView>;
export default meta;

const many = Array.from({ length: 40 }, (_, index) => `step ${index + 1}: accepted`).join('\n');
const long = `signature=${'9f86d081884c7d65'.repeat(8)}`;

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="one line">
        <CodeView label="Webhook secret" code="whsec_01HF7M2Z9" />
      </Case>
      <Case label="a line longer than its surroundings">
        <CodeView label="Header" code={long} />
      </Case>
      <Case label="breaking lines, numbered">
        <CodeView label="Headers" code={`${long}\nt=1763655600`} isWrapping hasLineNumbers />
      </Case>
      <Case label="the beginning only">
        <CodeView label="Log" code={many} collapsedLines={4} hasLineNumbers />
      </Case>
      <Case label="empty">
        <CodeView label="Response body" code="" />
      </Case>
    </Cases>
  ),
};
