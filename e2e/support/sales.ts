import type { Page } from '@playwright/test';

export interface SaleRow {
  readonly status: string;
  readonly amount: number;
  readonly approvedAmount: number | null;
  readonly outcome: string;
}

/** The platform's own rows of a cardholder's sales, independent of the screen. */
export const salesOf = (page: Page, holder: string): Promise<readonly SaleRow[]> =>
  page.evaluate(async (name) => {
    const sso = await fetch('/api/v1/auth/sso', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ facId: 'harbor', application: 'payments' }),
    });
    const { token } = await sso.json();
    const query = new URLSearchParams({ cardHolderName: name, operation: 'sale' });
    const list = await fetch(`/api/v1/reporting/transactions?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await list.json()).data;
  }, holder);
