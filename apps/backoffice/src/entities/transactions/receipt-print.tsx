import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Timeline } from './queries.ts';
import * as styles from './receipt.css.ts';
import { Receipt } from './receipt.tsx';
import { isSigned } from './receipt-lines.ts';

/** US Letter, or the 80 mm roll of a receipt printer. */
export type Paper = 'letter' | 'roll';

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
export function ReceiptPrint({ of, paper, onDone }: ReceiptPrintProps) {
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
