import type { FormEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../styling/class-names.ts';
import { firstUnreadable } from './form-errors.ts';
import * as css from './form-layout.css.ts';

export interface FormLayoutProps {
  /** For the `form` of a submit button outside it, such as in a drawer's footer. */
  readonly id?: string | undefined;
  /** Names the form for assistive technology; a heading above it may do so by `labelledBy`. */
  readonly label?: string | undefined;
  /** Id of the heading that names the form. */
  readonly labelledBy?: string | undefined;
  /** At most 720 px; or all there is, for a form that holds a table. @default 'form' */
  readonly width?: 'form' | 'full' | undefined;
  /** Called once no field holds a text that it cannot read itself. */
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => unknown) | undefined;
  /** Sections, fields and actions. */
  readonly children: ReactNode;
  /** The element itself, for focus and measuring. */
  readonly ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * A form with the distances between its parts. The browser's own validation bubbles are off: the
 * fields say what is wrong. A submission stops at a field that holds an unreadable text (a date
 * that does not exist), because its value would be sent as empty.
 */
export function FormLayout({
  id,
  label,
  labelledBy,
  width = 'form',
  onSubmit,
  children,
  ref,
}: FormLayoutProps) {
  return (
    <form
      id={id}
      className={classNames(css.form, css.widths[width])}
      ref={ref}
      noValidate
      aria-label={label}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        const unreadable = firstUnreadable(event.currentTarget);
        if (unreadable === null) {
          onSubmit?.(event);
          return;
        }
        event.preventDefault();
        unreadable.focus();
      }}
    >
      {children}
    </form>
  );
}

export interface FormSectionProps {
  /** Its heading. */
  readonly title?: string | undefined;
  /** A sentence that says more. */
  readonly description?: string | undefined;
  /** Most columns of the grid; fewer where there is no room. @default 2 */
  readonly columns?: 1 | 2 | 3 | undefined;
  /** What it holds. */
  readonly children: ReactNode;
}

/** A group of fields in a grid, with a title that is read with each of them. */
export function FormSection({ title, description, columns = 2, children }: FormSectionProps) {
  return (
    <fieldset className={css.section}>
      {title !== undefined && <legend className={css.heading}>{title}</legend>}
      {description !== undefined && <p className={css.intro}>{description}</p>}
      <div className={`${css.grid} ${css.columns[columns]}`}>{children}</div>
    </fieldset>
  );
}

/** A field that takes the whole row of its section. */
export function FormWide({ children }: { readonly children: ReactNode }) {
  return <div className={css.wide}>{children}</div>;
}

export interface FormActionsProps {
  /** At which end of the form the buttons stand. @default 'end' */
  readonly align?: 'start' | 'end' | undefined;
  /** Buttons, the main one last. */
  readonly children: ReactNode;
}

/** The buttons at the end of a form. */
export function FormActions({ align = 'end', children }: FormActionsProps) {
  return <div className={css.actions[align]}>{children}</div>;
}
