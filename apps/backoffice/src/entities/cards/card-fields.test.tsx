import { tokenization } from '@payfac/api/contract/tokenization';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { CardFields } from './card-fields.tsx';

it('loads no script from a URL that the site doesn’t allow, and names both URLs', async () => {
  renderScreen(
    <CardFields
      subMerchantId="sm_1"
      fieldsRef={{ current: undefined }}
      onChange={() => undefined}
    />,
    { areas: { tokenization } },
  );
  const told = await screen.findByText(
    /^Card entry can’t open: the server serves it from https:\/\/pay\.harbor\.example, but this site allows only http.+\. Ask your administrator/,
  );
  expect(told).toBeTruthy();
  expect(document.querySelectorAll('script[src]')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
