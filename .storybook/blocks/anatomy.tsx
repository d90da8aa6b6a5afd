import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { placesOfParts } from './anatomy-parts.ts';
import { isComponent } from './is-component.ts';
import { Words } from './words.tsx';

interface AnatomyProps {
  /** Each part with what it is for, from the outside in. */
  readonly parts: readonly (readonly [part: string, role: string])[];
  /** A story whose arguments show the parts; left out for what opens over the page. */
  readonly of?: Of;
}

interface Mark {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** The places of parts, each in an element of its own; numbers are those of the list. */
function marksIn(picture: HTMLElement, names: readonly string[]): Mark[] {
  const frame = picture.getBoundingClientRect();
  const taken = new Set<Element>();
  return names.flatMap((name, index) => {
    const places = placesOfParts[name];
    const found = places === undefined ? [] : [...picture.querySelectorAll(places)];
    const part = found.find((each) => !taken.has(each) && each.getClientRects().length > 0);
    if (part === undefined) return [];
    taken.add(part);
    const { left, top } = part.getBoundingClientRect();
    return [{ number: index + 1, left: left - frame.left, top: top - frame.top }];
  });
}

function Picture({
  names,
  children,
}: {
  readonly names: readonly string[];
  readonly children: ReactNode;
}) {
  const picture = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const element = picture.current;
    if (element === null) return undefined;
    // Sizes are known once it is laid out, and again when the window changes.
    const watch = new ResizeObserver(() => setMarks(marksIn(element, names)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [names]);
  return (
    <div className="pf-anatomy-picture sb-unstyled" inert>
      <div ref={picture}>
        {children}
        {marks.map(({ number, left, top }) => (
          <span
            key={number}
            className="pf-anatomy-mark"
            style={{ insetInlineStart: left, insetBlockStart: top }}
          >
            {number}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A component with a story's arguments, and with nothing of what the story puts around it. */
function Still({ of }: { readonly of: Of }) {
  const { story } = useOf(of, ['story']);
  const { component, initialArgs } = story;
  return isComponent(component) ? createElement(component, initialArgs) : null;
}

/** What a component is made of: a numbered picture where its parts have places, and what each is for. */
export function Anatomy({ parts, of }: AnatomyProps) {
  const [names] = useState(() => parts.map(([part]) => part));
  const isPictured = names.filter((name) => name in placesOfParts).length > 1;
  return (
    <>
      {isPictured && of !== undefined && (
        <Picture names={names}>
          <Still of={of} />
        </Picture>
      )}
      <ol className="pf-anatomy">
        {parts.map(([part, role]) => (
          <li key={part}>
            <strong>{part}</strong>
            <span>
              <Words>{role}</Words>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
