import { receiptOf } from '@payfac/domain/transactions';
import { Button } from '@payfac/ui/button';
import { Menu } from '@payfac/ui/menu';
import { Suspense, useState } from 'react';
import type { Timeline } from './queries.ts';
import { type Paper, ReceiptPrint } from './receipt-print.tsx';
import { SendReceipt } from './send-receipt.tsx';

/** Fetched with the first receipt that is sent. */

interface ReceiptActionsProps {
  readonly of: Pick<Timeline, 'transaction' | 'account' | 'payer'>;
}

/** Ways to hand a receipt over, where there is one: on paper, as a PDF, by email or text message. */
export function ReceiptActions({ of }: ReceiptActionsProps) {
  const [paper, setPaper] = useState<Paper>();
  const [isSending, setSending] = useState(false);
  if (receiptOf(of.transaction) === undefined) return null;
  return (
    <>
      <Menu
        label="Receipt"
        trigger={<Button>Receipt</Button>}
        entries={[
          { id: 'letter', label: 'Print or save as PDF', onAction: () => setPaper('letter') },
          { id: 'roll', label: 'Print on 80 mm roll', onAction: () => setPaper('roll') },
          { id: 'send', label: 'Send by email or text', onAction: () => setSending(true) },
        ]}
      />
      {paper && <ReceiptPrint of={of} paper={paper} onDone={() => setPaper(undefined)} />}
      {isSending && (
        <Suspense>
          <SendReceipt
            transactionId={of.transaction.transactionId}
            payer={of.payer}
            onClose={() => setSending(false)}
          />
        </Suspense>
      )}
    </>
  );
}
