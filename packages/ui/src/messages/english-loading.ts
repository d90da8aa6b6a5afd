/** The one text of a button, apart from the others: a page with a button alone brings no catalogue. */
export const englishLoading = 'Loading';
