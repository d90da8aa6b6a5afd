import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { SecretValue } from './index.ts';

const meta = {
  title: 'Data/Secret value/States',
  id: 'components-secretvalue-states',
  component: SecretValue,
} satisfies Meta<typeof SecretValue>;
export default meta;

const value = 'whsec_8f1c02d94be7a5563c1e';
const none = () => undefined;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="hidden">
        <SecretValue label="Signing secret" value={value} ending="3c1e" />
      </Case>
      <Case label="shown once">
        <SecretValue label="Signing secret" value={value} isShownOnce />
      </Case>
      <Case label="no longer known">
        <SecretValue label="Signing secret" ending="3c1e" onRotate={none} />
      </Case>
      <Case label="rotating">
        <SecretValue label="Signing secret" ending="3c1e" onRotate={none} isRotating />
      </Case>
    </Cases>
  ),
};
