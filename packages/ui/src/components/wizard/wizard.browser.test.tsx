import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormSection } from '../form-layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { Wizard } from './index.ts';

const topOf = (label: string) => screen.getByLabelText(label).getBoundingClientRect().top;

it.each([
  [800, 'beside each other where there is room', true],
  [320, 'below each other on a phone', false],
])('at %i pixels the fields of a section stand %s', (width, _, areBeside) => {
  render(
    <div style={{ inlineSize: width }}>
      <Wizard
        label="New account"
        finishLabel="Create"
        onFinish={() => undefined}
        steps={[
          {
            id: 'business',
            label: 'Business',
            content: (
              <FormSection title="Business">
                <TextField label="Legal name" />
                <TextField label="Trade name" />
              </FormSection>
            ),
          },
        ]}
      />
    </div>,
  );
  expect(topOf('Trade name') === topOf('Legal name')).toBe(areBeside);
});
