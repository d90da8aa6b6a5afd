/**
 * Half the height difference between a control and a line of text beside it; `fontSize` is a length and `line` a
 * factor. As space above the text, it centers the first line on the control, at any density.
 */
export const aboveLine = (control: string, fontSize: string, line: string): string =>
  `calc((${control} - ${fontSize} * ${line}) / 2)`;

/** The same for the control, when the text stays in place: a negative space above it. */
export const beyondLine = (control: string, fontSize: string, line: string): string =>
  `calc((${fontSize} * ${line} - ${control}) / 2)`;
