import { describe, expect, test } from 'vitest';
import { call } from '../../../test/session.ts';
import { useTestHosted } from '../../../test/use.ts';

describe('the simulated registry of businesses', () => {
  const hosted = useTestHosted();
  const get = (query: string, host = 'pay.harbor.localhost:4400') =>
    call(hosted.url, host, `/business-verification${query}`);

  test.each([
    ['000000000', 'EIN 00-0000000: pass'],
    ['111111111', 'EIN 11-1111111: fail'],
    ['222222222', 'EIN 22-2222222: unknown'],
    ['96-1234567', 'EIN 96-1234567: fail'],
    ['97-1234567', 'EIN 97-1234567: unknown'],
    ['12-3456789', 'EIN 12-3456789: pass'],
  ])('shows what a check of %s will find', async (ein, response) => {
    const { status, text } = await get(`?ein=${ein}`);
    expect(status).toBe(200);
    expect(text.toLowerCase()).toContain(response.toLowerCase());
  });

  test('asks for nine digits, and doesn’t echo other input', async () => {
    const { status, text } = await get(`?ein=${encodeURIComponent('<script>1')}`);
    expect(status).toBe(400);
    expect(text).toContain('Enter the nine digits of an EIN.');
    expect(text).not.toContain('<script>1');
  });

  test('is served only on this machine', async () =>
    expect((await get('', 'pay.sandbox.harbor.localhost')).status).toBe(404));
});
