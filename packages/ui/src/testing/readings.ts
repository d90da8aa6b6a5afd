type What = 'text' | 'name';

/**
 * How elements read: `text` without content hidden from screen readers, white space collapsed; `name` is the accessible
 * name. Self-contained: Playwright sends its source to the page.
 */
export function readings(found: Element | readonly Element[], what: What): string[] {
  const elements = found instanceof Element ? [found] : found;

  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  };

  const labelsOf = (element: Element): string => {
    const { ownerDocument } = element;
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.flatMap((id) => ownerDocument.getElementById(id) ?? []);
    const around = element.closest('label');
    const own =
      element.id === '' ? null : ownerDocument.querySelector(`label[for="${element.id}"]`);
    const legend = element.querySelector(':scope > legend');
    const labels = texts.length > 0 ? texts : [own ?? around ?? legend ?? element];
    return labels.map(textOf).join(' ');
  };

  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ?? labelsOf(element);

  return elements.map(what === 'text' ? textOf : nameOf);
}
