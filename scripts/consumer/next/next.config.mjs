import { fileURLToPath } from 'node:url';

/** The modules lie beside this folder. */
const root = fileURLToPath(new URL('..', import.meta.url));

export default { turbopack: { root }, outputFileTracingRoot: root };
