/** A button's only text, in its own module: a page with just a button doesn't load the catalogue. */
export const englishLoading = 'Loading';
