/** XML knows no control characters; half of a pair becomes a sign of its own when the text is encoded. */
const NOT_XML = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text between tags or in an attribute: one character that XML does not know would break the whole document. */
export function xmlText(text: string): string {
  return text.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
