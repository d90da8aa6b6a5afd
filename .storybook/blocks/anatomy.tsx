import { type Of, useOf } from '@storybook/addon-docs/blocks';
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { placesOfParts } from './anatomy-parts.ts';
import { isComponent } from './is-component.ts';
import { Words } from './words.tsx';

interface AnatomyProps {
  /** Each part and its purpose, from the outside in. */
  readonly parts: readonly (readonly [part: string, role: string])[];
  /** A story whose arguments show the parts; omitted for overlays. */
  readonly of?: Of;
}

interface Mark {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

/** Diameter of a mark, with some space around it. */
const span = 20;

/** At a corner of its part or in the middle of an edge, wherever no other mark is. */
function freePlace({ left, top, width, height }: DOMRect, others: readonly Mark[]) {
  const middle = left + width / 2 + span / 4;
  const isSmall = width < 2 * span;
  const places = [
    ...(isSmall ? [] : [{ left, top }]),
    { left: middle, top: top - span / 5 },
    { left: middle, top: top + height + span },
    { left: left + width + span / 2, top },
  ];
  const isFree = (place: { readonly left: number; readonly top: number }) =>
    others.every(
      (other) =>
        Math.abs(other.left - place.left) >= span || Math.abs(other.top - place.top) >= span,
    );
  return places.find(isFree) ?? { left, top };
}

/** The box of an element, or of its text where that stands beside icons. */
function boxOf(part: Element): DOMRect {
  const text = [...part.childNodes].find(
    (node) => node instanceof Text && node.data.trim() !== '' && part.childElementCount > 0,
  );
  if (text === undefined) return part.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
}

/** Position of each part's element; numbers match the list. */
function marksIn(picture: HTMLElement, names: readonly string[]): readonly Mark[] {
  const frame = picture.getBoundingClientRect();
  const taken = new Set<Element>();
  const marks: Mark[] = [];
  for (const [index, name] of names.entries()) {
    const places = placesOfParts[name];
    const found = places === undefined ? [] : [...picture.querySelectorAll(places)];
    const part = found.find((each) => !taken.has(each) && boxOf(each).width > 0);
    if (part !== undefined) {
      taken.add(part);
      const { left, top, width, height } = boxOf(part);
      const place = new DOMRect(left - frame.left, top - frame.top, width, height);
      marks.push({ number: index + 1, ...freePlace(place, marks) });
    }
  }
  return marks;
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
    // Sizes are known after layout, and change with the window.
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

/** A component with a story's arguments, without the story's decorators. */
function Still({ of }: { readonly of: Of }) {
  const { story } = useOf(of, ['story']);
  const { component, initialArgs } = story;
  return isComponent(component) ? createElement(component, initialArgs) : null;
}

/** The parts of a component: a numbered picture where parts have positions, and the purpose of each. */
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
