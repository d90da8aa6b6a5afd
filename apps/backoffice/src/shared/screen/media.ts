/** A phone's width: columns are stacked. */
export const onPhone = 'screen and (max-width: 640px)';

/** Widths at which the menu leaves too little room for two columns. */
export const onTablet = 'screen and (max-width: 1199px)';
