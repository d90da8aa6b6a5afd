import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Whether a story's argument contains a React element, which no control can edit. */
const holdsElements = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElements) : isValidElement(value);

/**
 * Element arguments get a text control when the story passes a string, otherwise none: the props inside a React element
 * aren't editable.
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
