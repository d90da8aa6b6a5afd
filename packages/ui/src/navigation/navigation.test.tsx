import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '../components/link/index.ts';
import { type LinkClick, NavigationProvider, useLinkClick } from './navigation.tsx';

function Anchor(props: { href: string; target?: string; onClick?: LinkClick }) {
  const { onClick, href, target } = props;
  return (
    <a href={href} target={target} onClick={useLinkClick(onClick)}>
      go
    </a>
  );
}

const stop = (event: Event) => event.preventDefault();

function press(
  props: Parameters<typeof Anchor>[0],
  init: Parameters<typeof fireEvent.click>[1] = {},
) {
  const navigate = vi.fn();
  render(
    <NavigationProvider navigate={navigate}>
      <Anchor {...props} />
    </NavigationProvider>,
  );
  window.addEventListener('click', stop);
  fireEvent.click(screen.getByText('go'), init);
  window.removeEventListener('click', stop);
  return navigate;
}

describe('links inside a navigation provider', () => {
  it('hand path, query and fragment to the router', () => {
    expect(press({ href: '/disputes?page=2#row-4' })).toHaveBeenCalledWith(
      '/disputes?page=2#row-4',
    );
  });

  it.each([
    ['a new tab by key', { href: '/a' }, { ctrlKey: true }],
    ['a new tab on a Mac', { href: '/a' }, { metaKey: true }],
    ['a new window', { href: '/a' }, { shiftKey: true }],
    ['a target', { href: '/a', target: '_blank' }, {}],
    ['another site', { href: 'https://example.com/a' }, {}],
    ['a middle click', { href: '/a' }, { button: 1 }],
  ])('leave %s to the browser', (_, props, init) => {
    expect(press(props, init)).not.toHaveBeenCalled();
  });

  it('stay when the caller refused the click', () => {
    expect(
      press({ href: '/a', onClick: (event) => event.preventDefault() }),
    ).not.toHaveBeenCalled();
  });

  it('show the address as the application writes it, and other sites as they are', () => {
    const hrefOf = (href: string) => `${href}?as=ref`;
    render(
      <NavigationProvider navigate={vi.fn()} hrefOf={hrefOf}>
        <Link href="/fees">Fees</Link>
        <Link href="https://example.com/terms">Terms</Link>
        <Link href="//example.com/privacy">Privacy</Link>
      </NavigationProvider>,
    );
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Fees')).toBe('/fees?as=ref');
    expect(href('Terms')).toBe('https://example.com/terms');
    expect(href('Privacy')).toBe('//example.com/privacy');
  });
});
