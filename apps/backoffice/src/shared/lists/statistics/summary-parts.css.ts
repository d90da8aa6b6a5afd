import { style } from '@vanilla-extract/css';
import { onTablet } from '../../screen/media.ts';

export const button = style({ display: 'none', '@media': { [onTablet]: { display: 'block' } } });

export const panel = style({ inlineSize: 'min(312px, calc(100vw - 64px))' });
