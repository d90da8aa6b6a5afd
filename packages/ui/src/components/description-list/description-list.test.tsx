import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescriptionList } from './index.ts';

describe('DescriptionList', () => {
  it('pairs each term with its value', () => {
    render(
      <DescriptionList
        entries={[
          { term: 'Amount', value: '$12.00' },
          { term: 'Attempts', value: 0 },
        ]}
      />,
    );
    const pairs = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(pairs).toEqual([
      ['Amount', '$12.00'],
      ['Attempts', '0'],
    ]);
  });

  it.each([undefined, null, ''])('says that there is no value for %o', (value) => {
    render(<DescriptionList entries={[{ term: 'Reference', value }]} />);
    expect(screen.getByRole('definition').textContent).toBe('—No value');
  });
});
