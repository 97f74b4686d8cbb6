/**
 * The network of a visitor, for limits: an IPv4 address, or the first 64 bits of an IPv6 address, because one visitor
 * usually has all addresses that begin with them.
 * @param address as Cloudflare writes it in `CF-Connecting-IP`
 */
export function networkOf(address: string): string {
  // An IPv4 address in the notation of IPv6 ends with dots and decimal numbers.
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8).fill('0');
  const all = [...start, ...zeros.slice(start.length + end.length), ...end];
  return `${all.slice(0, 4).join(':')}::/64`;
}
