type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor turned on data saving, or has a slow connection. Only Chromium-based browsers tell. */
export function isConnectionSlow(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || /2g|3g/.test(effectiveType);
}
