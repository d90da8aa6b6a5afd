import type { Cents } from '@payfac/domain/money';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderScreen } from '../lists/testing/render-list.tsx';
import { Amount } from './controls/amounts.tsx';
import { Day } from './controls/masked.tsx';
import { useCallForm } from './use-call-form.tsx';

const tipped = {
  body: z.object({ tip: z.optional(z.custom<Cents>()), until: z.optional(z.string()) }),
};

/** A form that is sent without a DOM event, as by a second button. */
function TipForm({ call }: { readonly call: (body: object) => Promise<object> }) {
  const { Field, submit } = useCallForm(tipped, { call, onDone: () => undefined });
  return (
    <>
      <Field name="tip" as={Amount} label="Tip" />
      <Field name="until" as={Day} label="Until" />
      <button type="button" onClick={() => submit()}>
        Save
      </button>
    </>
  );
}

it.each([
  ['Tip', '12,34', 'Enter 12.34 or 1,234', { tip: 1234 }, '12.34'],
  ['Until', '02302026', 'Enter a valid date (MM-DD-YYYY)', { until: '2026-02-28' }, '02282026'],
  ['Until', '0228', 'Enter a valid date (MM-DD-YYYY)', { until: '2026-02-28' }, '02282026'],
])('an optional field with unreadable text blocks the form: %s %s', async (...row) => {
  const [label, unread, says, body, read] = row;
  const call = vi.fn(async () => ({}));
  const { user } = renderScreen(<TipForm call={call} />, { areas: {} });
  await user.type(screen.getByLabelText(label), unread);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(says);
  expect(call).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), read);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(call).toHaveBeenCalledExactlyOnceWith(body));
});
