/**
 * Reads a time as people write it: `8:30`, `8.30`, `8h30`, `830`, `8`, `5:30 pm`.
 * @returns the time as files have it, e.g. `08:30`; undefined for anything else
 */
export function timeOfDay(text: string): string | undefined {
  const [, hour, minute = '00', half] =
    /^(\d{1,2})(?:\s*[:.h]?\s*([0-5]\d))?\s*(?:([ap])\.?m\.?|h)?$/i.exec(text.trim()) ?? [];
  if (hour === undefined) return undefined;
  const isLate = half?.toLowerCase() === 'p';
  if (half && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const hours = half ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  return hours > 23 ? undefined : `${String(hours).padStart(2, '0')}:${minute}`;
}
