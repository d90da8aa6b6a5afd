import * as z from 'zod/mini';

/**
 * An email address: atoms joined by dots (RFC 5321), and a domain with a top level; an international domain in its ASCII
 * form (`xn--…`). Zod's own pattern refuses `&` and other signs of an atom.
 */
export const emailAddress = /* @__PURE__ */ z.email({
  pattern:
    /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?\.)+[A-Za-z][A-Za-z\d-]*[A-Za-z\d]$/,
});
