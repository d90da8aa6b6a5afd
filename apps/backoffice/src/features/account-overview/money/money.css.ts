import { vars } from '@payfac/ui/theme';
import { style } from '@vanilla-extract/css';
import { onTablet } from '../../../shared/screen/media.ts';

const { space } = vars;

/** What is set and held is next to the money if there is room, otherwise between balance and ledger. */
export const money = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  gridTemplateAreas: '"balance rail" "ledger rail"',
  gridTemplateRows: 'auto 1fr',
  gap: `${space.xl} ${space.xxl}`,
  '@media': {
    [onTablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"balance" "rail" "ledger"',
    },
  },
});

export const balance = style({ gridArea: 'balance', minInlineSize: 0 });
export const ledger = style({ gridArea: 'ledger', minInlineSize: 0 });

const sideBySide = {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  columnGap: space.xxl,
};

/** Without a balance next to them. */
export const parts = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  ...sideBySide,
});

export const rail = style({
  gridArea: 'rail',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.md,
  minInlineSize: 0,
  '@media': { [onTablet]: sideBySide },
});

/** As wide as most names; full width would look like a filter for everything. */
export const ledgerAccount = style({ inlineSize: 'min(240px, 50vw)' });
