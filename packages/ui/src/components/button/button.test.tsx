import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './index.ts';

describe('Button', () => {
  it.each(['{Enter}', ' '])('is pressed by the key %j', async (key) => {
    const onPress = vi.fn();
    render(<Button onPress={onPress}>Save</Button>);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toBe(document.activeElement);
    await userEvent.keyboard(key);
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('keeps focus but takes no press while loading, and says so', async () => {
    const onPress = vi.fn();
    const { rerender } = render(<Button onPress={onPress}>Save</Button>);
    const button = screen.getByRole('button');
    await userEvent.click(button);
    rerender(
      <Button onPress={onPress} isLoading>
        Save
      </Button>,
    );
    await userEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(button);
    expect(button.textContent).toContain('Loading');
  });

  it('does not submit a form unless told to', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button>Add line</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByText('Add line'));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Send'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is out of the tab order when disabled', async () => {
    const onPress = vi.fn();
    render(
      <Button isDisabled onPress={onPress}>
        Save
      </Button>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).not.toHaveBeenCalled();
  });
});
