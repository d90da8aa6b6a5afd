/** A window as wide as a phone's: what stands beside something else stands below it. */
export const onPhone = 'screen and (max-width: 640px)';

/** Where the menu beside the page leaves too little room for two columns of it. */
export const onTablet = 'screen and (max-width: 1199px)';
