import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
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

  it('submits nothing while loading, also not on Enter in a field', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isLoading>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps a press to itself', async () => {
    const onPress = vi.fn();
    const around = vi.fn();
    render(
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- stands for any place that listens
      <div onClick={around}>
        <Button onPress={onPress}>Save</Button>
      </div>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledOnce();
    expect(around).not.toHaveBeenCalled();
  });

  it('takes the focus by a pointer, also in browsers that give it none', () => {
    render(<Button>Save</Button>);
    const button = screen.getByRole('button');
    fireEvent.click(button, { detail: 1 });
    expect(document.activeElement).toBe(button);
  });

  it('leaves the focus in the field whose Enter presses it', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('says that work begins, and its name when it is over, to whoever is still there', async () => {
    const page = (isLoading: boolean) => (
      <Button isLoading={isLoading} autoFocus>
        Save
      </Button>
    );
    const said = () => document.querySelector('[aria-live=assertive] > :last-child')?.textContent;
    const { rerender } = render(page(false));
    rerender(page(true));
    await waitFor(() => expect(said()).toBe('Loading'));
    rerender(page(false));
    await waitFor(() => expect(said()).toBe('Save'));
    screen.getByRole('button').blur();
    rerender(page(true));
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(said()).toBe('Save');
  });

  it('hands out its element', () => {
    const ref = createRef<HTMLButtonElement>();
    const { unmount } = render(<Button ref={ref}>Save</Button>);
    expect(ref.current).toBe(screen.getByRole('button'));
    unmount();
    expect(ref.current).toBeNull();
  });
});
