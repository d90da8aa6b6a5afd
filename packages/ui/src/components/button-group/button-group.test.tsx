import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { ButtonGroup, SplitButton } from './index.ts';

it('is a named group', () => {
  render(
    <ButtonGroup label="Page">
      <Button>Back</Button>
      <Button>On</Button>
    </ButtonGroup>,
  );
  expect(screen.getByRole('group', { name: 'Page' }).querySelectorAll('button')).toHaveLength(2);
});

it('does the main action at once, and the others from its list', async () => {
  const onPress = vi.fn();
  const onPdf = vi.fn();
  render(
    <SplitButton
      onPress={onPress}
      menuLabel="More ways to export"
      entries={[{ id: 'pdf', label: 'Export as PDF', onAction: onPdf }]}
    >
      Export CSV
    </SplitButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(onPress).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'More ways to export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export as PDF' }));
  expect(onPdf).toHaveBeenCalledOnce();
  expect(onPress).toHaveBeenCalledOnce();
});
