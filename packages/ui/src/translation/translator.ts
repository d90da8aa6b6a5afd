/** Translates one text into itself, as browsers do it; returns how to show the original again. */
export type Translator = (text: Text) => () => void;

const font = (...content: readonly (Node | string)[]) => {
  const element = document.createElement('font');
  element.append(...content);
  return element;
};

/** As Chrome: two elements in place of the text, which it holds on to. */
export const replaceByTwo: Translator = (text) => {
  const translation = font(font(text.data));
  text.replaceWith(translation);
  return () => translation.parentNode && translation.replaceWith(text);
};

/** As several extensions: the text itself goes into an element that stands where it stood. */
export const wrapItself: Translator = (text) => {
  const translation = font();
  text.before(translation);
  translation.append(text);
  return () => translation.parentNode && translation.replaceWith(text);
};

/** Translates every text below an element, or with a share of n each nth one. */
export function translateWithin(root: Element, translate: Translator, share = 1): () => void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const isWords = currentNode instanceof Text && currentNode.data.trim() !== '';
    const isOpen = currentNode.parentElement?.closest('font, script, style, textarea') === null;
    if (isWords && isOpen) texts.push(currentNode);
  }
  const chosen = texts.filter((_, at) => share > 0 && at % share === 0);
  const restores = chosen.map(translate);
  return () => {
    for (const restore of restores) restore();
  };
}
