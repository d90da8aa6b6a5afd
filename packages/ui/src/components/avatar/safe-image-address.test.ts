import { describe, expect, it } from 'vitest';
import { safeImageAddress } from './safe-image-address.ts';

const base = 'http://harbor.localhost:4400/dashboard';

describe('safeImageAddress', () => {
  it.each([
    ['/logos/a.svg', 'http://harbor.localhost:4400/logos/a.svg'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  ])('%s is shown', (address, shown) => {
    expect(safeImageAddress(address, base)).toBe(shown);
  });

  it.each([
    // oxlint-disable-next-line no-script-url -- the hostile case itself
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'http://tracker.example/a.png',
    'blob:http://harbor.localhost:4400/1',
    'https://',
  ])('%s is not', (address) => {
    expect(safeImageAddress(address, base)).toBeUndefined();
  });
});
