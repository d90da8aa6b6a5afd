/** An SVG element as data: tag, attributes and content. */
export interface Shape {
  tag: 'circle' | 'g' | 'linearGradient' | 'path' | 'stop' | 'text';
  attributes: Readonly<Record<string, string | number>>;
  /** Text, or nested shapes. */
  content?: string | readonly Shape[] | undefined;
}

function elementOf({ tag, attributes, content }: Shape): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const name of Object.keys(attributes)) {
    element.setAttribute(name, String(attributes[name]));
  }
  if (typeof content === 'string') element.textContent = content;
  else if (content) element.append(...content.map(elementOf));
  return element;
}

/** Replaces the contents of a drawing. */
export function putShapes(drawing: SVGSVGElement, shapes: readonly Shape[]): void {
  drawing.replaceChildren(...shapes.map(elementOf));
}
