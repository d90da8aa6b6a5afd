import { createContainer } from '@vanilla-extract/css';

export const width = createContainer();
/** Below this width of the table's own place, rows become cards. */
export const onCards = <Rules>(rules: Rules) => ({ [`${width} (max-width: 640px)`]: rules });
export const onRows = <Rules>(rules: Rules) => ({ [`${width} (min-width: 640.02px)`]: rules });
