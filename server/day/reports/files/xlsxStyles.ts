/** How a column of a sheet looks: its number format and its width in characters. */
export const CELL_LOOKS = {
  text: { format: 0, width: 24 },
  day: { format: 14, width: 12 },
  moment: { format: 0, width: 22 },
  count: { format: 3, width: 12 },
  number: { format: 164, width: 12 },
  money: { format: 165, width: 14 },
  percent: { format: 166, width: 12 },
} as const;
export type CellLook = keyof typeof CELL_LOOKS;

/** Formats beyond the built-in ones. */
const FORMATS = { 164: '#,##0.0', 165: '&quot;$&quot;#,##0.00;-&quot;$&quot;#,##0.00', 166: '0.0%' } as const;
const LOOKS = Object.keys(CELL_LOOKS) as CellLook[];

/** Number of a look in the styles: the plain ones first, then the bold ones. */
export function styleOf(look: CellLook, isBold: boolean): number {
  return LOOKS.indexOf(look) + (isBold ? LOOKS.length : 0);
}

export function stylesXml(namespace: string): string {
  const formats = Object.entries(FORMATS).map(
    ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`,
  );
  const looks = [0, 1].flatMap((font) =>
    LOOKS.map(
      (look) =>
        `<xf numFmtId="${CELL_LOOKS[look].format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    ),
  );
  return `<styleSheet xmlns="${namespace}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks.join('')}</cellXfs></styleSheet>`;
}
