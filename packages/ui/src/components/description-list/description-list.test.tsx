import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DescriptionList } from './index.ts';

it('shows a dash for what is not there, and zero as zero', () => {
  render(
    <DescriptionList
      entries={[
        { term: 'Memo', value: '' },
        { term: 'Phone', value: undefined },
        { term: 'Fee', value: 0 },
        { term: 'Name', value: 'Blue Door Cafe' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '–',
    '–',
    '0',
    'Blue Door Cafe',
  ]);
});
