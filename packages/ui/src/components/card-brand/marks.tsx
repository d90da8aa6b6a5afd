import type { ReactNode } from 'react';

/** Brands with a mark. */
export type CardBrandName =
  | 'visa'
  | 'mastercard'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'jcb'
  | 'unionpay';

const ground = (fill: string) => <rect width="34" height="22" rx="3" fill={fill} />;

/** Simple marks that are distinguishable at 16 px, not the brands' logos. Drawn in 34 × 22. */
export const marks: Record<CardBrandName, ReactNode> = {
  visa: (
    <>
      {ground('#ffffff')}
      <path d="M0 3a3 3 0 0 1 3-3h28a3 3 0 0 1 3 3v2H0z" fill="#1a3f8f" />
      <path d="M0 17h34v2a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z" fill="#e09b2d" />
      <path
        d="M7 7.5h2.4l1 4.7 1.9-4.7h2.3l-3.2 7.2H9zM15.6 7.5h2.2l-1.2 7.2h-2.2zM24.4 9.4c-1.4-.7-2.9-.4-2.9.2 0 .9 3 .8 2.6 3-.3 2-3 2.6-5.3 1.6l.4-1.8c1.5.8 2.7.6 2.8.1.1-.9-2.9-.9-2.5-3 .4-1.9 3-2.5 5.2-1.7zM28.2 7.5l1.9 7.2h-2l-.3-1.2h-2.5l-.7 1.2h-2.1l3.6-7.2z"
        fill="#1a3f8f"
      />
    </>
  ),
  mastercard: (
    <>
      {ground('#14161a')}
      <circle cx="13.5" cy="11" r="6.5" fill="#e0202b" />
      <circle cx="20.5" cy="11" r="6.5" fill="#f3a11f" />
      <path d="M17 5.52a6.5 6.5 0 0 1 0 10.96a6.5 6.5 0 0 1 0-10.96z" fill="#f06022" />
    </>
  ),
  amex: (
    <>
      {ground('#1f72b8')}
      <path
        d="M3.5 14.5 6 7.5h1.8l2.5 7H8.5l-.4-1.3H5.7l-.4 1.3zM6.2 11.6h1.4L6.9 9.5zM11.2 14.5v-7h2.2l1.5 4 1.5-4h2.2v7H17V9.7l-1.7 4.8h-.9l-1.7-4.8v4.8zM19.8 14.5v-7h4.5v1.6h-2.9v.9h2.8v1.6h-2.8v1.3h2.9v1.6zM24.7 7.5h2l1.3 2.1 1.3-2.1h1.9l-2.2 3.4 2.3 3.6h-2l-1.4-2.3-1.4 2.3h-1.9l2.4-3.6z"
        fill="#ffffff"
      />
    </>
  ),
  discover: (
    <>
      {ground('#ffffff')}
      <path d="M34 11.5V19a3 3 0 0 1-3 3H11c10-1.5 18-5 23-10.5z" fill="#ec7622" />
      <circle cx="17" cy="10" r="4.5" fill="#ec7622" />
      <path d="M4 9h6v2H4zM24 9h6v2h-6z" fill="#1f2430" />
    </>
  ),
  diners: (
    <>
      {ground('#ffffff')}
      <circle cx="17" cy="11" r="7.5" fill="#0b5ba8" />
      <circle cx="17" cy="11" r="5.6" fill="#ffffff" />
      <path d="M15.5 7a4.3 4.3 0 0 0 0 8zM18.5 7a4.3 4.3 0 0 1 0 8z" fill="#0b5ba8" />
    </>
  ),
  jcb: (
    <>
      {ground('#ffffff')}
      <path d="M9 5.5A2.5 2.5 0 0 1 11.5 3H14v13.5A2.5 2.5 0 0 1 11.5 19H9z" fill="#1a5fae" />
      <path
        d="M14.8 5.5A2.5 2.5 0 0 1 17.3 3h2.5v13.5a2.5 2.5 0 0 1-2.5 2.5h-2.5z"
        fill="#c4223f"
      />
      <path
        d="M20.6 5.5A2.5 2.5 0 0 1 23.1 3h2.5v13.5a2.5 2.5 0 0 1-2.5 2.5h-2.5z"
        fill="#2f8f3e"
      />
    </>
  ),
  unionpay: (
    <>
      {ground('#ffffff')}
      <path d="M7 3h8l-3.5 16h-8z" fill="#d5222f" />
      <path d="M14 3h8l-3.5 16h-8z" fill="#1c4a86" />
      <path d="M21 3h9.5L27 19h-9.5z" fill="#0c7a7f" />
    </>
  ),
};
