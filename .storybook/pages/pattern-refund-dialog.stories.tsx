import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, lazy, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixtures } from '../../packages/api/src/testing/index.ts';
import { cents } from '../../packages/domain/src/kernel/money/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { respondByFixtures } from './app-transport.ts';

const meta = { title: 'Patterns/Refund dialog' } satisfies Meta;
export default meta;

const RefundDialog = lazy(async () => {
  respondByFixtures();
  const { SignedOn } = await import('./signed-on.tsx');
  const { RefundDialog: Shown } = await import(
    '../../apps/backoffice/src/features/transactions/components/money-dialogs.tsx'
  );
  return {
    default: (props: ComponentProps<typeof Shown>) => (
      <SignedOn>
        <Shown {...props} />
      </SignedOn>
    ),
  };
});

function Refund() {
  const [isOpen, setOpen] = useState(true);
  const transaction = fixtures.transactions.saleCard;
  return (
    <>
      <Button onPress={() => setOpen(true)}>Refund payment</Button>
      {isOpen && (
        <RefundDialog
          transaction={transaction}
          refundable={cents(12_840)}
          voidableUntil={null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const dialog = () => within(document.body).findByRole('dialog');

/** Starts with the full amount; the button says what will happen. */
export const Whole: StoryObj = { render: () => <Refund /> };

/** More than the refundable amount is refused before anything is sent. */
export const MoreThanIsLeft: StoryObj = {
  render: () => <Refund />,
  play: async () => {
    const shown = within(await dialog());
    const amount = shown.getByRole('textbox', { name: /Amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '200');
    await userEvent.click(shown.getByRole('button', { name: 'Refund $200.00' }));
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
  },
};

/** While it is in progress nothing can be pressed twice; then the dialog closes. */
export const Refunded: StoryObj = {
  render: () => <Refund />,
  play: async () => {
    const shown = within(await dialog());
    await userEvent.click(shown.getByRole('button', { name: 'Refund $128.40' }));
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};
