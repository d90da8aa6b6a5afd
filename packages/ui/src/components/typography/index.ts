export { Heading, type HeadingProps, type HeadingRank } from './heading.tsx';
export { Text, type TextProps, type TextSize, type TextTone, type TextWeight } from './text.tsx';
