import { Modal } from '@payfac/ui/modal';
import { TextField } from '@payfac/ui/text-field';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { areas } from '../testing/invoice-list.tsx';
import { renderScreen } from '../testing/render-list.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordMenu } from './record-menu.tsx';
import type { RowAction } from './row-action.ts';

interface Ticket {
  readonly isOpen: boolean;
}

const close: RowAction<Ticket> = {
  label: 'Close',
  isOffered: ({ isOpen }) => isOpen,
  dialog: (_, onClose) => (
    <Modal isOpen onOpenChange={onClose} title="Close the ticket?">
      <TextField label="Reason" />
    </Modal>
  ),
};

/** A ticket with its actions as buttons or in a menu, and a stand-in for a colleague who closes it meanwhile. */
function renderTicket(kind: 'buttons' | 'menu') {
  let closeElsewhere: () => void = () => undefined;
  function Record() {
    const [record, setRecord] = useState<Ticket>({ isOpen: true });
    closeElsewhere = () => setRecord({ isOpen: false });
    const Actions = kind === 'buttons' ? RecordActions : RecordMenu;
    return <Actions actions={[close]} record={record} name="Ticket 7" />;
  }
  return { ...renderScreen(<Record />, { areas }), closeElsewhere: () => closeElsewhere() };
}

describe.each([
  ['buttons', 'button'],
  ['menu', 'menuitem'],
] as const)('the actions of a record as %s', (kind, role) => {
  it('keep the dialog’s input when somebody else changes the record', async () => {
    const { user, closeElsewhere } = renderTicket(kind);
    await user.click(await screen.findByRole(role, { name: 'Close' }));
    await user.type(await screen.findByLabelText('Reason'), 'Paid twice');
    closeElsewhere();
    await waitFor(() => expect(screen.queryByText('Close', { selector: 'button *' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Paid twice');
  });
});
