import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { ButtonLink, Link } from './index.ts';

const meta = {
  title: 'Actions/Link/States',
  id: 'components-link-states',
  component: Link,
} satisfies Meta<typeof Link>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="in running text">
        Held by a rule. <Link href="#rule">Read the rule</Link> before you approve it.
      </Case>
      <Case label="standalone">
        <Link href="#all" variant="standalone">
          View all disputes
        </Link>
      </Case>
      <Case label="quiet">
        <Link href="#account" variant="quiet">
          Blue Door Cafe
        </Link>
      </Case>
      <Case label="external">
        <Link href="https://example.com" isExternal>
          Privacy Policy
        </Link>
      </Case>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <Case key={variant} label={`button link, ${variant}`}>
          <ButtonLink href="#new" variant={variant}>
            New invoice
          </ButtonLink>
        </Case>
      ))}
    </Cases>
  ),
};
