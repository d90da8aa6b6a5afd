import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** An element of a story's, alone or among others, which no control can edit. */
const holdsElements = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElements) : isValidElement(value);

/**
 * What is drawn gets a control where it is text in the story, and else none: the inside of a React
 * element is nobody's property.
 */
export const drawnArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.keys({ ...initialArgs, ...argTypes }).map((name) => {
      const argType = argTypes[name] ?? { name };
      const value: unknown = initialArgs[name];
      const isDrawn = argType.table?.type?.summary?.includes('ReactNode') === true;
      if (holdsElements(value)) return [name, { ...argType, control: false }];
      if (!isDrawn) return [name, argType];
      return [name, { ...argType, control: typeof value === 'string' ? { type: 'text' } : false }];
    }),
  );
drawnArgTypes.secondPass = true;
