const inTitleCase = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/**
 * "CARLOS VEGA LUNA" → "Carlos V.", for titles: first name and the initial of the first surname. A middle
 * initial is not a surname.
 */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/[\s,]+/);
  const surname = others.find((word) => word.replace('.', '').length > 1) ?? others.at(-1);
  return surname ? `${inTitleCase(first)} ${surname.charAt(0).toUpperCase()}.` : inTitleCase(first);
}
