import { style } from '@vanilla-extract/css';

/** As wide as its column. */
export const address = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  minInlineSize: 0,
  alignItems: 'baseline',
});

const part = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Shrinks before the host, which identifies the organization. */
export const mailbox = style({ ...part, flex: '0 1 auto', minInlineSize: '3ch' });
export const host = style({ ...part, flex: '0 0.2 auto' });
