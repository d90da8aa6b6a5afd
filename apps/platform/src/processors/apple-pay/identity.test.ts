import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createAssociation } from '../../hosted/apple-pay/routes.ts';
import type { HostedPagesOptions } from '../../hosted/options.ts';
import { associationPath, readApplePay } from './identity.ts';

/** A certificate of merchant.example.harbor, valid until 2126. */
const pem = `-----BEGIN CERTIFICATE-----
MIICdzCCAh2gAwIBAgIUZNkHQhMGCnKlt/uwCsojMcGI8KUwCgYIKoZIzj0EAwIw
gY8xJzAlBgoJkiaJk/IsZAEBDBdtZXJjaGFudC5leGFtcGxlLmhhcmJvcjE9MDsG
A1UEAww0QXBwbGUgUGF5IE1lcmNoYW50IElkZW50aXR5OiBtZXJjaGFudC5leGFt
cGxlLmhhcmJvcjEYMBYGA1UECgwPSGFyYm9yIFBheW1lbnRzMQswCQYDVQQGEwJV
UzAgFw0yNjExMjUwMjQyNDhaGA8yMTI2MTEwMTAyNDI0OFowgY8xJzAlBgoJkiaJ
k/IsZAEBDBdtZXJjaGFudC5leGFtcGxlLmhhcmJvcjE9MDsGA1UEAww0QXBwbGUg
UGF5IE1lcmNoYW50IElkZW50aXR5OiBtZXJjaGFudC5leGFtcGxlLmhhcmJvcjEY
MBYGA1UECgwPSGFyYm9yIFBheW1lbnRzMQswCQYDVQQGEwJVUzBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABDe+n7Wd/8zdbtIleQ+d0yqZt8REe2zYdvD7bqpOfTii
to0hMDeDZNMa54n00pD9fUevsAEYaiZdnfB2YondRCSjUzBRMB0GA1UdDgQWBBQg
SRTnKPSdKzESeAEl9r72e/KqvjAfBgNVHSMEGDAWgBQgSRTnKPSdKzESeAEl9r72
e/KqvjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQCFX+EH4VqG
Flps9CKlRBGaTkHDK2wT+WN14AkUyMzbOAIgUdNAe4M0iWVslCX1mKMbfelB37z4
Kf/RNEhc4iEanlU=
-----END CERTIFICATE-----`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'apple-pay-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

it('reads whose certificate it is and when it expires', () => {
  expect(readApplePay(folderWith({ 'merchant-identity.pem': pem }))).toEqual({
    certificate: {
      merchantIdentifier: 'merchant.example.harbor',
      expiresAt: new Date('2126-11-01T02:42:48Z'),
    },
  });
});

it('isn’t set up by an empty folder, and reports a file that isn’t a certificate', () => {
  expect(readApplePay(folderWith({}))).toEqual({});
  const folder = folderWith({ 'merchant-identity.pem': 'PRIVATE' });
  expect(() => readApplePay(folder)).toThrow('is not a certificate');
});

it('serves the domain association file if one is installed', async () => {
  const { association } = readApplePay(
    folderWith({ 'apple-developer-merchantid-domain-association': '7B2276' }),
  );
  const options: Pick<HostedPagesOptions, 'applePayAssociation'> =
    association === undefined ? {} : { applePayAssociation: association };
  const served = await createAssociation(options).request(associationPath);
  expect([served.status, await served.text()]).toEqual([200, '7B2276']);
  expect((await createAssociation({}).request(associationPath)).status).toBe(404);
});
