/** First part of the query keys of templates. */
export const templatesKey = 'payment-link-templates';
