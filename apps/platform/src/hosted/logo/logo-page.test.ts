import { describe, expect, test } from 'vitest';
import { testPlaces } from '../../../test/places.ts';
import { createLogo } from './routes.ts';

const routes = createLogo({ places: testPlaces(() => 4400) });
const open = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  routes.request(`/logo?address=${encodeURIComponent(address)}`, {
    headers: { host: 'pay.harbor.localhost:4400', 'sec-fetch-dest': 'iframe', ...headers },
  });

describe('the logo page', () => {
  test('shows one image from one site, framed by the brand’s app, and runs nothing else', async () => {
    const response = await open('https://cdn.tidewater.example/l.png?a=1&b="2"');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      '<img src="https://cdn.tidewater.example/l.png?a=1&amp;b=%222%22"',
    );
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('img-src https://cdn.tidewater.example;');
    expect(policy).toContain("frame-ancestors 'self' http://harbor.localhost:4400");
    expect(policy).toMatch(/script-src 'sha256-[^' ]+';/);
    expect(policy).toMatch(/sandbox allow-scripts(;|$)/);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('can’t be opened by itself', async () => {
    const response = await open('https://cdn.tidewater.example/l.png', {
      'sec-fetch-dest': 'document',
    });
    expect(response.status).toBe(404);
  });

  test.each([
    '',
    'no address',
    'http://cdn.tidewater.example/l.png',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    'https://169.254.169.254/l.png',
    'https://localhost/l.png',
    'https://name:word@cdn.tidewater.example/l.png',
    'https://a;script-src.example/l.png',
  ])('doesn’t exist for %j', async (address) => {
    expect((await open(address)).status).toBe(404);
  });
});
