import type { ElementType } from 'react';

/** Whether a value is a story's component, which Storybook types as `any`. */
export const isComponent = (value: unknown): value is ElementType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
