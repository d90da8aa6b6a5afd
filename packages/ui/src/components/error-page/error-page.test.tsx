import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary, ErrorPage } from './index.ts';

let isBroken = true;

function Report() {
  if (isBroken) throw new Error('no such column');
  return <p>Report</p>;
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    isBroken = true;
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('keeps the failure inside, tells the log and shows nothing of it', () => {
    const onError = vi.fn();
    render(
      <>
        <nav>Menu</nav>
        <ErrorBoundary onError={onError}>
          <Report />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText('Menu')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
    expect(document.body.textContent).not.toContain('no such column');
    expect(onError.mock.calls).toEqual([
      [new Error('no such column'), expect.stringContaining('Report')],
    ]);
  });

  it('tries again by its button', async () => {
    render(
      <ErrorBoundary>
        <Report />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Report')).toBeTruthy();
  });

  it('tries again on another page, and not before', () => {
    const page = (resetKey: string) => (
      <ErrorBoundary resetKey={resetKey} fallback={() => 'Failed'}>
        <Report />
      </ErrorBoundary>
    );
    const { rerender } = render(page('/a'));
    isBroken = false;
    rerender(page('/a'));
    expect(screen.getByText('Failed')).toBeTruthy();
    rerender(page('/b'));
    expect(screen.getByText('Report')).toBeTruthy();
  });
});

it('ErrorPage gives the reference to copy, and a way out', () => {
  render(<ErrorPage reference="req_8f21" actions={<a href="/">Home</a>} />);
  expect(screen.getByRole('button', { name: 'Copy error reference' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('ErrorPage alerts of a failure, and not of what only has to be known', () => {
  const { rerender } = render(<ErrorPage />);
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(<ErrorPage tone="info" title="There is a newer version" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is a newer version');
  expect(screen.queryByRole('alert')).toBeNull();
});
