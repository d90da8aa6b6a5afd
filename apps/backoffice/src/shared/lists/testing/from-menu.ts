import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses an item in an open record's menu. */
export async function fromMenu(user: UserEvent, record: HTMLElement, label: string): Promise<void> {
  await user.click(await within(record).findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
}
