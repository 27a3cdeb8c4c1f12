import { WINDOWS_1252_HIGH } from '../../../../src/domain/imports/windows1252';

/** Windows-1252 as text: some builds of Node read it as ISO-8859-1, where these bytes are control characters. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return latin.replace(
    /[\u0080-\u009f]/g,
    (control) => WINDOWS_1252_HIGH[control.charCodeAt(0) - 0x80] ?? control,
  );
}
