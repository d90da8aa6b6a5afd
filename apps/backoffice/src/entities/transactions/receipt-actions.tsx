import { receiptOf } from '@payfac/domain/transactions';
import { Button } from '@payfac/ui/button';
import { Menu } from '@payfac/ui/menu';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './receipt.css.ts';
import { Receipt } from './receipt.tsx';
import { isSigned } from './receipt-lines.ts';
import { SendReceipt } from './send-receipt.tsx';
import type { Timeline } from './transaction.tsx';

/** US Letter, or the 80 mm roll of a receipt printer. */
type Paper = 'letter' | 'roll';

const pages: Readonly<Record<Paper, string>> = {
  letter: '@page { size: letter; margin: 20mm; }',
  roll: '@page { size: 80mm 200mm; margin: 4mm; }',
};

interface ReceiptPrintProps {
  readonly of: Pick<Timeline, 'transaction' | 'account'>;
  readonly paper: Paper;
  /** Called once the browser's print dialog is left. */
  readonly onDone: () => void;
}

/** Opens the browser's print dialog, which saves as PDF as well, with the receipt alone on paper: two copies where the payer signs one. */
function ReceiptPrint({ of, paper, onDone }: ReceiptPrintProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pages[paper]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const end = () => done();
    addEventListener('afterprint', end, { once: true });
    window.print();
    return () => {
      removeEventListener('afterprint', end);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [paper]);
  return createPortal(
    <div className={styles.paper}>
      {isSigned(of.transaction) && <Receipt {...of} copy="merchant" />}
      <Receipt {...of} />
    </div>,
    document.body,
  );
}

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
