/** Set on the frame of a page, for what stands below its bar: the notice above everything, and the bar. */
export const noticeSize = '--notice-size';
export const barSize = '--bar-size';

/** How high both are together; 0 without a frame. */
export const belowBar = `(var(${noticeSize}, 0px) + var(${barSize}, 0px))`;
