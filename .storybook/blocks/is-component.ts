import type { ElementType } from 'react';

/** A story's component, which Storybook types as anything. */
export const isComponent = (value: unknown): value is ElementType =>
  typeof value === 'function' || (typeof value === 'object' && value !== null);
