/** The host's name without its port. */
const hostnameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1');

/** Whether a host can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  const name = hostnameOf(host);
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^127(?:\.\d{1,3}){3}$/.test(name)
  );
}

/** The brand that a host names by its first label: `harbor` of `harbor.localhost:4400`. */
export const brandOfHost = (host: string): string => hostnameOf(host).split('.')[0] ?? '';
