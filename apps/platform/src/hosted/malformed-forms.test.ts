import { describe, expect, test } from 'vitest';
import { call } from '../../test/session.ts';
import { usePerson, useTestHosted } from '../../test/use.ts';
import { applicant } from './onboarding/test-applicant.ts';
import { visitor } from './pay/test-visit.ts';

const hosted = useTestHosted();
const manager = usePerson(hosted, 'manager@harbor');

const { link } = visitor(hosted, manager);
const { invite } = applicant(hosted);

const pages: readonly (readonly [string, () => Promise<string>])[] = [
  ['a page that is paid on', async () => (await link()).path],
  ['an onboarding page', async () => (await invite()).path],
];

const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`;

const malformed: readonly (readonly [string, string, string])[] = [
  ['without a boundary', 'multipart/form-data', `${part('step')}--x--\r\n`],
  ['that is cut off', 'multipart/form-data; boundary=x', part('step').slice(0, 30)],
  ['that has no end', 'multipart/form-data; boundary=x', part('step')],
  ['with another boundary', 'multipart/form-data; boundary=y', `${part('step')}--x--\r\n`],
  ['with parts that have no name', 'multipart/form-data; boundary=x', '--x\r\n\r\n1\r\n--x--\r\n'],
  ['that is nonsense', 'multipart/form-data; boundary=x', '\u0000\u0001'],
  ['that is empty', 'multipart/form-data; boundary=x', ''],
];

describe.each(pages)('%s refuses a multipart form', (_, opened) => {
  test.each(malformed)('%s with a readable 400, never a 500', async (_kind, type, rawBody) => {
    const path = await opened();
    const headers = { 'content-type': type, 'content-length': String(Buffer.byteLength(rawBody)) };
    const sent = { method: 'POST', rawBody, headers };
    const { status, text } = await call(hosted.url, 'pay.harbor.localhost', path, sent);
    expect([status, text]).toEqual([400, 'We couldn’t read the form. Go back and send it again.']);
    expect((await call(hosted.url, 'pay.harbor.localhost', path)).status).toBe(200);
  });
});
