export { Grid, type GridProps } from './grid.tsx';
export { Inline, type InlineAlign, type InlineJustify, type InlineProps } from './inline.tsx';
export type { Gap } from './layout.css.ts';
export { Stack, type StackAlign, type StackProps } from './stack.tsx';
