import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DocumentViewer } from './index.ts';

const pages = { kind: 'images', pages: ['/1.png', '/2.png', '/3.png'] } as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const image = () => screen.getByRole<HTMLImageElement>('img', { hidden: true });

it('turns pages by buttons and keys, and stops at the ends', async () => {
  const onPageChange = vi.fn();
  render(<DocumentViewer name="Check.png" content={pages} onPageChange={onPageChange} />);
  expect(image().getAttribute('src')).toBe('/1.png');
  await press('Next page');
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  screen.getByRole('region', { name: 'Check.png, Page 2 of 3' }).focus();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  expect(image().getAttribute('src')).toBe('/3.png');
  expect(onPageChange.mock.calls).toEqual([[2], [3]]);
});

it('zooms and turns, and says how far', async () => {
  render(<DocumentViewer name="Check.png" content={pages} />);
  await press('Zoom in');
  await press('Rotate');
  expect(screen.getByRole('button', { name: /Fit to window/ }).textContent).toBe('125%');
  expect(image().style.transform).toContain('rotate(90deg)');
  await userEvent.keyboard('0');
  expect(screen.getByRole('button', { name: /Fit to window/ }).textContent).toBe('100%');
});

it('saves under a name without folders', () => {
  render(<DocumentViewer name={'../<b>\u202egnp.exe'} content={pages} />);
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/1.png',
    '__b_gnp.exe',
  ]);
  expect(screen.getByText('../<b>\u{fffd}gnp.exe')).toBeTruthy();
  expect(document.querySelector('b')).toBeNull();
});

it.each(['javascript:alert(1)', 'data:text/html,<script>'])('never opens %s', (address) => {
  render(<DocumentViewer name="x" content={{ kind: 'pdf', address }} />);
  expect(screen.getByRole('alert').textContent).toBe('This document can’t be shown here.');
  expect(document.querySelector('iframe, a, img')).toBeNull();
});

it('a page that does not load is tried again', async () => {
  render(<DocumentViewer name="x" content={pages} />);
  fireEvent.error(image());
  expect(screen.getByRole('alert').textContent).toContain('Couldn’t load this document.');
  await press('Try again');
  expect(image().getAttribute('src')).toBe('/1.png');
});

it('a PDF is opened at its page by the browser’s viewer, where it has one', () => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: true });
  const { rerender } = render(
    <DocumentViewer
      name="x.pdf"
      content={{ kind: 'pdf', address: '/x.pdf#evil', pageCount: 4 }}
      page={3}
    />,
  );
  expect(screen.getByTitle('x.pdf, Page 3 of 4').getAttribute('src')).toBe(
    '/x.pdf#page=3&view=Fit&toolbar=0&navpanes=0',
  );
  vi.stubGlobal('navigator', { pdfViewerEnabled: false });
  rerender(<DocumentViewer name="x.pdf" content={{ kind: 'pdf', address: '/y.pdf' }} />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link').getAttribute('download')).toBe('x.pdf');
  vi.unstubAllGlobals();
});
