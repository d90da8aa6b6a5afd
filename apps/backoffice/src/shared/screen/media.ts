/** A window as wide as a phone's: what stands beside something else stands below it. */
export const onPhone = 'screen and (max-width: 640px)';
