/** Whether a host name or address always means this computer. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return /^(.+\.)?localhost$|^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(name);
}

/** The host in a Host header, without the port. */
export function hostOf(header: string | undefined): string {
  return (header ?? '').replace(/:\d+$/, '');
}
