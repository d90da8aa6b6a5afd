import { ErrorBoundary } from '@payfac/ui/error-page';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FunctionComponent, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { forgetFailures, laterPart } from './later-part.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

describe('a lazily loaded part', () => {
  it('is loaded once, when first shown', async () => {
    const load = vi.fn(async () => Greeting);
    const Part = laterPart(load);
    const { rerender } = render(<Suspense>Waiting</Suspense>);
    expect(load).not.toHaveBeenCalled();
    rerender(
      <Suspense fallback="Waiting">
        <Part name="Ada" />
        <Part name="Grace" />
      </Suspense>,
    );
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(screen.getByText('Hello Grace')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded again after a failure, with the next attempt', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const load = vi
      .fn<() => Promise<FunctionComponent<{ readonly name: string }>>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(Greeting);
    const Part = laterPart(load);
    render(
      <ErrorBoundary
        onError={forgetFailures}
        fallback={(_, retry) => (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      >
        <Suspense fallback="Waiting">
          <Part name="Ada" />
        </Suspense>
      </ErrorBoundary>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
