/**
 * Half of what a control is higher than a line of text beside it, of which `fontSize` is a length and
 * `line` a factor. Above the text it sets the first line in the middle of the control, in every
 * density.
 */
export const aboveLine = (control: string, fontSize: string, line: string): string =>
  `calc((${control} - ${fontSize} * ${line}) / 2)`;

/** The same of the control, where the text stays in its place: a negative distance above it. */
export const beyondLine = (control: string, fontSize: string, line: string): string =>
  `calc((${fontSize} * ${line} - ${control}) / 2)`;
