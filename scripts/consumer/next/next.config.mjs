import { fileURLToPath } from 'node:url';

/** The modules are beside this folder. */
const root = fileURLToPath(new URL('..', import.meta.url));

export default { turbopack: { root }, outputFileTracingRoot: root };
