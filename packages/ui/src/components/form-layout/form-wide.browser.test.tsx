import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TextField } from '../text-field/index.ts';
import { FormSection, FormWide } from './index.ts';

/** Distance of a field from the top of its section. */
function depthIn(name: string, before: ReactNode): number {
  render(
    <div data-testid={name}>
      <FormSection title="Amount">
        {before}
        <TextField label={name} />
      </FormSection>
    </div>,
  );
  const { top } = screen.getByTestId(name).getBoundingClientRect();
  return screen.getByLabelText(name).getBoundingClientRect().top - top;
}

it('a wide place with nothing in it leaves no gap', () => {
  const alone = depthIn('Alone', null);
  expect(depthIn('Below', <FormWide>{false}</FormWide>)).toBe(alone);
});
