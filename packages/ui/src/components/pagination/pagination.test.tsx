import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Pagination, type PaginationProps } from './index.ts';

function show(props: Partial<PaginationProps>) {
  const onChange = vi.fn();
  render(<Pagination page={1} count={0} onChange={onChange} {...props} />);
  return onChange;
}

const pagesShown = () =>
  screen.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent);

describe('Pagination', () => {
  it('has ten rows a page by default and five page numbers [UI-04]', () => {
    show({ page: 7, count: 200 });
    expect(screen.getByText('61–70 of 200')).toBeTruthy();
    expect(pagesShown()).toEqual(['5', '6', '7', '8', '9']);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('7');
  });

  it('shows the last page instead of one that is not there', () => {
    show({ page: 9, count: 45 });
    expect(screen.getByText('41–45 of 45')).toBeTruthy();
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('5');
  });

  it('goes to page 1 when the size changes [UI-03]', async () => {
    const onChange = show({ page: 7, count: 200 });
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ page: 1, pageSize: 50 });
  });

  it('goes by arrows and numbers [UI-02]', async () => {
    const onChange = show({ page: 2, count: 200, pageSize: 25 });
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(onChange.mock.calls).toEqual([
      [{ page: 3, pageSize: 25 }],
      [{ page: 1, pageSize: 25 }],
      [{ page: 5, pageSize: 25 }],
    ]);
  });

  it('stops at both ends', () => {
    show({ page: 1, count: 9 });
    for (const name of ['Previous page', 'Next page']) {
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    }
  });

  it('goes on past a count that is only a lower bound', () => {
    show({ page: 1000, count: 10_000, isCountLowerBound: true });
    expect(screen.getByText('9,991–10,000 of 10,000+')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(false);
  });

  it('counts no rows from 0 to 0 where there are none', () => {
    show({});
    expect(screen.getByRole('navigation').textContent).not.toMatch(/0–0/);
  });
});
