// Compiled from tokens/ by `pnpm run tokens`; edit the tokens, not this file.
export const namedColors = {
  blue: '#1d8cf8',
  'dark-gray': '#555b62',
  green: '#00b388',
  'higher-purple': '#8a3ffc',
  'light-black': '#2c2c2e',
  'light-gray': '#e3e6ea',
  'medium-gray': '#a0a6ad',
  orange: '#ff8d72',
  red: '#ec250d',
  vue: '#42b883',
  white: '#ffffff',
} as const;
