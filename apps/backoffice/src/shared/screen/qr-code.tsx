import { encode } from 'uqr';
import * as styles from './screen.css.ts';

/** The quiet zone around the code that scanners require, in modules. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  /** The code's target, for screen readers. */
  readonly label: string;
}

/** A text as a QR code, which can still be scanned when a tenth of it is covered. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const dark = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      <path d={dark} fill="#000" />
    </svg>
  );
}
