import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NavigationProvider } from '../../navigation/index.ts';
import { ButtonLink, Link } from './index.ts';

describe.each([
  ['Link', Link],
  ['ButtonLink', ButtonLink],
])('%s', (_, Component) => {
  it('goes through the application’s router', async () => {
    const navigate = vi.fn();
    render(
      <NavigationProvider navigate={navigate}>
        <Component href="/invoices/7">Invoice 7</Component>
      </NavigationProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Invoice 7' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/invoices/7');
  });

  it('gives another tab no access to this one', () => {
    render(
      <Component href="https://example.com" isExternal>
        Terms
      </Component>,
    );
    const link = screen.getByRole('link', { name: 'Terms' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });
});
