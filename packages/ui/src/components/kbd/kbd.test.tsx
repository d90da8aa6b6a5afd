import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Kbd } from './index.ts';

it('is a key for assistive technology too', () => {
  const { container } = render(<Kbd>Esc</Kbd>);
  expect(container.querySelector('kbd')?.textContent).toBe('Esc');
});
