import '../../../base.css';
import '../../../brands/harbor.css';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Card } from '../card/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormLayout, FormSection, FormWide } from './index.ts';

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

it('sections are as far apart as the parts of a page, under headings in the color of its titles', () => {
  render(
    <Card title="Details">
      <FormLayout label="Details">
        <FormSection title="Person">
          <TextField label="Name" />
        </FormSection>
        <FormSection title="Address">
          <TextField label="Street" />
        </FormSection>
      </FormLayout>
    </Card>,
  );
  const [person, address] = screen
    .getAllByRole('group')
    .map((part) => part.getBoundingClientRect());
  expect((address?.top ?? 0) - (person?.bottom ?? 0)).toBe(32);
  const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;
  expect(colorOf('Address')).toBe(colorOf('Details'));
});
