const KILOBYTE = 1024;

/** "820 KB", "3.4 MB": the units are the same in both languages. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
