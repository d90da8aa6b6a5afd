import { describe, expect, test } from 'vitest';
import { requireShownAddress, requireWebhookAddress } from './addresses.ts';

const inside = [
  'https://localhost/x',
  'https://intranet/x',
  'https://api.internal/x',
  'https://printer.local/x',
  'https://127.0.0.1/x',
  'https://10.1.2.3/x',
  'https://172.20.0.1/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[2002:7f00:1::]/x',
  'https://[2001:0:7f00:1::]/x',
  'https://[::127.0.0.1]/x',
  'https://[64:ff9b:1::7f00:1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[fec0::1]/x',
  'https://localhost./x',
];

describe('a webhook URL', () => {
  test.each(inside)('can’t be %s', (address) => {
    expect(() => requireWebhookAddress('url', address, 'production')).toThrow();
    expect(() => requireShownAddress('squareLogoUrl', address)).toThrow();
  });

  test.each([
    'http://hooks.tidewater.example/x',
    'https://user:secret@hooks.tidewater.example/x',
    'https://hooks.tidewater.example/x#part',
    `https://hooks.tidewater.example/${'x'.repeat(2000)}`,
  ])('can’t be %s', (address) => {
    expect(() => requireWebhookAddress('url', address, 'production')).toThrow();
  });

  test.each([
    'https://hooks.tidewater.example/x?y=1',
    'https://8.8.8.8:8443/x',
    'https://[2606:4700::1111]/x',
  ])('can be %s', (address) => {
    expect(() => requireWebhookAddress('url', address, 'production')).not.toThrow();
  });

  test('can be on the same machine in the local environment', () => {
    expect(() => requireWebhookAddress('url', 'http://localhost:9000/x', 'local')).not.toThrow();
  });
});
