import type { ReactNode } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './card-brand.css.ts';
import { type CardBrandName, marks } from './marks.tsx';

export type { CardBrandName } from './marks.tsx';

export interface CardBrandProps {
  /** A brand without its own mark is shown as a generic card. */
  brand: CardBrandName | 'other';
  /** Accessible name. Pass '' when the brand's name is beside it. @default the brand's name */
  label?: string | undefined;
  /** Size. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
}

const NAMES: Record<CardBrandProps['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  other: 'Card',
};

const plain: ReactNode = (
  <>
    <rect width="34" height="22" rx="3" fill="#5b6470" />
    <rect y="5" width="34" height="4" fill="#2d333b" />
    <rect x="4" y="14" width="10" height="2" rx="1" fill="#ffffff" />
  </>
);

/** A card brand as a small mark, for rows and receipts. */
export function CardBrand({ brand, label = NAMES[brand], size = 'medium' }: CardBrandProps) {
  return (
    <svg
      viewBox="0 0 34 22"
      className={classNames(styles.mark, styles.sizes[size])}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {brand === 'other' ? plain : marks[brand]}
    </svg>
  );
}
