import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpPanel } from './index.ts';

const meta = {
  title: 'Overlays/Help panel/States',
  id: 'components-helppanel-states',
  component: HelpPanel,
} satisfies Meta<typeof HelpPanel>;
export default meta;

const none = () => undefined;

/** One story each: in narrow windows the panel covers the page. */
export const Short: StoryObj = {
  render: () => (
    <div data-stage="" style={{ display: 'flex', minBlockSize: 300, justifyContent: 'end' }}>
      <HelpPanel title="Descriptors" isOpen onOpenChange={none}>
        <p>What the cardholder reads on the statement.</p>
      </HelpPanel>
    </div>
  ),
};

export const WithLinks: StoryObj = {
  render: () => (
    <div data-stage="" style={{ display: 'flex', minBlockSize: 300, justifyContent: 'end' }}>
      <HelpPanel
        title="A title so long that it takes a second line of the panel"
        isOpen
        onOpenChange={none}
        links={[
          { label: 'Payout timing', href: '#timing' },
          { label: 'Card networks’ rules', href: 'https://example.com/', isExternal: true },
        ]}
      >
        <h3>Why it matters</h3>
        <ul>
          <li>Cardholders who know the name dispute less.</li>
          <li>22 characters at most.</li>
        </ul>
      </HelpPanel>
    </div>
  ),
};
