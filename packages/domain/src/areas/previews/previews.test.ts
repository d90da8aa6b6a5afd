import { expect, it } from 'vitest';
import { previewStatus } from './index.ts';

it.each([
  [{}, 'draft'],
  [{ status: '' }, 'draft'],
  [{ status: null }, 'draft'],
  [{ status: 'Created' }, 'Created'],
])('the status of a preview of %j is %s [INVOICE-05]', (data, status) =>
  expect(previewStatus(data)).toBe(status),
);
