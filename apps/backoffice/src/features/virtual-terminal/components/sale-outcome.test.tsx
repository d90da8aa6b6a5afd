import { fixtures } from '@payfac/api/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IssuerChecks } from './sale-outcome.tsx';

const payment = fixtures.transactions.saleCard;

it('says in words what the issuer found, and nothing where it was not asked', () => {
  const { rerender } = render(
    <IssuerChecks payment={{ ...payment, avsResult: 'Y', cvvResult: 'N' }} />,
  );
  screen.getByText('AVS');
  screen.getByText('CVV');
  expect(screen.queryByText('Y')).toBeNull();
  rerender(<IssuerChecks payment={{ ...payment, avsResult: null, cvvResult: null }} />);
  expect(screen.queryByText('AVS')).toBeNull();
  expect(screen.queryByText('CVV')).toBeNull();
});
