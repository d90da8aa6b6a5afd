import { globalStyle, style } from '@vanilla-extract/css';

/** A cell whose content overlays the strut. */
export const strutted = style({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' });

globalStyle(`${strutted} > *`, { gridArea: '1 / 1' });

export const strut = style({ display: 'block', inlineSize: 0, visibility: 'hidden' });
