import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuditDiff } from './index.ts';

it('says what each field was and is, also where it was or is empty', () => {
  const { container } = render(
    <AuditDiff
      label="Change"
      changes={[
        { field: 'Phone', before: '555-0100', after: '555-0199' },
        { field: 'Website', after: 'bluedoor.example' },
        { field: 'Fax', before: '555-0101', after: '' },
      ]}
    />,
  );
  expect([...container.querySelectorAll('dd')].map((each) => each.textContent)).toEqual([
    'Before: 555-0100 After: 555-0199',
    'Before: Empty After: bluedoor.example',
    'Before: 555-0101 After: Empty',
  ]);
});
