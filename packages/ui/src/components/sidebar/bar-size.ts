/** Set on a page's frame, for elements below its bar: the height of the notice above everything, and of the bar. */
export const noticeSize = '--notice-size';
export const barSize = '--bar-size';

/** Combined height; 0 without a frame. */
export const belowBar = `(var(${noticeSize}, 0px) + var(${barSize}, 0px))`;
