import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyValue } from './index.ts';

describe('CopyValue', () => {
  beforeEach(() => {
    userEvent.setup();
  });

  it('copies the value, not what is shown, and says so', async () => {
    render(
      <CopyValue value="txn_0042" label="transaction ID">
        …0042
      </CopyValue>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
    expect(await navigator.clipboard.readText()).toBe('txn_0042');
  });

  it('selects the text where the clipboard is refused', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    render(<CopyValue value="txn_0042" label="transaction ID" />);
    screen.getByRole('button', { name: 'Copy transaction ID' }).click();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Could not copy'));
    expect(getSelection()?.toString()).toBe('txn_0042');
  });

  it.each([
    ['applicant.40@harbor.example', ['applicant.40', '@harbor.example']],
    ['http://pay.harbor.example/pay/hps_1', ['http://pay.harbor.example/', 'pay/', 'hps_1']],
    ['txn_0042', ['txn_0042']],
  ])('breaks %s where a part of it ends', (value, parts) => {
    const { container } = render(<CopyValue value={value} label="value" />);
    const text = container.querySelector('span > span');
    expect(text?.innerHTML.split('<wbr>')).toEqual(parts);
    expect(text?.textContent).toBe(value);
  });

  it('on one line keeps the whole text, and shows it in a title', () => {
    const id = 'req_4ef4b2c18cae7ae745581694286571e5';
    const { container } = render(<CopyValue value={id} label="request ID" isOneLine />);
    expect(container.querySelector('[title]')?.getAttribute('title')).toBe(id);
    expect(container.querySelector('span > span')?.textContent).toBe(id);
  });
});
